import { otherSide } from '@sandtable/kernel';
import { elbow, rowAround } from '../rules/08-barrages/shapes.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import { unitsIn, type State } from '../state/state.ts';

/** Where a barrage finds the most enemies, and the fewest of one's own. */
export function bestBarrage(
  state: State,
  corner: number,
  listed: readonly SquareMove[],
): SquareMove {
  const worth = (squares: readonly number[]): number =>
    squares.reduce(
      (sum, square) =>
        sum +
        unitsIn(state, otherSide(state.side), square).length -
        2 * unitsIn(state, state.side, square).length,
      0,
    );
  let [best] = listed;
  let most = -Infinity;
  for (const move of listed) {
    const found = worth(squaresOf(move, corner));
    if (found > most) [best, most] = [move, found];
  }
  return best;
}

/** The squares that a move lays it on, as far as they are known. */
function squaresOf(move: SquareMove, corner: number): number[] {
  if (move.type === 'row') return rowAround(BOARD.named(move.centre));
  if (move.type === 'arms') return elbow(corner, BOARD.named(move.square));
  return move.type === 'corner' ? [BOARD.named(move.square)] : [];
}
