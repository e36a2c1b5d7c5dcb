import { hasSquare } from '@sandtable/board';
import { SETTING, message, otherSide, replaceTop, refuse, type Refusal } from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { GROUPS, SQUARE } from '../state/frameFields.ts';
import { groundOf } from './ground.ts';
import { type PbiMove } from '../state/moves.ts';
import { watchArrival } from './opportunity.ts';
import { objectionOf } from './objections.ts';
import { nearer } from './nearer.ts';
import { census, type Census } from '../state/census.ts';
import {
  countIn,
  DIAGONAL,
  groupsIn,
  MOVED,
  ON_BOARD,
  PINNED,
  type State,
} from '../state/state.ts';
import { GROUPS_A_SQUARE } from './tables.ts';

const REFUSED = {
  pinned: refuse('QS-4.3', 'pinned'),
  noAp: refuse('QS-5.8', 'noAp'),
  notAdjacent: refuse('QS-6.1', 'notAdjacent'),
  noGroups: refuse('QS-6.1', 'noGroups'),
  diagonal: refuse('QS-6.2', 'diagonal'),
  enemyHeld: refuse('QS-6.3', 'enemyHeld'),
  full: refuse('QS-6.3', 'full'),
  noPlaceForAll: refuse('QS-6.3', 'noPlaceForAll'),
  notOfParty: refuse('QS-5.7', 'notOfParty'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),
} as const;

export function listMarches(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  list: PbiMove[],
): void {
  const { board, make } = state[SETTING];
  // Who can walk depends on no more than whether the step is diagonal.
  const straight = whyNobodySteps(state, groups, from, false);
  const diagonal = whyNobodySteps(state, groups, from, true);
  if (straight !== undefined && diagonal !== undefined) return;
  for (const to of board.neighbours[from]) {
    const refusal = board.isDiagonal(from, to) ? diagonal : straight;
    if ((refusal ?? whyNotEnter(state, now, from, to)) === undefined) {
      list.push(make.march(from, to));
    }
  }
}

/** Whether any march is listed. */
export function canMarch(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
): boolean {
  const { board } = state[SETTING];
  const straight = whyNobodySteps(state, groups, from, false);
  const diagonal = whyNobodySteps(state, groups, from, true);
  if (straight !== undefined && diagonal !== undefined) return false;
  return board.neighbours[from].some((to) => {
    const refusal = board.isDiagonal(from, to) ? diagonal : straight;
    return (refusal ?? whyNotEnter(state, now, from, to)) === undefined;
  });
}

/** QS-6.1: whether some group may go from one square to the next. */
export function whyNotMarch(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  to: number,
): Refusal | undefined {
  const { board } = state[SETTING];
  return (
    whyNotEnter(state, now, from, to) ??
    whyNobodySteps(state, groups, from, board.isDiagonal(from, to))
  );
}

/** QS-6.3: whether the square next to them can be entered at all. */
function whyNotEnter(state: State, now: Census, from: number, to: number): Refusal | undefined {
  const { board } = state[SETTING];
  if (board.range(from, to) !== 1) return REFUSED.notAdjacent;
  if (hasSquare(now.held[otherSide(state.side)], to)) return REFUSED.enemyHeld;
  if (now.count(state, state.side, to) >= GROUPS_A_SQUARE) return REFUSED.full;
  return objectionOf(state[SETTING].book.objections.enter, state, state.side, to);
}

/** QS-6.1: whether one of these groups, who are in the square, may take such a step. */
export function whyNobodySteps(
  state: State,
  groups: readonly number[],
  from: number,
  diagonally: boolean,
): Refusal | undefined {
  const { roster } = state[SETTING];
  const { leaves } = groundOf(state);
  let refusal: Refusal = REFUSED.noGroups;
  for (const g of groups) {
    if (state.ap[g] === 0) continue;
    const reason = whyNotStep(state, g, leaves[roster.kindNumber[g]][from], diagonally);
    if (reason === undefined) return undefined;
    refusal = nearer(STEP_ORDER, refusal, reason);
  }
  return refusal;
}

const STEP_ORDER = [REFUSED.noGroups, REFUSED.noAp, REFUSED.pinned, REFUSED.diagonal];

/** QS-5.8, QS-4.3, QS-6.2: whether one group may take such a step. */
function whyNotStep(
  state: State,
  group: number,
  cost: number,
  diagonally: boolean,
): Refusal | undefined {
  if (state.ap[group] < cost) return REFUSED.noAp;
  if ((state.flags[group] & PINNED) !== 0) return REFUSED.pinned;
  return diagonally && (state.flags[group] & DIAGONAL) !== 0 ? REFUSED.diagonal : undefined;
}

/** The groups that could go along. */
export function walkers(state: State, from: number, to: number): number[] {
  const { board, roster } = state[SETTING];
  const groups: number[] = [];
  const { leaves } = groundOf(state);
  const diagonally = board.isDiagonal(from, to);
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.at[g] !== from || state.ap[g] === 0 || state.status[g] !== ON_BOARD) continue;
    const cost = leaves[roster.kindNumber[g]][from];
    if (whyNotStep(state, g, cost, diagonally) === undefined) groups.push(g);
  }
  return groups;
}

/** Where one group alone can go, it goes; otherwise the player says who goes along. */
export function playMarch(state: State, from: number, to: number, report: PbiReport): void {
  const groups = walkers(state, from, to);
  if (groups.length === 1) step(state, groups, from, to, report);
  else state.stack.push({ type: 'march', from, to, party: [] });
}

/** Who goes along from one square to the next. */
export interface March {
  readonly type: 'march';
  readonly from: number;
  readonly to: number;
  readonly party: readonly number[];
}

/** QS-9.2: groups that move together are one target, so a player chooses who goes along. */
export const march: Definition<March> = {
  fields: { from: SQUARE, to: SQUARE, party: GROUPS },
  on: ['activate'],
  rule: 'QS-6.1',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { from, to, party } = frame;
    const able = walkers(state, from, to);
    const present = countIn(state, state.side, to);
    return (
      whyNotMarch(state, census(state), from, groupsIn(state, state.side, from), to) ===
        undefined &&
      party.every((group, i) => {
        const before = { ...frame, party: party.slice(0, i) };
        return whyNotJoin(before, present, able, group) === undefined;
      })
    );
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    const able = walkers(state, frame.from, frame.to);
    const present = countIn(state, state.side, frame.to);
    for (const group of able) {
      if (whyNotJoin(frame, present, able, group) === undefined) list.push(make.join(group));
    }
    if (frame.party.length > 0) list.push(make.go);
    if (whyNotAll(present, able) === undefined) list.push(make.all);
  },

  answers: {
    join: {
      check: (state, frame, { group }) =>
        whyNotJoin(
          frame,
          countIn(state, state.side, frame.to),
          walkers(state, frame.from, frame.to),
          state[SETTING].roster.named(group),
        ),
      play(state, frame, { group }) {
        const { roster } = state[SETTING];
        replaceTop(state, { ...frame, party: [...frame.party, roster.named(group)] });
      },
    },
    go: {
      check: (_state, { party }) => (party.length > 0 ? undefined : REFUSED.nobodyChosen),
      play(state, { from, to, party }, _move, _dice, report) {
        state.stack.pop();
        step(state, party, from, to, report);
      },
    },
    all: {
      check: (state, { from, to }) =>
        whyNotAll(countIn(state, state.side, to), walkers(state, from, to)),
      play(state, { from, to }, _move, _dice, report) {
        state.stack.pop();
        step(state, walkers(state, from, to), from, to, report);
      },
    },
  },

  ask: (state, { from, to }) =>
    message('ask.march', {
      from: state[SETTING].board.names[from],
      to: state[SETTING].board.names[to],
    }),
  fallback: ['go', 'all'],
};

/** QS-6.3: whether one of those who could may go along, where so many are in the square they go to. */
function whyNotJoin(
  { party }: March,
  present: number,
  able: readonly number[],
  group: number,
): Refusal | undefined {
  if (party.includes(group) || !able.includes(group)) return REFUSED.notOfParty;
  return present + party.length < GROUPS_A_SQUARE ? undefined : REFUSED.full;
}

function whyNotAll(present: number, able: readonly number[]): Refusal | undefined {
  return present + able.length <= GROUPS_A_SQUARE ? undefined : REFUSED.noPlaceForAll;
}

/** QS-6.1: they pay for the square they leave, and may be shot at where they arrive. */
function step(
  state: State,
  groups: readonly number[],
  from: number,
  to: number,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const { leaves } = groundOf(state);
  const marks = board.isDiagonal(from, to) ? MOVED | DIAGONAL : MOVED;
  for (const group of groups) {
    state.ap[group] -= leaves[roster.kindNumber[group]][from];
    state.at[group] = to;
    state.flags[group] |= marks;
  }
  report?.({
    type: 'moved',
    rule: 'QS-6.1',
    groups: groups.map((group) => roster.ids[group]),
    from: board.names[from],
    to: board.names[to],
    cost: leaves[roster.kindNumber[groups[0]]][from],
  });
  watchArrival(state, to);
}
