import {
  SETTING,
  replaceTop,
  refuse,
  type Dice,
  type RuleId,
  type SideNumber,
} from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { SQUARES } from '../state/frameFields.ts';
import { groundOf } from './ground.ts';
import { reasonsOf, sumOf, type Modifiers } from './modifiers.ts';
import { isCommanded } from './motivation.ts';
import { nextPhase } from './phases.ts';
import { CASUALTY, groupsIn, IDLE, PINNED, remove, type State } from '../state/state.ts';
import {
  BREAK_TEST_AT,
  BREAKS_ON,
  FAILS_TO_FALL_BACK,
  FAILS_TO_PIN,
  MORALE_CASUALTIES,
  MORALE_COMMANDED,
  MORALE_FAILS_ON,
  MORALE_IN_OPEN,
  SIDES,
} from './tables.ts';

const REFUSED = {
  noTest: refuse('QS-4.6', 'noTest'),
} as const;

/** QS-4.1: a platoon with four casualty markers on the board may break. */
export function breakTests(state: State, dice: Dice, report: PbiReport): void {
  const { roster } = state[SETTING];
  for (const platoon of roster.platoonsOf[state.side]) {
    const markers = countOf(state, platoon, 'marker');
    if (markers < BREAK_TEST_AT || countOf(state, platoon, 'inPlay') === 0) continue;
    const broke = dice.successes(1, BREAKS_ON) === 1;
    report?.({
      type: 'breakTest',
      rule: 'QS-4.1',
      side: SIDES[state.side],
      platoon: roster.platoons[platoon],
      markers,
      dice: [...dice.faces],
      needs: BREAKS_ON,
      broke,
    });
    if (broke) removeGroups(state, groupsOf(state, platoon), 'broke', 'QS-4.1', report);
  }
}

function groupsOf(state: State, platoon: number): number[] {
  const { book, roster } = state[SETTING];
  return state.status.flatMap((status, group) =>
    book.statuses[status].inPlay && roster.platoonOf[group] === platoon ? [group] : [],
  );
}

function countOf(state: State, platoon: number, trait: 'inPlay' | 'marker'): number {
  const { book, roster } = state[SETTING];
  let count = 0;
  for (let g = 0; g < roster.platoonOf.length; g++) {
    if (roster.platoonOf[g] === platoon && book.statuses[state.status[g]][trait]) count++;
  }
  return count;
}

/** QS-4.6: the squares that test are those with own groups and own markers at this moment. */
export function squaresToTest(state: State): number[] {
  const { roster } = state[SETTING];
  const squares: number[] = [];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    const square = state.at[g];
    if (state.status[g] === CASUALTY && !squares.includes(square)) squares.push(square);
  }
  return squares.filter((square) => groupsIn(state, state.side, square).length > 0);
}

export interface Morale {
  readonly type: 'morale';
  /** Those that have not tested yet. */
  readonly squares: readonly number[];
}

/** QS-4.2: the squares with casualties test, in the order that their owner likes. */
export const morale: Definition<Morale> = {
  fields: { squares: SQUARES },
  on: [null],
  rule: 'QS-4.2',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, { squares }) {
    const tested = squaresToTest(state);
    return squares.every(
      (square, i) => tested.includes(square) && !squares.includes(square, i + 1),
    );
  },

  settle(state, frame, dice, report) {
    if (frame.squares.some((square) => mustTest(state, square))) return false;
    nextPhase(state, 'morale', dice, report);
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const square of frame.squares) if (mustTest(state, square)) list.push(make.test(square));
  },

  answers: {
    test: {
      check(state, { squares }, move) {
        const { board } = state[SETTING];
        const square = board.named(move.square);
        return squares.includes(square) && mustTest(state, square) ? undefined : REFUSED.noTest;
      },
      play(state, { squares }, move, dice, report) {
        const { board } = state[SETTING];
        const square = board.named(move.square);
        replaceTop(state, { type: 'morale', squares: squares.filter((each) => each !== square) });
        const count = moraleDice(state, state.side, square);
        const fails = dice.successes(count, MORALE_FAILS_ON);
        report?.({
          type: 'moraleTest',
          rule: 'QS-4.2',
          side: SIDES[state.side],
          square: move.square,
          dice: [...dice.faces],
          needs: MORALE_FAILS_ON,
          fails,
          reasons: reasonsOf(state[SETTING].book.modifiers.morale, state, state.side, square),
        });
        applyFails(state, square, fails, report);
      },
    },
  },
};

/** QS-4.6: where the dice come to none, there is no test. */
function mustTest(state: State, square: number): boolean {
  return untested(state, square).length > 0 && moraleDice(state, state.side, square) > 0;
}

/** QS-4.6: a group tests once a turn, so not where it has just fallen back to. */
function untested(state: State, square: number): number[] {
  return groupsIn(state, state.side, square).filter((group) => (state.flags[group] & IDLE) === 0);
}

/** QS-4.2: how many dice a square rolls. */
export function moraleDice(state: State, side: SideNumber, square: number): number {
  return sumOf(state[SETTING].book.modifiers.morale, state, side, square);
}

/** QS-4.2: a die for each casualty, up to four, one more in the open, one fewer with the commander. */
export const MORALE_MODIFIERS: Modifiers['morale'] = [
  {
    rule: 'QS-4.2',
    key: 'casualties',
    count: (state, side, square) => Math.min(casualtiesIn(state, side, square), MORALE_CASUALTIES),
  },
  {
    rule: 'QS-4.2',
    key: 'open',
    count: (state, _side, square) =>
      groundOf(state).cover[square] === 'open' ? MORALE_IN_OPEN : 0,
  },
  {
    rule: 'QS-4.2',
    key: 'commander',
    count: (state, side, square) => (isCommanded(state, side, square) ? MORALE_COMMANDED : 0),
  },
];

function casualtiesIn(state: State, side: SideNumber, square: number): number {
  const { roster } = state[SETTING];
  let count = 0;
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.at[g] === square && state.status[g] === CASUALTY) count++;
  }
  return count;
}

function applyFails(state: State, square: number, fails: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const groups = untested(state, square);
  if (fails === FAILS_TO_PIN) {
    // QS-4.3
    for (const group of groups) state.flags[group] |= PINNED;
    report?.({
      type: 'pinned',
      rule: 'QS-4.3',
      square: board.names[square],
      groups: groups.map((group) => roster.ids[group]),
    });
  } else if (fails === FAILS_TO_FALL_BACK) {
    // QS-4.4
    for (const group of groups) state.flags[group] |= IDLE;
    state.stack.push({ type: 'retreat', side: state.side, from: square, groups });
  } else if (fails > FAILS_TO_FALL_BACK) {
    removeGroups(state, groups, 'panic', 'QS-4.5', report);
  }
}

/** Groups leave the board without a marker. */
export function removeGroups(
  state: State,
  groups: readonly number[],
  why: 'broke' | 'panic' | 'offBoard' | 'noRoom',
  rule: RuleId,
  report: PbiReport,
): void {
  const { roster } = state[SETTING];
  for (const group of groups) remove(state, group);
  report?.({ type: 'removed', rule, why, groups: groups.map((group) => roster.ids[group]) });
}
