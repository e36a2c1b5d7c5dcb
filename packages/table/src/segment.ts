import { distanceSquared } from './point.ts';
import { compareProducts, type Order } from './whole.ts';

/**
 * Twice the area of the triangle a, b, p: above 0 where p lies to the left of the line from a to b,
 * below 0 to its right, 0 on it. Exact.
 */
export function cross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** On which side of the line from a to b a point lies: 1 to its left, 0 on it, -1 to its right. */
export function sideOf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): Order {
  const turn = cross(ax, ay, bx, by, px, py);
  return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

/** Whether a point lies on the segment from a to b, ends included. */
export function isOnSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): boolean {
  return isInBox(ax, ay, bx, by, px, py) && cross(ax, ay, bx, by, px, py) === 0;
}

function isInBox(ax: number, ay: number, bx: number, by: number, px: number, py: number): boolean {
  return (
    (ax < bx ? ax <= px && px <= bx : bx <= px && px <= ax) &&
    (ay < by ? ay <= py && py <= by : by <= py && py <= ay)
  );
}

/** Whether the segments a-b and c-d have a point in common; touching is enough. Exact. */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = sideOf(ax, ay, bx, by, cx, cy);
  const d = sideOf(ax, ay, bx, by, dx, dy);
  if (c !== 0 && c === d) return false;
  const a = sideOf(cx, cy, dx, dy, ax, ay);
  const b = sideOf(cx, cy, dx, dy, bx, by);
  if (a !== 0 && a === b) return false;
  if (c !== d) return true;
  // All on one line.
  return (
    isInBox(ax, ay, bx, by, cx, cy) ||
    isInBox(ax, ay, bx, by, dx, dy) ||
    isInBox(cx, cy, dx, dy, ax, ay)
  );
}

/**
 * The square of the distance from a point to the segment a-b. Whole and exact where an end is
 * nearest, otherwise a quotient of whole numbers; `compareToSegment` judges limits.
 */
export function distanceSquaredToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const reach = dx * (px - ax) + dy * (py - ay);
  if (reach <= 0) return distanceSquared(px, py, ax, ay);
  const whole = dx * dx + dy * dy;
  if (reach >= whole) return distanceSquared(px, py, bx, by);
  const away = dx * (py - ay) - dy * (px - ax);
  return (away * away) / whole;
}

/**
 * Whether a point is nearer to the segment a-b than a limit (-1), exactly that far (0) or farther
 * (1). Exact for a whole limit.
 */
export function compareToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): Order {
  const dx = bx - ax;
  const dy = by - ay;
  const reach = dx * (px - ax) + dy * (py - ay);
  const whole = dx * dx + dy * dy;
  if (reach <= 0) return compareProducts(1, distanceSquared(px, py, ax, ay), limit, limit);
  if (reach >= whole) return compareProducts(1, distanceSquared(px, py, bx, by), limit, limit);
  const away = dx * (py - ay) - dy * (px - ax);
  return compareProducts(away, away, limit * limit, whole);
}

/** The square of the distance of the segments a-b and c-d: 0 where they meet. */
export function distanceSquaredOfSegments(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    distanceSquaredToSegment(ax, ay, cx, cy, dx, dy),
    distanceSquaredToSegment(bx, by, cx, cy, dx, dy),
    distanceSquaredToSegment(cx, cy, ax, ay, bx, by),
    distanceSquaredToSegment(dx, dy, ax, ay, bx, by),
  );
}

/** Whether the segments a-b and c-d are at most so far apart. Exact for a whole limit. */
export function areSegmentsWithin(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  limit: number,
): boolean {
  return (
    segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy) ||
    compareToSegment(ax, ay, cx, cy, dx, dy, limit) <= 0 ||
    compareToSegment(bx, by, cx, cy, dx, dy, limit) <= 0 ||
    compareToSegment(cx, cy, ax, ay, bx, by, limit) <= 0 ||
    compareToSegment(dx, dy, ax, ay, bx, by, limit) <= 0
  );
}

/**
 * For how long the segment a-b lies against the segment c-d: the length of its part that has c-d
 * straight beside it, at most so far away. 0 where either has no length.
 */
export function lengthAlongside(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  tolerance: number,
): number {
  const [ex, ey] = [dx - cx, dy - cy];
  const other = ex * ex + ey * ey;
  if (other === 0) return 0;
  // Along c-d and away from it, for both ends of a-b; both change evenly in between.
  const alongA = ex * (ax - cx) + ey * (ay - cy);
  const alongB = ex * (bx - cx) + ey * (by - cy);
  const awayA = cross(cx, cy, dx, dy, ax, ay);
  const awayB = cross(cx, cy, dx, dy, bx, by);
  const limit = tolerance * Math.sqrt(other);
  const [from, to] = partBetween(alongA, alongB, 0, other);
  const [nearFrom, nearTo] = partBetween(awayA, awayB, -limit, limit);
  const part = Math.min(to, nearTo) - Math.max(from, nearFrom);
  return part > 0 ? part * Math.sqrt(distanceSquared(ax, ay, bx, by)) : 0;
}

/** The part of the way from one value to another, evenly, that is between two limits. */
function partBetween(start: number, end: number, low: number, high: number): [number, number] {
  if (start === end) return start >= low && start <= high ? [0, 1] : [1, 0];
  const first = ((start < end ? low : high) - start) / (end - start);
  const last = ((start < end ? high : low) - start) / (end - start);
  return [Math.max(0, first), Math.min(1, last)];
}
