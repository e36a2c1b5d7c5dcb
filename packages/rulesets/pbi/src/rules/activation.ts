import { SETTING, message } from '@sandtable/kernel';
import { listAssaults, playAssault, whyNotAssault } from './assault.ts';
import { hasChoice, type Definition } from '../state/definition.ts';
import { listClearances, playClear, whyNotClear } from './markers.ts';
import { listMarches, playMarch, whyNotMarch } from './movement.ts';
import { type PbiMove } from '../state/moves.ts';
import { listAims, playAim, whyNotAim } from './shooting.ts';
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
      listActions(state, counts, square, list);
    }
    list.push(make.close);
  },

  answers: {
    march: {
      check: (state, _frame, { from, to }) =>
        whyNotMarch(
          state,
          census(state),
          state[SETTING].board.named(from),
          state[SETTING].board.named(to),
        ),
      play(state, _frame, { from, to }, _dice, report) {
        const { board } = state[SETTING];
        playMarch(state, board.named(from), board.named(to), report);
      },
    },
    aim: {
      check: (state, _frame, { from, to }) =>
        whyNotAim(
          state,
          census(state),
          state[SETTING].board.named(from),
          state[SETTING].board.named(to),
        ),
      play(state, _frame, { from, to }, dice, report) {
        const { board } = state[SETTING];
        playAim(state, board.named(from), board.named(to), dice, report);
      },
    },
    assault: {
      check: (state, _frame, { from, to }) =>
        whyNotAssault(
          state,
          census(state),
          state[SETTING].board.named(from),
          state[SETTING].board.named(to),
        ),
      play(state, _frame, { from, to }, _dice, report) {
        const { board } = state[SETTING];
        playAssault(state, board.named(from), board.named(to), report);
      },
    },
    clear: {
      check: (state, _frame, { square, platoon }) =>
        whyNotClear(
          state,
          state[SETTING].board.named(square),
          state[SETTING].roster.platoonNamed(platoon),
        ),
      play(state, _frame, { square, platoon }, dice, report) {
        const { board, roster } = state[SETTING];
        playClear(state, board.named(square), roster.platoonNamed(platoon), dice, report);
      },
    },
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

/** QS-5.8: everything that the groups of a square can do with the AP they have. */
function listActions(state: State, counts: Uint8Array, square: number, list: PbiMove[]): void {
  listMarches(state, counts, square, list);
  listAims(state, counts, square, list);
  listAssaults(state, counts, square, list);
  listClearances(state, square, list);
}

/** QS-5.8: whether the groups of a square can do anything with the AP they have; what is found soonest first. */
export function canAct(state: State, counts: Uint8Array, square: number): boolean {
  const list: PbiMove[] = [];
  listMarches(state, counts, square, list);
  if (list.length === 0) listAims(state, counts, square, list);
  if (list.length === 0) listAssaults(state, counts, square, list);
  if (list.length === 0) listClearances(state, square, list);
  return list.length > 0;
}

function hasActionPoints(state: State): boolean {
  const { roster } = state[SETTING];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.ap[g] > 0) return true;
  }
  return false;
}
