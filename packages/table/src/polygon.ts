import type { Point } from './point.ts';
import { compareToSegment, cross, isOnSegment, segmentsMeet } from './segment.ts';
import type { Order } from './whole.ts';

/** The smallest upright rectangle around something. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * An area with straight edges that do not cross, made ready to be asked about often. The last
 * corner is joined to the first.
 */
export interface Polygon extends Box {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly area: number;
  /** Whether its corners go round clockwise, y up. */
  readonly isClockwise: boolean;
}

export function boxOf(xs: readonly number[], ys: readonly number[], margin = 0): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < xs.length; i++) {
    minX = Math.min(minX, xs[i]);
    maxX = Math.max(maxX, xs[i]);
    minY = Math.min(minY, ys[i]);
    maxY = Math.max(maxY, ys[i]);
  }
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}

/** Whether the segment a-b has no point in common with a box, its edges included. Exact. */
export function missesBox(box: Box, ax: number, ay: number, bx: number, by: number): boolean {
  const { minX, minY, maxX, maxY } = box;
  if (
    (ax < minX && bx < minX) ||
    (ax > maxX && bx > maxX) ||
    (ay < minY && by < minY) ||
    (ay > maxY && by > maxY)
  ) {
    return true;
  }
  // How far the box's centre is from the line, against how far it reaches toward it, both doubled.
  const dx = bx - ax;
  const dy = by - ay;
  const away = dx * (minY + maxY - 2 * ay) - dy * (minX + maxX - 2 * ax);
  return Math.abs(away) > Math.abs(dx) * (maxY - minY) + Math.abs(dy) * (maxX - minX);
}

export function polygonOf(points: readonly Point[]): Polygon {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let twice = 0;
  for (let i = 2; i < xs.length; i++) {
    twice += cross(xs[0], ys[0], xs[i - 1], ys[i - 1], xs[i], ys[i]);
  }
  const { minX, minY, maxX, maxY } = boxOf(xs, ys);
  return { xs, ys, area: Math.abs(twice) / 2, isClockwise: twice < 0, minX, minY, maxX, maxY };
}

/**
 * Whether corners make a polygon: three or more, all different, and no edge touches another but its
 * neighbours at their common corner. For checking scenarios.
 */
export function isSimple(points: readonly Point[]): boolean {
  const count = points.length;
  if (count < 3) return false;
  return points.every((a, i) => {
    const b = points[(i + 1) % count];
    const c = points[(i + 2) % count];
    // Neighbours may not double back on each other.
    const back = isOnSegment(a.x, a.y, b.x, b.y, c.x, c.y);
    if (back || isOnSegment(b.x, b.y, c.x, c.y, a.x, a.y)) return false;
    return points.every((d, j) => {
      const apart = Math.abs(i - j);
      if (apart <= 1 || apart === count - 1) return true;
      const e = points[(j + 1) % count];
      return !segmentsMeet(a.x, a.y, b.x, b.y, d.x, d.y, e.x, e.y);
    });
  });
}

/** Where a point lies: 1 inside a polygon, 0 on its edge, -1 outside. Exact. */
export function placeIn(polygon: Polygon, x: number, y: number): Order {
  if (x < polygon.minX || x > polygon.maxX || y < polygon.minY || y > polygon.maxY) return -1;
  const { xs, ys } = polygon;
  let isInside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    // A line from the point to the right meets the edges that go from at most its height to above.
    if (ys[i] > y !== ys[j] > y) {
      const turn = (xs[i] - xs[j]) * (y - ys[j]) - (ys[i] - ys[j]) * (x - xs[j]);
      if (turn === 0) return 0;
      if (turn > 0 === ys[i] > ys[j]) isInside = !isInside;
    } else if (ys[i] === y) {
      if (xs[i] === x || (ys[j] === y && xs[i] > x !== xs[j] > x)) return 0;
    }
  }
  return isInside ? 1 : -1;
}

/** Whether a point lies in a polygon or on its edge. Exact. */
export function contains(polygon: Polygon, x: number, y: number): boolean {
  return placeIn(polygon, x, y) >= 0;
}

/** Whether a point is at most so far from a polygon, or inside. Exact for a whole limit. */
export function isNear(polygon: Polygon, x: number, y: number, limit: number): boolean {
  if (isBeyond(polygon, x, y, limit)) return false;
  return contains(polygon, x, y) || compareToEdge(polygon, x, y, limit) <= 0;
}

function isBeyond(box: Box, x: number, y: number, limit: number): boolean {
  return (
    x < box.minX - limit || x > box.maxX + limit || y < box.minY - limit || y > box.maxY + limit
  );
}

/** Whether the nearest edge is nearer than a limit (-1), exactly that far (0) or farther (1). */
function compareToEdge(polygon: Polygon, x: number, y: number, limit: number): Order {
  const { xs, ys } = polygon;
  let nearest: Order = 1;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const order = compareToSegment(x, y, xs[j], ys[j], xs[i], ys[i], limit);
    if (order < 0) return -1;
    if (order < nearest) nearest = order;
  }
  return nearest;
}

/** Whether a segment has a point in common with a polygon or its edge. Exact. */
export function touchesSegment(
  polygon: Polygon,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (missesBox(polygon, ax, ay, bx, by)) return false;
  const { xs, ys } = polygon;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (segmentsMeet(ax, ay, bx, by, xs[j], ys[j], xs[i], ys[i])) return true;
  }
  return contains(polygon, ax, ay);
}
