import type { Point } from './point.ts';
import { cross, distanceSquaredToSegment } from './segment.ts';
import { polygonOf, type Polygon } from './polygon.ts';

/** The smallest convex polygon around points, its corners clockwise from the leftmost. */
export function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return polygonOf([...halfHull(sorted), ...halfHull(sorted.toReversed())]);
}

/** The corners from the first point to before the last that have all the others to their right. */
function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (
      chain.length > 1 &&
      !turnsRight(chain[chain.length - 2], chain[chain.length - 1], point)
    ) {
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnsRight(a: Point, b: Point, c: Point): boolean {
  return cross(a.x, a.y, b.x, b.y, c.x, c.y) < 0;
}

/**
 * Whether two convex polygons overlap by more than a slack, measured across the edge where they
 * overlap least. With no slack it is exact, and touching is not overlapping.
 */
export function overlap(a: Polygon, b: Polygon, slack = 0): boolean {
  if (a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY) return false;
  return !isSeparatedByEdge(a, b, slack) && !isSeparatedByEdge(b, a, slack);
}

/** Whether an edge of a polygon has all of the other beyond it, but for the slack. */
function isSeparatedByEdge(a: Polygon, b: Polygon, slack: number): boolean {
  const { xs, ys } = a;
  const outward = a.isClockwise ? 1 : -1;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = outward * (xs[i] - xs[j]);
    const ey = outward * (ys[i] - ys[j]);
    const limit = slack === 0 ? 0 : -slack * Math.sqrt(ex * ex + ey * ey);
    let isBeyond = true;
    for (let k = 0; k < b.xs.length && isBeyond; k++) {
      isBeyond = ex * (b.ys[k] - ys[i]) - ey * (b.xs[k] - xs[i]) >= limit;
    }
    if (isBeyond) return true;
  }
  return false;
}

/** The distance of two convex polygons: 0 where they touch or overlap. */
export function distanceApart(a: Polygon, b: Polygon): number {
  if (overlap(a, b)) return 0;
  return Math.sqrt(Math.min(nearestCorner(a, b), nearestCorner(b, a)));
}

/** The square of the distance from the edges of a polygon to the nearest corner of another. */
function nearestCorner(a: Polygon, b: Polygon): number {
  const { xs, ys } = a;
  let nearest = Infinity;
  for (let k = 0; k < b.xs.length; k++) {
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const squared = distanceSquaredToSegment(b.xs[k], b.ys[k], xs[j], ys[j], xs[i], ys[i]);
      if (squared < nearest) nearest = squared;
    }
  }
  return nearest;
}
