import { SETTING, message, type Dice } from '@sandtable/kernel';
import type { Action } from './actions.ts';
import { hasChoice, type Definition, type PbiReport } from '../state/definition.ts';
import { type PbiMove } from '../state/moves.ts';
import { census, type State } from '../state/state.ts';

export interface Activate {
  readonly type: 'activate';
}

/** QS-5.7: groups with AP act one after another, and may part company. */
export const activate: Definition<Activate> = {
  fields: {},
  on: ['motivate', 'residual'],
  rule: 'QS-5.7',
  endsAtOnce: true,
  asked: (state) => state.side,

  settle(state) {
    if (hasActionPoints(state)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, _frame, list) {
    const { roster, make } = state[SETTING];
    const counts = census(state);
    const { side } = state;
    const squares: number[] = [];
    for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
      const square = state.at[g];
      if (state.ap[g] === 0 || squares.includes(square)) continue;
      squares.push(square);
      listActions(state, counts, square, list, false);
    }
    list.push(make.close);
  },

  answers: {
    close: {
      // QS-5.9: what is not spent is lost.
      play(state, _frame, _move, _dice, report) {
        report?.({
          type: 'closed',
          rule: 'QS-5.9',
          lost: state.ap.reduce((sum, ap) => sum + ap, 0),
        });
        state.ap.fill(0);
      },
    },
  },

  ask: (state, frame) =>
    message(hasChoice(activate, state, frame) ? 'ask.activate' : 'ask.activate.none'),
  fallback: ['close'],
};

/** The same with these actions among its answers. */
export function activateWith(actions: readonly Action<never>[]): Definition<Activate> {
  const answers = actions.map(({ type, check, play }): [string, object] => [
    type,
    {
      check: (state: State, _frame: Activate, move: never) => check(state, move),
      play(state: State, _frame: Activate, move: never, dice: Dice, report: PbiReport) {
        play(state, move, dice, report);
      },
    },
  ]);
  return { ...activate, answers: { ...Object.fromEntries(answers), ...activate.answers } };
}

/** QS-5.8: everything that the pieces of a square can do with the AP they have; or only something. */
function listActions(
  state: State,
  counts: Uint8Array,
  square: number,
  list: PbiMove[],
  anything: boolean,
): void {
  const { book, roster } = state[SETTING];
  const { side } = state;
  let most = 0;
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.at[g] === square && state.ap[g] > most) most = state.ap[g];
  }
  for (const action of book.actions) {
    if (most >= action.cost(state, square)) action.list(state, counts, square, list);
    if (anything && list.length > 0) return;
  }
}

/** QS-5.8: whether the pieces of a square can do anything with the AP they have. */
export function canAct(state: State, counts: Uint8Array, square: number): boolean {
  const list: PbiMove[] = [];
  listActions(state, counts, square, list, true);
  return list.length > 0;
}

function hasActionPoints(state: State): boolean {
  const { roster } = state[SETTING];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.ap[g] > 0) return true;
  }
  return false;
}
