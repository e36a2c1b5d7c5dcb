import type { Forecast } from '@sandtable/kernel';
import { topFrame } from './flow.ts';
import { otherSide, type SideIndex } from './groups.ts';
import type { PbiMove } from './moves.ts';
import { CASUALTY, countOf, type State } from './state.ts';

/**
 * The odds of a volley or an assault: how many groups fall on each side until it has been resolved.
 * For a move that only begins one, everybody is taken to join in.
 */
export function forecast(
  state: State,
  side: SideIndex,
  move: PbiMove,
): Forecast<State> | undefined {
  const depth = depthAfter(state, move);
  if (depth === undefined) return undefined;
  const enemies = countOf(state, otherSide(side), CASUALTY);
  const own = countOf(state, side, CASUALTY);
  return {
    settled: (after) => after.outcome !== null || after.stack.length <= depth,
    measure: (after) => ({
      killed: countOf(after, otherSide(side), CASUALTY) - enemies,
      lost: countOf(after, side, CASUALTY) - own,
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
