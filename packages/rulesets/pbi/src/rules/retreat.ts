import { oppositeEdge, stepToEdge, type Edge } from '@sandtable/board';
import {
  SETTING,
  message,
  otherSide,
  replaceTop,
  refuse,
  type SideNumber,
} from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { GROUPS, SIDE, SQUARE } from '../state/frameFields.ts';
import { ATTACKER } from '../state/groups.ts';
import { removeGroups } from './morale.ts';
import { objectionOf } from './objections.ts';
import { countIn, IDLE, MOVED, standTogether, WITHDREW, type State } from '../state/state.ts';
import { GROUPS_A_SQUARE } from './tables.ts';

const REFUSED = {
  notThere: refuse('QS-4.7', 'notThere'),
  notRetreating: refuse('QS-4.7', 'notRetreating'),
} as const;

/** QS-2.3: a side's base edge. */
export function baseEdge({ edge }: Pick<State, 'edge'>, side: SideNumber): Edge {
  const attackers = edge ?? 'south';
  return side === ATTACKER ? attackers : oppositeEdge(attackers);
}

/** Groups on their way one square toward their base edge. */
export interface Retreat {
  readonly type: 'retreat';
  readonly side: SideNumber;
  readonly from: number;
  readonly groups: readonly number[];
}

/**
 * QS-4.7: groups fall back or withdraw one square, straight toward their base edge; where that is
 * enemy-held or full, diagonally. Which of several ways each takes is the owner's choice.
 */
export const retreat: Definition<Retreat> = {
  fields: { side: SIDE, from: SQUARE, groups: GROUPS },
  on: ['activate', 'morale'],
  rule: 'QS-4.7',
  endsAtOnce: false,
  asked: (_state, frame) => frame.side,

  possible: (state, { side, from, groups }, below) =>
    groups.length > 0 &&
    standTogether(state, groups) &&
    state.at[groups[0]] === from &&
    state[SETTING].roster.sideOf[groups[0]] === side &&
    (below?.type !== 'morale' || side === state.side),

  settle(state, frame, _dice, report) {
    const { side, from, groups } = frame;
    if (groups.length > 0 && straightBack(state, side, from) === -1) {
      state.stack.pop();
      removeGroups(state, groups, 'offBoard', 'QS-4.7', report);
      return true;
    }
    const ways = groups.length > 0 ? waysBack(state, frame) : [];
    if (ways.length > 1 || (ways.length === 1 && room(state, side, ways[0]) < groups.length)) {
      return false;
    }
    state.stack.pop();
    if (ways.length === 1) goBack(state, groups, ways[0], report);
    else if (groups.length > 0 && !isTakenCareOf(state, frame, report)) {
      removeGroups(state, groups, 'noRoom', 'QS-4.7', report);
    }
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    const ways = waysBack(state, frame);
    for (const group of frame.groups) for (const to of ways) list.push(make.retreat(group, to));
  },

  answers: {
    retreat: {
      check(state, frame, { group, to }) {
        const { board, roster } = state[SETTING];
        if (!frame.groups.includes(roster.named(group))) return REFUSED.notRetreating;
        return waysBack(state, frame).includes(board.named(to)) ? undefined : REFUSED.notThere;
      },
      play(state, frame, move, _dice, report) {
        const { board, roster } = state[SETTING];
        const group = roster.named(move.group);
        replaceTop(state, { ...frame, groups: frame.groups.filter((each) => each !== group) });
        goBack(state, [group], board.named(move.to), report);
      },
    },
  },

  ask: (state, { from }) => message('ask.retreat', { from: state[SETTING].board.names[from] }),
};

/** Whether an extension knows what becomes of groups that cannot go back. */
function isTakenCareOf(state: State, { from, groups }: Retreat, report: PbiReport): boolean {
  return state[SETTING].book.extension?.noWayBack?.(state, from, groups, report) ?? false;
}

function straightBack(state: State, side: SideNumber, from: number): number {
  const { board } = state[SETTING];
  return stepToEdge(board, from, baseEdge(state, side), 0);
}

/** The squares that the next group may fall back to: the straight one while it has room. */
function waysBack(state: State, { side, from }: Retreat): number[] {
  const { board } = state[SETTING];
  const straight = straightBack(state, side, from);
  if (room(state, side, straight) > 0) return [straight];
  const edge = baseEdge(state, side);
  return ([-1, 1] as const)
    .map((aside) => stepToEdge(board, from, edge, aside))
    .filter((square) => square !== -1 && room(state, side, square) > 0);
}

/** How many groups of a side a square still takes. */
function room(state: State, side: SideNumber, square: number): number {
  if (countIn(state, otherSide(side), square) > 0) return 0;
  if (objectionOf(state[SETTING].book.objections.enter, state, side, square)) return 0;
  return GROUPS_A_SQUARE - countIn(state, side, square);
}

/** QS-5.9: who goes back has no AP left. Who falls back does nothing else in this turn (QS-4.4). */
function goBack(state: State, groups: readonly number[], to: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const from = state.at[groups[0]];
  const fellBack = state.stack[0].type === 'morale';
  for (const group of groups) {
    state.at[group] = to;
    state.ap[group] = 0;
    state.flags[group] |= MOVED | (fellBack ? IDLE : WITHDREW);
  }
  report?.({
    type: 'retreated',
    rule: fellBack ? 'QS-4.4' : 'QS-10.8',
    groups: groups.map((group) => roster.ids[group]),
    from: board.names[from],
    to: board.names[to],
  });
}
