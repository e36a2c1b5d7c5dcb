import type { Forecast } from '@sandtable/kernel';
import { topFrame } from './flow.ts';
import { END, FIRST, otherSide, type SideIndex } from './groups.ts';
import type { PbiMove } from './moves.ts';
import { ON_BOARD, type State } from './state.ts';

/**
 * The odds of a volley or an assault: how many groups each side loses until it has been resolved.
 * For a move that only begins one, everybody is taken to join in.
 */
export function forecast(
  state: State,
  side: SideIndex,
  move: PbiMove,
): Forecast<State> | undefined {
  const depth = depthAfter(state, move);
  if (depth === undefined) return undefined;
  const enemies = countOnBoard(state, otherSide(side));
  const own = countOnBoard(state, side);
  return {
    settled: (after) => after.outcome !== null || after.stack.length <= depth,
    measure: (after) => ({
      killed: enemies - countOnBoard(after, otherSide(side)),
      lost: own - countOnBoard(after, side),
    }),
  };
}

/** How many frames are left when the shooting or the assault is over. */
function depthAfter(state: State, move: PbiMove): number | undefined {
  const depth = state.stack.length;
  if (move.type === 'aim' || move.type === 'assault') return depth;
  const frame = topFrame(state);
  if (frame.type === 'volley' || frame.type === 'assault') return depth - 1;
  if (move.type !== 'snap' || frame.type !== 'opportunity') return undefined;
  // Other squares may still try at groups that moved; a charge goes straight on into the assault.
  return frame.party.length > 0 ? depth - 2 : depth;
}

function countOnBoard(state: State, side: SideIndex): number {
  let count = 0;
  for (let g = FIRST[side]; g < END[side]; g++) if (state.status[g] === ON_BOARD) count++;
  return count;
}
