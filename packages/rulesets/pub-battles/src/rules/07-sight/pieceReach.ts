import { SETTING } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import { ON_MAP, type State } from '../../state/state.ts';

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
  const { lineReach, columnReach } = state[SETTING];
  const far = (state.column[piece] === 1 ? columnReach : lineReach) + margin;
  const x = state.x[piece];
  const y = state.y[piece];
  return (
    x > block.minX - far && x < block.maxX + far && y > block.minY - far && y < block.maxY + far
  );
}

/** The pieces on the map that could be at most so far from a block, in their order. */
export function piecesNear(state: State, block: Rectangle, margin: number): readonly number[] {
  const near: number[] = [];
  const { place } = state;
  for (let piece = 0; piece < place.length; piece++) {
    if (place[piece] === ON_MAP && couldBeNear(state, piece, block, margin)) near.push(piece);
  }
  return near;
}
