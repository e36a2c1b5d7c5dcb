import { SETTING } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import type { State } from '../../state/state.ts';

/**
 * Whether a piece on the map could be at most so far from a block: false where the places of both tell
 * that it is farther. What looks at all pieces asks this first, because most of them are far away.
 */
export function couldBeNear(
  state: State,
  piece: number,
  block: Rectangle,
  margin: number,
): boolean {
  const { sizes, columnLength } = state[SETTING].field;
  const { long } = sizes;
  const length = state.column[piece] === 1 ? columnLength * long[0] : long[0];
  // Half of both sides together is more than half of the diagonal.
  const far = (length + long[1]) / 2 + margin;
  const x = state.x[piece];
  const y = state.y[piece];
  return (
    x > block.minX - far && x < block.maxX + far && y > block.minY - far && y < block.maxY + far
  );
}
