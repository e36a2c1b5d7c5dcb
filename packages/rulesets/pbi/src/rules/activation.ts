import { message } from '@sandtable/kernel';
import { listAssaults, playAssault, whyNotAssault } from './assault.ts';
import { hasChoice, type Definition } from '../state/definition.ts';
import { END, FIRST, platoonNamed } from '../state/groups.ts';
import { listClearances, playClear, whyNotClear } from './markers.ts';
import { listMarches, playMarch, whyNotMarch } from './movement.ts';
import { MOVE, type PbiMove } from '../state/moves.ts';
import { listAims, playAim, whyNotAim } from './shooting.ts';
import { BOARD, census, type State } from '../state/state.ts';

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
    const counts = census(state);
    const { side } = state;
    const squares: number[] = [];
    for (let g = FIRST[side]; g < END[side]; g++) {
      const square = state.at[g];
      if (state.ap[g] === 0 || squares.includes(square)) continue;
      squares.push(square);
      listActions(state, counts, square, list);
    }
    list.push(MOVE.close);
  },

  answers: {
    march: {
      check: (state, _frame, { from, to }) =>
        whyNotMarch(state, census(state), BOARD.named(from), BOARD.named(to)),
      play(state, _frame, { from, to }, _dice, report) {
        playMarch(state, BOARD.named(from), BOARD.named(to), report);
      },
    },
    aim: {
      check: (state, _frame, { from, to }) =>
        whyNotAim(state, census(state), BOARD.named(from), BOARD.named(to)),
      play(state, _frame, { from, to }, dice, report) {
        playAim(state, BOARD.named(from), BOARD.named(to), dice, report);
      },
    },
    assault: {
      check: (state, _frame, { from, to }) =>
        whyNotAssault(state, census(state), BOARD.named(from), BOARD.named(to)),
      play(state, _frame, { from, to }, _dice, report) {
        playAssault(state, BOARD.named(from), BOARD.named(to), report);
      },
    },
    clear: {
      check: (state, _frame, { square, platoon }) =>
        whyNotClear(state, BOARD.named(square), platoonNamed(platoon)),
      play(state, _frame, { square, platoon }, dice, report) {
        playClear(state, BOARD.named(square), platoonNamed(platoon), dice, report);
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
  for (let g = FIRST[state.side]; g < END[state.side]; g++) if (state.ap[g] > 0) return true;
  return false;
}
