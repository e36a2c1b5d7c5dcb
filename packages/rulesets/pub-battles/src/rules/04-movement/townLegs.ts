import { distance, toWhole, rectangleOf } from '@sandtable/table';
import type { Ground } from '../01-map/ground.ts';

/** How far apart the places on a way are at which a piece is looked at. */
const STEP = 125;

/** PB-4.4: whether a line of that size has most of it in buildings on a leg; how it ends does not count. */
export function crossesTown(
  ground: Ground,
  width: number,
  depth: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  facing: number,
): boolean {
  if (!ground.isTownNear(ax, ay, bx, by, (width + depth) / 2)) return false;
  const steps = Math.ceil(distance(ax, ay, bx, by) / STEP);
  for (let n = 1; n < steps; n++) {
    const x = ax + toWhole(((bx - ax) * n) / steps);
    const y = ay + toWhole(((by - ay) * n) / steps);
    if (ground.terrainUnder(rectangleOf(x, y, width, depth, facing)) === 'town') return true;
  }
  return false;
}
