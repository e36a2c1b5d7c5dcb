import { SETTING, type Dice, type Move, type Refusal, type RuleId } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import type { PbiMove } from '../state/moves.ts';
import { census, type State } from '../state/state.ts';
import { listAssaults, playAssault, whyNotAssault } from './assault.ts';
import { groundOf } from './ground.ts';
import { listClearances, playClear, whyNotClear } from './markers.ts';
import { listMarches, playMarch, whyNotMarch } from './movement.ts';
import { listAims, playAim, whyNotAim } from './shooting.ts';
import { ASSAULT_COST, CLEAR_COST, SHOT_COST } from './tables.ts';

/** QS-5.8: something that pieces of an activated square do with their AP. */
export interface Action<M extends Move> {
  readonly type: string;
  readonly rule: RuleId;
  /** The AP that whoever does it needs at the least: with fewer it is not even looked for. */
  cost(this: void, state: State, square: number): number;
  list(this: void, state: State, counts: Uint8Array, square: number, list: PbiMove[]): void;
  check(this: void, state: State, move: M): Refusal | undefined;
  play(this: void, state: State, move: M, dice: Dice, report: PbiReport): void;
}

type MoveNamed<T extends PbiMove['type']> = Extract<PbiMove, { readonly type: T }>;

const march: Action<MoveNamed<'march'>> = {
  type: 'march',
  rule: 'QS-6.1',
  cost: (state, square) => groundOf(state).least[square],
  list: listMarches,
  check(state, { from, to }) {
    const { board } = state[SETTING];
    return whyNotMarch(state, census(state), board.named(from), board.named(to));
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
  check(state, { from, to }) {
    const { board } = state[SETTING];
    return whyNotAim(state, census(state), board.named(from), board.named(to));
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
  check(state, { from, to }) {
    const { board } = state[SETTING];
    return whyNotAssault(state, census(state), board.named(from), board.named(to));
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
  check(state, { square, platoon }) {
    const { board, roster } = state[SETTING];
    return whyNotClear(state, board.named(square), roster.platoonNamed(platoon));
  },
  play(state, { square, platoon }, dice, report) {
    const { board, roster } = state[SETTING];
    playClear(state, board.named(square), roster.platoonNamed(platoon), dice, report);
  },
};

/** QS-5.8: what there is to do; what is found soonest first. */
export const ACTIONS: readonly Action<never>[] = [march, aim, assault, clear];
