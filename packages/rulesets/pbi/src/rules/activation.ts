import { listAssaults, playAssault, whyNotAssault } from './assault.ts';
import { NOT_ASKED, type FrameRules } from '../state/frameRules.ts';
import { END, FIRST, platoonNamed } from '../state/groups.ts';
import { listClearances, playClear, whyNotClear } from './markers.ts';
import { listMarches, playMarch, whyNotMarch } from './movement.ts';
import { MOVE, type PbiMove } from '../state/moves.ts';
import { listAims, playAim, whyNotAim } from './shooting.ts';
import { BOARD, census, type State } from '../state/state.ts';

/** QS-5.7: groups with AP act one after another, and may part company. */
export const activate: FrameRules<'activate'> = {
  rule: 'QS-5.7',
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

  check(state, _frame, move) {
    if (move.type === 'close') return undefined;
    if (move.type === 'clear') {
      return whyNotClear(state, BOARD.named(move.square), platoonNamed(move.platoon));
    }
    if (move.type !== 'march' && move.type !== 'aim' && move.type !== 'assault') return NOT_ASKED;
    const from = BOARD.named(move.from);
    const to = BOARD.named(move.to);
    if (move.type === 'march') return whyNotMarch(state, census(state), from, to);
    if (move.type === 'aim') return whyNotAim(state, census(state), from, to);
    return whyNotAssault(state, census(state), from, to);
  },

  play(state, _frame, move, dice, report) {
    if (move.type === 'clear') {
      playClear(state, BOARD.named(move.square), platoonNamed(move.platoon), dice, report);
    } else if (move.type === 'march') {
      playMarch(state, BOARD.named(move.from), BOARD.named(move.to), report);
    } else if (move.type === 'aim') {
      playAim(state, BOARD.named(move.from), BOARD.named(move.to), dice, report);
    } else if (move.type === 'assault') {
      playAssault(state, BOARD.named(move.from), BOARD.named(move.to), report);
    } else {
      // QS-5.9: what is not spent is lost.
      report?.({ type: 'closed', rule: 'QS-5.9', lost: state.ap.reduce((sum, ap) => sum + ap, 0) });
      state.ap.fill(0);
    }
  },
};

/** QS-5.8: everything that the groups of a square can do with the AP they have. */
export function listActions(
  state: State,
  counts: Uint8Array,
  square: number,
  list: PbiMove[],
): void {
  listMarches(state, counts, square, list);
  listAims(state, counts, square, list);
  listAssaults(state, counts, square, list);
  listClearances(state, square, list);
}

function hasActionPoints(state: State): boolean {
  for (let g = FIRST[state.side]; g < END[state.side]; g++) if (state.ap[g] > 0) return true;
  return false;
}
