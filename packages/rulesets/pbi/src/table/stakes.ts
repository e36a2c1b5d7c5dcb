import {
  facesAgainst,
  message,
  NO_STAKES,
  otherSide,
  SETTING,
  topFrame,
  type Cited,
  type Part,
  type SideNumber,
  type Stakes,
} from '@sandtable/kernel';
import { asOwn, isOwn } from '../extension.ts';
import { chargers } from '../rules/assault.ts';
import { groundOf } from '../rules/ground.ts';
import { savesOn } from '../rules/hits.ts';
import { sumOf } from '../rules/modifiers.ts';
import { moraleDice } from '../rules/morale.ts';
import { motivate, needed } from '../rules/motivation.ts';
import { walkers } from '../rules/movement.ts';
import { chargedAt, snapDice, watchersOf } from '../rules/opportunity.ts';
import { withEverybody, type Volley } from '../rules/shooting.ts';
import {
  ASSAULT_COST,
  CLEAR_COST,
  EXTENSION_NEEDS,
  MARKER_CLEARS_ON,
  MORALE_FAILS_ON,
  OPPORTUNITY_ON,
  POINTS_A_GROUP,
} from '../rules/tables.ts';
import { residual } from '../rules/turn.ts';
import type { Definition } from '../state/definition.ts';
import type { Frame } from '../state/frames.ts';
import { ATTACKER } from '../state/groups.ts';
import type { MoveOf, PbiMove } from '../state/moves.ts';
import { countIn, groupsIn, type State } from '../state/state.ts';

/** What a move costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, side: SideNumber, move: PbiMove): Stakes {
  const { extension } = state[SETTING].book;
  if (isOwn(move)) return extension?.stakes?.(state, asOwn(move)) ?? NO_STAKES;
  const told = byTheBook(state, side, move);
  const more = extension?.alsoRisks?.(state, move) ?? [];
  return more.length === 0 ? told : { ...told, risks: [...told.risks, ...more] };
}

function byTheBook(state: State, side: SideNumber, move: PbiMove): Stakes {
  const { board, roster } = state[SETTING];
  switch (move.type) {
    case 'march': {
      const [from, to] = [board.named(move.from), board.named(move.to)];
      return marching(state, from, to, walkers(state, from, to));
    }
    case 'assault': {
      const [from, to] = [board.named(move.from), board.named(move.to)];
      return assaulting(state, from, to, chargers(state, from, to));
    }
    case 'aim': {
      const groups = groupsIn(state, side, board.named(move.from));
      const ap = Math.min(...groups.map((group) => roster.kindOf[group].shotCost));
      return costing(cite('QS-5.8', 'shot', { ap }));
    }
    case 'join':
    case 'go':
    case 'all':
    case 'add':
    case 'fire':
      return gathering(state, move);
    case 'clear': {
      const count = groupsIn(state, side, board.named(move.square)).length;
      return {
        costs: [cite('QS-11.1', 'ap', { ap: CLEAR_COST, count })],
        risks: facesAgainst('QS-11.1', MARKER_CLEARS_ON - 1),
      };
    }
    case 'motivate': {
      const platoon = roster.platoonNamed(move.commander);
      return {
        costs: [cite('QS-5.1', 'attempt', { left: state.attempts[platoon] })],
        risks: facesAgainst('QS-5.2', needed(state, platoon, board.named(move.square)) - 1),
      };
    }
    case 'rest':
      return costing(cite('QS-3.4', 'attempts', { count: attemptsLeft(state) }));
    case 'close':
      return costing(cite('QS-5.9', 'lostAp', { count: state.ap.reduce((a, b) => a + b, 0) }));
    case 'endTurn': {
      const count = listed(residual, state).length - 1;
      return count === 0 ? NO_STAKES : costing(cite('QS-3.5', 'squares', { count }));
    }
    case 'extend':
      return { costs: [], risks: facesAgainst('QS-3.2', EXTENSION_NEEDS - 1) };
    case 'decline':
      return costing(cite('QS-3.3', 'extension'));
    case 'score':
      return costing(cite('QS-12.3', 'ends'));
    case 'test': {
      const dice = moraleDice(state, side, board.named(move.square));
      return risking(cite('QS-4.2', 'morale', { dice, needs: MORALE_FAILS_ON }));
    }
    case 'snap':
      return { costs: [], risks: facesAgainst('QS-9.1', OPPORTUNITY_ON - 1) };
    case 'hold': {
      const frame = topFrame(state);
      const count = frame.type === 'opportunity' ? frame.squares.length : 0;
      return costing(cite('QS-9.1', 'held', { count }));
    }
    case 'hit':
      return hitting(state, side, roster.named(move.group));
    case 'lose': {
      const count = POINTS_A_GROUP;
      return side === ATTACKER ? costing(cite('QS-12.2', 'points', { count })) : NO_STAKES;
    }
    case 'take':
    case 'lay':
    case 'generate':
    case 'finish':
    case 'edge':
    case 'deploy':
    case 'use':
    case 'playOn':
    case 'retreat':
      return NO_STAKES;
  }
}

/** QS-5.8, QS-9.2: AP for the square they leave, and who may shoot where they arrive. */
function marching(state: State, from: number, to: number, groups: readonly number[]): Stakes {
  const { roster } = state[SETTING];
  const { leaves } = groundOf(state);
  const ap = Math.max(...groups.map((group) => leaves[roster.kindNumber[group]][from]));
  return {
    costs: [cite('QS-5.8', 'ap', { ap, count: groups.length })],
    risks: shots(state, 'QS-9.2', watchersOf(state, to), to),
  };
}

/** QS-5.8, QS-9.3, QS-10.3: AP, who may shoot at the charge, and what strikes back. */
function assaulting(state: State, from: number, to: number, groups: readonly number[]): Stakes {
  const defenders = countIn(state, otherSide(state.side), to);
  const dice = sumOf(state[SETTING].book.modifiers.defence, state, defenders, to);
  return {
    costs: [cite('QS-5.8', 'ap', { ap: ASSAULT_COST, count: groups.length })],
    risks: [
      ...shots(state, 'QS-9.3', chargedAt(state, to), from),
      cite('QS-10.3', 'defence', { dice }),
    ],
  };
}

/** QS-9.1: which squares may shoot, and with how many dice if all of them are ready. */
function shots(state: State, rule: string, squares: readonly number[], target: number): Cited[] {
  if (squares.length === 0) return [];
  const { names } = state[SETTING].board;
  return [
    cite(rule, 'opportunity', {
      squares: squares.map((square) => names[square]),
      count: squares.length,
      needs: OPPORTUNITY_ON,
      dice: squares.reduce((sum, square) => sum + snapDice(state, square, target), 0),
    }),
  ];
}

/** Who takes part in what has been begun: what it costs them, and what it risks once they go. */
function gathering(state: State, move: MoveOf<'join' | 'go' | 'all' | 'add' | 'fire'>): Stakes {
  const { roster } = state[SETTING];
  const frame = topFrame(state);
  if (frame.type === 'volley') {
    if (move.type === 'all') return volleying(state, withEverybody(state, frame));
    if (move.type !== 'add') return volleying(state, frame);
    const { group, shots: count } = move;
    return volleying(state, { ...frame, party: [roster.named(group)], shots: [count] });
  }
  if (frame.type !== 'march' && frame.type !== 'assault') return NO_STAKES;
  const { from, to } = frame;
  const stakesOf = frame.type === 'march' ? marching : assaulting;
  const able = frame.type === 'march' ? walkers : chargers;
  if (move.type === 'all') return stakesOf(state, from, to, able(state, from, to));
  if (move.type !== 'join') return stakesOf(state, from, to, frame.party);
  // Nobody goes yet: what is risked is told of those who do.
  return costing(...stakesOf(state, from, to, [roster.named(move.group)]).costs);
}

/** QS-5.8: AP for every shot. */
function volleying(state: State, { party, shots: fired }: Volley): Stakes {
  const { roster } = state[SETTING];
  const ap = party.reduce((sum, group, i) => sum + fired[i] * roster.kindOf[group].shotCost, 0);
  return costing(cite('QS-5.8', 'shots', { ap }));
}

/** QS-8.5: that one of one's own falls. */
function hitting(state: State, side: SideNumber, group: number): Stakes {
  const frame = topFrame(state);
  if (frame.type !== 'allocate' || state[SETTING].roster.sideOf[group] !== side) return NO_STAKES;
  const faces = savesOn(state, group, frame.cover) - 1;
  return risking(cite('QS-8.5', 'falls', { faces }));
}

/** QS-5.1: the attempts of commanders who could still try something. */
function attemptsLeft(state: State): number {
  const { roster } = state[SETTING];
  const able = listed(motivate, state).flatMap((move) =>
    move.type === 'motivate' ? [roster.platoonNamed(move.commander)] : [],
  );
  return [...new Set(able)].reduce((sum, platoon) => sum + state.attempts[platoon], 0);
}

function listed<F extends Frame>(definition: Definition<F>, state: State): PbiMove[] {
  const list: PbiMove[] = [];
  definition.moves(state, topFrame(state) as F, list, state.side);
  return list;
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function risking(...risks: readonly Cited[]): Stakes {
  return { costs: [], risks };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.${key}`, parts) };
}
