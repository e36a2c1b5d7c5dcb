import { countSquares, hasSquare, nthSquare } from '@sandtable/board';
import {
  otherSide,
  SETTING,
  type Dice,
  type Move,
  type Refusal,
  type RuleId,
} from '@sandtable/kernel';
import { census, type Census } from '../state/census.ts';
import type { PbiReport } from '../state/definition.ts';
import type { PbiMove } from '../state/moves.ts';
import { groupsIn, type State } from '../state/state.ts';
import { listAssaults, playAssault, whyNotAssault } from './assault.ts';
import { groundOf } from './ground.ts';
import { listClearances, playClear, whyNotClear } from './markers.ts';
import { canMarch, listMarches, playMarch, whyNotMarch } from './movement.ts';
import { canAim, listAims, playAim, whyNotAim } from './shooting.ts';
import { ASSAULT_COST, CLEAR_COST, SHOT_COST } from './tables.ts';

/** QS-5.8: something that pieces of an activated square do with their AP. */
export interface Action<M extends Move> {
  readonly type: string;
  readonly rule: RuleId;
  /** The AP that whoever does it needs at the least: with fewer it is not even looked for. */
  cost(this: void, state: State, square: number): number;
  /** Lists what the groups that the side has in the square can do. */
  list(
    this: void,
    state: State,
    now: Census,
    square: number,
    groups: readonly number[],
    list: PbiMove[],
  ): void;
  /** Whether anything is listed, where that is quicker to say. */
  can?(this: void, state: State, now: Census, square: number, groups: readonly number[]): boolean;
  /** How many moves it could list at the most, so that one can be drawn. Where it does not say, lists are made. */
  candidates?(this: void, state: State, now: Census, square: number): number;
  /** One of these by its number, from 0; undefined where it may not be made. */
  candidate?(
    this: void,
    state: State,
    now: Census,
    square: number,
    groups: readonly number[],
    nth: number,
  ): PbiMove | undefined;
  check(this: void, state: State, move: M): Refusal | undefined;
  play(this: void, state: State, move: M, dice: Dice, report: PbiReport): void;
}

type MoveNamed<T extends PbiMove['type']> = Extract<PbiMove, { readonly type: T }>;

const march: Action<MoveNamed<'march'>> = {
  type: 'march',
  rule: 'QS-6.1',
  cost: (state, square) => groundOf(state).least[square],
  list: listMarches,
  can: canMarch,
  candidates: (state, _now, square) => state[SETTING].board.neighbours[square].length,
  candidate(state, now, square, groups, nth) {
    const { board, make } = state[SETTING];
    const to = board.neighbours[square][nth];
    const refusal = whyNotMarch(state, now, square, groups, to);
    return refusal === undefined ? make.march(square, to) : undefined;
  },
  check(state, { from, to }) {
    const { board } = state[SETTING];
    const square = board.named(from);
    const groups = groupsIn(state, state.side, square);
    return whyNotMarch(state, census(state), square, groups, board.named(to));
  },
  play(state, { from, to }, _dice, report) {
    const { board } = state[SETTING];
    playMarch(state, board.named(from), board.named(to), report);
  },
};

const aim: Action<MoveNamed<'aim'>> = {
  type: 'aim',
  rule: 'QS-8.2',
  cost: () => SHOT_COST,
  list: listAims,
  can: canAim,
  candidates: (state, { held }) => countSquares(held[otherSide(state.side)]),
  candidate(state, now, square, groups, nth) {
    const to = nthSquare(now.held[otherSide(state.side)], nth);
    const refusal = whyNotAim(state, now, square, groups, to);
    return refusal === undefined ? state[SETTING].make.aim(square, to) : undefined;
  },
  check(state, { from, to }) {
    const { board } = state[SETTING];
    const square = board.named(from);
    const groups = groupsIn(state, state.side, square);
    return whyNotAim(state, census(state), square, groups, board.named(to));
  },
  play(state, { from, to }, dice, report) {
    const { board } = state[SETTING];
    playAim(state, board.named(from), board.named(to), dice, report);
  },
};

const assault: Action<MoveNamed<'assault'>> = {
  type: 'assault',
  rule: 'QS-10.1',
  cost: () => ASSAULT_COST,
  list: listAssaults,
  candidates: (state, _now, square) => state[SETTING].board.neighbours[square].length,
  candidate(state, now, square, groups, nth) {
    const { board, make } = state[SETTING];
    const to = board.neighbours[square][nth];
    const refusal = whyNotAssault(state, now, square, groups, to);
    return refusal === undefined ? make.assault(square, to) : undefined;
  },
  check(state, { from, to }) {
    const { board } = state[SETTING];
    const square = board.named(from);
    const groups = groupsIn(state, state.side, square);
    return whyNotAssault(state, census(state), square, groups, board.named(to));
  },
  play(state, { from, to }, _dice, report) {
    const { board } = state[SETTING];
    playAssault(state, board.named(from), board.named(to), report);
  },
};

const clear: Action<MoveNamed<'clear'>> = {
  type: 'clear',
  rule: 'QS-11.1',
  cost: () => CLEAR_COST,
  list: listClearances,
  candidates: (state, { marked }, square) =>
    hasSquare(marked, square) ? state[SETTING].roster.platoonsOf[state.side].length : 0,
  candidate(state, _now, square, groups, nth) {
    const { roster, make } = state[SETTING];
    const platoon = roster.platoonsOf[state.side][nth];
    const refusal = whyNotClear(state, square, groups, platoon);
    return refusal === undefined ? make.clear(square, platoon) : undefined;
  },
  check(state, { square, platoon }) {
    const { board, roster } = state[SETTING];
    const at = board.named(square);
    const groups = groupsIn(state, state.side, at);
    return whyNotClear(state, at, groups, roster.platoonNamed(platoon));
  },
  play(state, { square, platoon }, dice, report) {
    const { board, roster } = state[SETTING];
    playClear(state, board.named(square), roster.platoonNamed(platoon), dice, report);
  },
};

/** QS-5.8: what there is to do; what is found soonest first. */
export const ACTIONS: readonly Action<never>[] = [march, aim, assault, clear];
