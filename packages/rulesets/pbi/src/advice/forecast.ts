import { otherSide, SETTING, topFrame, type Forecast, type SideNumber } from '@sandtable/kernel';
import { asOwn, isOwn } from '../extension.ts';
import type { PbiMove } from '../state/moves.ts';
import { countOf, type State } from '../state/state.ts';

/**
 * The odds of a volley or an assault: how many groups each side loses until it has been resolved. Who
 * withdraws off the board or finds no way back is lost like the fallen (QS-4.7). For a move that only
 * begins one, everybody is taken to join in.
 */
export function forecast(
  state: State,
  side: SideNumber,
  move: PbiMove,
): Forecast<State> | undefined {
  if (isOwn(move)) return state[SETTING].book.extension?.forecast?.(state, side, asOwn(move));
  const depth = depthAfter(state, move);
  if (depth === undefined) return undefined;
  const enemies = countOf(state, otherSide(side));
  const own = countOf(state, side);
  return {
    settled: (after) => after.outcome !== null || after.stack.length <= depth || isAlone(after),
    measure: (after) => ({
      killed: enemies - countOf(after, otherSide(side)),
      lost: own - countOf(after, side),
    }),
  };
}

/** QS-12.3: the last defender is gone, and nothing of it is left to resolve. */
function isAlone(state: State): boolean {
  return topFrame(state).type === 'alone';
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
