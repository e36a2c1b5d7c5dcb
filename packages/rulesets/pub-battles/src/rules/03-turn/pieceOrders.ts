import {
  replaceTop,
  SETTING,
  topFrame,
  type Answer,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import { isAtHand, movesWith, whyNotAct, type Order } from './acting.ts';
import { goFirst, whyNotFirst } from '../08-reserves/arranging.ts';
import { dependsOnWay, inCommandRange, placeOfAttack } from '../06-attack/attack.ts';
import { placeBehind } from '../06-attack/support.ts';
import { kindOf } from '../02-pieces/blocks.ts';
import { bombard, whyNotBombard } from '../07-sight/bombardment.ts';
import { couldPassTown } from '../04-movement/buildings.ts';
import { firesWithOthers, whyNotForsake } from '../05-disengaging/crossfire.ts';
import type { PubGame, PubReport } from '../../state/definition.ts';
import { hide, judgeHide } from '../08-reserves/hiding.ts';
import { leaveMap, whyNotLeave } from '../12-victory/leaving.ts';
import {
  judgeAttack,
  judgeFace,
  judgeMarch,
  judgeRoad,
  judgeSupport,
} from '../04-movement/marching.ts';
import type { Place } from '../../state/field.ts';
import type { MoveOf, PubMove } from '../../state/moves.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { RESERVE, type State } from '../../state/state.ts';
import { whyNotStay } from '../05-disengaging/underFire.ts';
import { pieceTagged } from '../../state/tags.ts';
import { pack, rally, unpack, whyNotPack, whyNotRally, whyNotUnpack } from '../09-supply/trains.ts';
import { isNight } from './turn.ts';
import { unmaskSeen } from '../08-reserves/unmask.ts';
import { attackWith, faceWith, marchWith } from '../04-movement/walking.ts';
import type { Effort } from '../04-movement/ways.ts';

const REFUSED = { noBombardAtNight: refuse('PB-12.6', 'noBombardAtNight') } as const;

/** The moves of a Command that are about one piece. */
type PieceMove = Extract<PubMove, { piece: string }>;

/** What one piece may be told to do. */
interface Bid<M> {
  readonly check: (state: State, piece: number, move: M, frame: Order) => Refusal | undefined;
  readonly play: (state: State, piece: number, move: M, report: PubReport, dice: Dice) => void;
  /** PB-8.1, PB-9.3: whether it may be told whatever it did before. */
  readonly anyTime?: true;
}

/** An order, as an answer to what is asked of a Command. */
interface Told<M> {
  readonly check: (state: State, frame: Order, move: M) => Refusal | undefined;
  readonly play: Answer<PubGame, Order, M>['play'];
}

function told<M extends PieceMove>({ check, play, anyTime }: Bid<M>): Told<M> {
  return {
    check(state, frame, move) {
      const forsaken = whyNotForsake(state, frame, move);
      if (forsaken !== undefined) return forsaken;
      const piece = pieceTagged(state, move.piece);
      // The same answer for a name of the enemy's, be it on the map or not.
      const isFree = anyTime === true && piece >= 0 && movesWith(state, frame, piece);
      const refusal = isFree ? undefined : whyNotAct(state, frame, piece);
      return refusal ?? check(state, piece, move, frame);
    },
    play(state, frame, move, dice, report) {
      // PB-8.1: the order of a reserve is no move.
      if (move.type !== 'first' && isForTroops(state, frame, [move.piece])) fixRange(state, frame);
      play(state, pieceTagged(state, move.piece), move, report, dice);
      // PB-8.3: what it has brought into sight.
      unmaskSeen(state, report);
    },
  };
}

/** PB-4 to PB-9: by type of move, why not and what then. */
export const PIECE_ORDERS = {
  march: told<MoveOf<'march'>>({
    check: (state, piece, { to, facing }) => refusalIn(judgeMarch(state, piece, to, facing, 'any')),
    play(state, piece, { to, facing }, report) {
      const effort = effortOf(state, piece, to, report);
      marchWith(state, piece, sure(judgeMarch(state, piece, to, facing, effort)), report);
    },
  }),
  road: told<MoveOf<'road'>>({
    check: (state, piece, move) => refusalIn(judgeRoad(state, piece, move, 'any')),
    play: (state, piece, move, report) =>
      marchWith(state, piece, sure(judgeRoad(state, piece, move)), report),
  }),
  attack: told<MoveOf<'attack'>>({
    check: (state, piece, move, { inRange }) =>
      refusalIn(judgeAttack(state, piece, pieceTagged(state, move.target), move, inRange, 'any')),
    play(state, piece, move, report) {
      const target = pieceTagged(state, move.target);
      const { inRange } = topFrame(state) as Order;
      const effort = effortOfAttack(state, piece, target, move, report);
      const attack = sure(judgeAttack(state, piece, target, move, inRange, effort));
      attackWith(state, piece, target, move.edge, attack, report);
    },
  }),
  support: told<MoveOf<'support'>>({
    check: (state, piece, { lead }) =>
      refusalIn(judgeSupport(state, piece, pieceTagged(state, lead), 'any')),
    play(state, piece, move, report) {
      const lead = pieceTagged(state, move.lead);
      const { x, y } = placeBehind(state, piece, lead);
      const effort = effortOf(state, piece, [x, y], report);
      marchWith(state, piece, sure(judgeSupport(state, piece, lead, effort)), report);
    },
  }),
  face: told<MoveOf<'face'>>({
    check: (state, piece, { target }) =>
      refusalIn(judgeFace(state, piece, pieceTagged(state, target))),
    play: (state, piece, { target }, report) =>
      faceWith(state, piece, sure(judgeFace(state, piece, pieceTagged(state, target))), report),
  }),
  hide: told<MoveOf<'hide'>>({
    check: (state, piece, { hq }) =>
      refusalIn(judgeHide(state, piece, pieceTagged(state, hq), 'any')),
    play(state, piece, move, report) {
      const hq = pieceTagged(state, move.hq);
      hide(state, piece, hq, sure(judgeHide(state, piece, hq)), report);
    },
  }),
  bombard: told<MoveOf<'bombard'>>({
    check(state, piece, move, frame) {
      if (isNight(state)) return REFUSED.noBombardAtNight;
      const target = pieceTagged(state, move.target);
      const refusal = whyNotBombard(state, piece, target);
      if (refusal !== undefined || firesWithOthers(state, frame, piece, target)) return refusal;
      return whyNotStay(state, frame, piece);
    },
    play: (state, piece, { target }, report, dice) =>
      bombard(state, piece, pieceTagged(state, target), dice, report),
  }),
  rally: told<MoveOf<'rally'>>({
    check: (state, piece, { facing }, frame) =>
      whyNotRally(state, piece, facing) ?? whyNotStay(state, frame, piece),
    play: (state, piece, { facing }, report) => rally(state, piece, facing, report),
  }),
  first: told<MoveOf<'first'>>({
    anyTime: true,
    check: (state, piece) => whyNotFirst(state, piece),
    play: (state, piece, _move, report) => goFirst(state, piece, report),
  }),
  unpack: told<MoveOf<'unpack'>>({
    anyTime: true,
    check(state, piece, _move, frame) {
      const refusal = whyNotUnpack(state, piece, state[SETTING].army.commands[frame.command].side);
      if (refusal !== undefined || state.moved[piece] === 1) return refusal;
      return whyNotStay(state, frame, piece);
    },
    play: (state, piece, _move, report) => unpack(state, piece, report),
  }),
  pack: told<MoveOf<'pack'>>({
    check: (state, piece) => whyNotPack(state, piece),
    play: (state, piece, _move, report) => pack(state, piece, report),
  }),
  leave: told<MoveOf<'leave'>>({
    check: (state, piece) => whyNotLeave(state, piece),
    play: (state, piece, _move, report) => leaveMap(state, piece, report),
  }),
  stand: told<MoveOf<'stand'>>({
    check: (state, piece, _move, frame) => whyNotStay(state, frame, piece),
    play(state, piece) {
      state.moved[piece] = 1;
      if (state.place[piece] === RESERVE) state.stood[piece] = 1;
    },
  }),
};

/**
 * How hard a way is looked for that is marched: any will do where nobody notices which it is, since it is told to
 * nobody, leaves no trail of an HQ (PB-8.2), and could not lead through a town (PB-4.4).
 */
function effortOf(state: State, piece: number, to: Place, report: PubReport): Effort {
  const isNoticed = report !== undefined || kindOf(state, piece) === 'hq';
  return isNoticed || couldPassTown(state, piece, to) ? 'best' : 'any';
}

/** The same for an attack: where it could not come over a river (PB-6.7) and comes from lower ground (PB-10.4) or not, whichever way it goes. */
function effortOfAttack(
  state: State,
  piece: number,
  target: number,
  { edge, aside }: MoveOf<'attack'>,
  report: PubReport,
): Effort {
  const block = placeOfAttack(state, piece, target, edge, aside);
  const effort = effortOf(state, piece, [block.x, block.y], report);
  return effort === 'best' || dependsOnWay(state, piece, block) ? 'best' : 'any';
}

function refusalIn(judged: object): Refusal | undefined {
  return isRefusal(judged) ? judged : undefined;
}

/** What `check` has allowed. */
function sure<T extends object>(judged: T | Refusal): T {
  if (isRefusal(judged)) throw new Error(`played against ${judged.rule}`);
  return judged;
}

/** PB-4.7: whether others than HQs move for the first time. */
export function isForTroops(state: State, { inRange }: Order, tags: readonly string[]): boolean {
  return inRange === null && tags.some((tag) => kindOf(state, pieceTagged(state, tag)) !== 'hq');
}

/** PB-4.7, PB-6.1: with the first piece that is no HQ, command range is measured. */
export function fixRange(state: State, frame: Order): void {
  const inRange: number[] = [];
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.command[piece] !== frame.command || kindOf(state, piece) === 'hq') continue;
    if (isAtHand(state, piece) && inCommandRange(state, piece)) inRange.push(piece);
  }
  replaceTop(state, { ...frame, inRange });
}
