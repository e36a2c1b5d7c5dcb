import { distance, isWithin, type Point } from './point.ts';

/** A way over the table: straight legs from each point to the next. A single point is standing still. */
type Path = readonly Point[];

/** How long a path is: the sum of its legs, in order, not rounded. */
function pathLength(path: Path): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    length += distance(path[i - 1].x, path[i - 1].y, path[i].x, path[i].y);
  }
  return length;
}

/**
 * Whether a path is at most so long. One leg is judged by squares. The lengths of several add up to
 * a whole limit only where each of them is whole, and whole numbers are added exactly: a path that
 * is exactly as long as allowed is never refused.
 */
export function isNoLongerThan(path: Path, limit: number): boolean {
  if (path.length === 2) return isWithin(path[0].x, path[0].y, path[1].x, path[1].y, limit);
  return pathLength(path) <= limit;
}
