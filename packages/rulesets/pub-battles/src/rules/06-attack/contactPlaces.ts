import {
  BLOCK_EDGES,
  cosine,
  distanceSquared,
  sine,
  toWhole,
  UNIT,
  wrapDegrees,
  type BlockEdge,
} from '@sandtable/table';
import { placeOfAttack } from './attack.ts';
import { blockOf, frontOf } from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import type { State } from '../../state/state.ts';

/** Contacts are moved along an edge by steps of so much, so that the middle is easily met. */
const STEP = 125;

/** PB-6.2: against which edge of a target, and how far aside, an attacker stands whose centre should be there. */
export function edgeToward(
  state: State,
  piece: number,
  target: number,
  [x, y]: Place,
): { edge: BlockEdge; aside: number } {
  const defender = blockOf(state, target);
  let found: { edge: BlockEdge; aside: number } = { edge: 'front', aside: 0 };
  let least = Infinity;
  for (const [i, edge] of BLOCK_EDGES.entries()) {
    const outward = wrapDegrees(defender.facing + 90 * i);
    // Along the edge to the right as one looks at it: that is to the left as it looks out.
    const along = ((y - defender.y) * sine(outward) - (x - defender.x) * cosine(outward)) / UNIT;
    const length = i % 2 === 0 ? defender.width : defender.depth;
    const most = (Math.max(length, frontOf(state, piece, false)) * 9) / 20;
    const aside = toWhole(Math.min(Math.max(along, -most), most) / STEP) * STEP;
    const block = placeOfAttack(state, piece, target, edge, aside);
    const far = distanceSquared(x, y, block.x, block.y);
    if (far >= least) continue;
    least = far;
    found = { edge, aside };
  }
  return found;
}
