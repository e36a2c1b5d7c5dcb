import {
  facesAgainst,
  message,
  NO_STAKES,
  SETTING,
  topFrame,
  type Cited,
  type Part,
  type Stakes,
} from '@sandtable/kernel';
import type { BlockEdge, Rectangle } from '@sandtable/table';
import { outlookOf, percentOf } from '../advice/outlook.ts';
import { kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { whyNotAct, type Order } from '../rules/03-turn/acting.ts';
import {
  judgeAttack,
  judgeMarch,
  judgeRoad,
  judgeSupport,
  type March,
} from '../rules/04-movement/marching.ts';
import { originOf } from '../rules/04-movement/origins.ts';
import { marchesOf, stepsOf } from '../rules/04-movement/together.ts';
import { fieldsOver } from '../rules/05-disengaging/fieldsOfFire.ts';
import { diceOf, needsAgainst, needsOf } from '../rules/10-combat/fire.ts';
import { firstRoundOf } from '../rules/10-combat/leads.ts';
import type { Attack } from '../rules/06-attack/attack.ts';
import { supportSeen } from '../rules/06-attack/knownSupport.ts';
import { gunsOver } from '../rules/07-sight/bombardment.ts';
import { knownArm, wouldBeSpotted } from '../rules/07-sight/spotting.ts';
import { judgeHide } from '../rules/08-reserves/hiding.ts';
import { hidesAnybody } from '../rules/08-reserves/unmask.ts';
import { isRefusal } from '../rules/refusal.ts';
import { isNight } from '../rules/03-turn/turn.ts';
import type { SideIndex } from '../state/field.ts';
import type { MoveOf, PubMove } from '../state/moves.ts';
import type { Contact, State } from '../state/state.ts';
import { byBlock, pieceTagged, tagOf } from '../state/tags.ts';
import { quarters } from './placeWords.ts';

/** What a move costs and risks, by what the side that makes it knows (PB-7.5). */
export function stakes(state: State, side: SideIndex, move: PubMove): Stakes {
  switch (move.type) {
    case 'march': {
      const piece = pieceTagged(state, move.piece);
      return marching(state, side, piece, judgeMarch(state, piece, move.to, move.facing));
    }
    case 'road': {
      const piece = pieceTagged(state, move.piece);
      return marching(state, side, piece, judgeRoad(state, piece, move), 'PB-4.6');
    }
    case 'support': {
      const piece = pieceTagged(state, move.piece);
      return marching(
        state,
        side,
        piece,
        judgeSupport(state, piece, pieceTagged(state, move.lead)),
      );
    }
    case 'hide': {
      const piece = pieceTagged(state, move.piece);
      const way = judgeHide(state, piece, pieceTagged(state, move.hq));
      return isRefusal(way) ? NO_STAKES : costing(paid(state, piece, way.cost));
    }
    case 'together':
      return together(state, side, move);
    case 'attack':
      return attacking(state, side, move);
    case 'bombard':
      return costing(cite('PB-7.1', 'moved'));
    case 'rally':
      return costing(cite('PB-9.1', 'moved'));
    case 'face':
      return costing(cite('PB-5.4', 'moved'));
    case 'stand':
      return costing(cite('PB-3.2', 'moved'));
    case 'unpack':
      return costing(cite('PB-9.3', 'unpacked'));
    case 'pack':
      return costing(cite('PB-12.4', 'forcedBack'));
    case 'leave':
      return costing(cite('PB-12.10', 'gone'));
    case 'end':
      return ending(state);
    case 'delay':
      return altering(state, 'PB-3.3', move.by);
    case 'jump':
      return altering(state, 'PB-3.4', move.by);
    case 'stay':
      return staying(state, side);
    case 'retire':
      return costing(cite('PB-12.5', 'retire'));
    case 'raise':
    case 'enlist':
    case 'ready':
    case 'edge':
    case 'deploy':
    case 'keep':
    case 'assign':
    case 'begin':
    case 'accept':
    case 'first':
    case 'resolve':
    case 'withdraw':
    case 'fire':
    case 'relieve':
    case 'retreat':
    case 'remain':
    case 'recover':
      return NO_STAKES;
  }
}

/** PB-1.3: how much of its rate it takes; and what could fire at it where it ends. */
function marching(
  state: State,
  side: SideIndex,
  piece: number,
  march: March | { readonly rule: string },
  rule?: string,
): Stakes {
  if ('rule' in march) return NO_STAKES;
  return {
    costs: [paid(state, piece, march.cost, rule)],
    risks: [
      ...unmasking(state, piece, march.block),
      ...underFire(state, side, [{ piece, block: march.block, column: march.column }]),
    ],
  };
}

/** PB-8.3: an HQ that is seen where it goes shows all whom it hides. */
function unmasking(state: State, hq: number, block: Rectangle): Cited[] {
  if (kindOf(state, hq) !== 'hq' || !hidesAnybody(state, hq)) return [];
  return wouldBeSpotted(state, hq, block) ? [cite('PB-8.3', 'unmasks')] : [];
}

/** PB-1.3, and PB-4.6 for a march by road. */
function paid(state: State, piece: number, cost: number, rule = 'PB-1.3'): Cited {
  const { budget } = originOf(state, piece);
  return cite(rule, 'cost', { cost: quarters(cost), rate: quarters(budget) });
}

/** PB-4.7: what it takes of the one that goes farthest for its rate, and what could fire at any of them. */
function together(state: State, side: SideIndex, move: MoveOf<'together'>): Stakes {
  const marches = marchesOf(state, move);
  if (marches === undefined) return NO_STAKES;
  const lead = pieceTagged(state, move.pieces[0]);
  return {
    costs: [paid(state, lead, Math.max(...marches.map(({ cost }) => cost)))],
    risks: underFire(
      state,
      side,
      stepsOf(state, move).map(({ piece }, i) => ({
        piece,
        block: marches[i].block,
        column: marches[i].column,
      })),
    ),
  };
}

/** A piece, and how it would stand. */
interface Moved {
  readonly piece: number;
  readonly block: Rectangle;
  readonly column: boolean;
}

/** PB-5.1, PB-7.1: in whose fields of fire these would be, and which guns could bombard them. */
function underFire(
  state: State,
  side: SideIndex,
  moved: readonly Moved[],
  without: readonly number[] = [],
): Cited[] {
  const over = (found: (moved: Moved) => readonly number[]): number[] =>
    [...new Set(moved.flatMap(found))]
      .filter((enemy) => !without.includes(enemy))
      .toSorted(byBlock(state));
  const fields = over(({ block }) => fieldsOver(state, block, side));
  const guns = isNight(state) ? [] : over(({ piece, block }) => gunsOver(state, piece, block));
  return [
    ...(fields.length > 0 ? [cite('PB-5.1', 'field', { pieces: tagsOf(state, fields) })] : []),
    ...(guns.length > 0 ? [bombarding(state, guns, moved)] : []),
  ];
}

/** PB-7.1: with how many dice, and what they need against whoever is hit most easily. */
function bombarding(state: State, guns: readonly number[], moved: readonly Moved[]): Cited {
  const needs = guns.flatMap((gun) =>
    moved.map(({ block, column }) => needsAgainst(state, gun, block, column)),
  );
  return cite('PB-7.1', 'guns', {
    pieces: tagsOf(state, guns),
    dice: guns.reduce((sum, gun) => sum + diceOf(state, gun), 0),
    needs: Math.min(...needs),
  });
}

function tagsOf(state: State, pieces: readonly number[]): string[] {
  return pieces.map((piece) => tagOf(state, piece));
}

/** PB-6: how much of its rate it takes, and what helps the defender as far as that is known. */
function attacking(state: State, side: SideIndex, move: MoveOf<'attack'>): Stakes {
  const [piece, target] = [pieceTagged(state, move.piece), pieceTagged(state, move.target)];
  const { inRange } = topFrame(state) as Order;
  const attack = judgeAttack(state, piece, target, move, inRange);
  if (isRefusal(attack)) return NO_STAKES;
  const { block, way, river, uphill, others } = attack;
  const support = supportSeen(state, target, side);
  // Whom it fights, and who stands behind him, are told of already.
  const met = [target, support, ...others.map(({ enemy }) => enemy)];
  const [ours, theirs] = firstRound(state, piece, target, attack, move.edge);
  return {
    gains: [cite('PB-10.3', 'hits', { dice: diceOf(state, piece), needs: ours })],
    costs: [paid(state, piece, way.cost)],
    risks: [
      cite('PB-10.3', 'struck', { needs: theirs }),
      ...(river ? [cite('PB-6.7', 'river')] : []),
      ...(uphill ? [cite('PB-10.4', 'uphill')] : []),
      ...(support >= 0 ? [cite('PB-6.3', 'supported')] : []),
      ...(knownArm(state, target, side) === 'artillery' ? [cite('PB-6.4', 'gunsFirst')] : []),
      ...underFire(state, side, [{ piece, block, column: false }], met),
    ],
  };
}

/** PB-10.3, PB-10.4: what a die of the attacker, and one of its target, needs in the first round. */
function firstRound(
  state: State,
  attacker: number,
  defender: number,
  { block, river, uphill }: Attack,
  edge: BlockEdge,
): readonly [number, number] {
  const contact: Contact = { attacker, defender, edge, river, uphill };
  const there: State = {
    ...state,
    x: state.x.with(attacker, block.x),
    y: state.y.with(attacker, block.y),
    facing: state.facing.with(attacker, block.facing),
    column: state.column.with(attacker, 0),
    contacts: [...state.contacts, contact],
  };
  const needs = (firer: number, target: number): number =>
    needsOf(there, firer, target, contact, firstRoundOf(contact));
  return [needs(attacker, defender), needs(defender, attacker)];
}

/** PB-3.2: who of the Command has not moved, and then does not. */
function ending(state: State): Stakes {
  const frame = topFrame(state) as Order;
  const count = state.place.filter(
    (_, piece) => whyNotAct(state, frame, piece) === undefined,
  ).length;
  return count === 0 ? NO_STAKES : costing(cite('PB-3.2', 'unmoved', { count }));
}

/** PB-3.5: an HQ tries once in a turn, and needs its rating or less. */
function altering(state: State, rule: string, tag: string): Stakes {
  const { rating } = state[SETTING].army.commands[state.command[pieceTagged(state, tag)]];
  return {
    costs: [cite('PB-3.5', 'tried', { by: tag })],
    risks: facesAgainst(rule, FACES - rating),
  };
}

const FACES = 6;

/** PB-10.2: how the combat will end for one's own of the two that fight, by the exact odds. */
function staying(state: State, side: SideIndex): Stakes {
  const ahead = outlookOf(state);
  if (ahead === undefined) return NO_STAKES;
  const whose = sideOfPiece(state, ahead.attacker) === side ? 'attacker' : 'defender';
  const [retreats, destroyed] = [
    percentOf(ahead, whose, 'retreated'),
    percentOf(ahead, whose, 'destroyed'),
  ];
  return { costs: [], risks: [cite('PB-10.2', 'outlook', { retreats, destroyed })] };
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.${key}`, parts) };
}
