import { entersCircle } from './circle.ts';
import { along, distance, isWithin, type Point } from './point.ts';
import { touchesSegment, type Polygon } from './polygon.ts';
import { touchesPolyline, type Polyline } from './polyline.ts';

/** A way over the table: straight legs from each point to the next. A single point is standing still. */
export type Path = readonly Point[];

/** How long a path is: the sum of its legs, in order, not rounded. */
export function pathLength(path: Path): number {
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

/** As much of a path as is at most so long; its last point may be beside the line by a unit. */
export function shortened(path: Path, limit: number): Path {
  if (isNoLongerThan(path, limit)) return path;
  let end = 1;
  while (isNoLongerThan(path.slice(0, end + 1), limit)) end++;
  const kept = path.slice(0, end);
  const left = limit - pathLength(kept);
  // What is left was rounded, so the sum could be too long by less than a unit.
  for (let less = 0; ; less++) {
    const short = [...kept, along(path[end - 1], path[end], left - less)];
    if (isNoLongerThan(short, limit)) return short;
  }
}

/** Whether a path touches an area or its edge anywhere. Exact. */
export function pathTouches(path: Path, polygon: Polygon): boolean {
  return someLeg(path, (a, b) => touchesSegment(polygon, a.x, a.y, b.x, b.y));
}

/** Whether a path touches or crosses a line obstacle anywhere. Exact. */
export function pathTouchesLine(path: Path, line: Polyline): boolean {
  return someLeg(path, (a, b) => touchesPolyline(line, a.x, a.y, b.x, b.y));
}

/**
 * Whether a path comes nearer to a point than so far: with the sum of two radii, whether a base
 * that goes along it runs into the other. Touching is not running into. Exact.
 */
export function pathEnters(path: Path, x: number, y: number, radius: number): boolean {
  return someLeg(path, (a, b) => entersCircle(x, y, radius, a.x, a.y, b.x, b.y));
}

/** Whether a leg is like that; who stays where he is goes from there to there. */
function someLeg(path: Path, test: (from: Point, to: Point) => boolean): boolean {
  if (path.length === 1) return test(path[0], path[0]);
  for (let i = 1; i < path.length; i++) if (test(path[i - 1], path[i])) return true;
  return false;
}
