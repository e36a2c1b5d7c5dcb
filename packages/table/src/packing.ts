import { distanceSquared, type Point } from './point.ts';

/**
 * Places for several bases of one radius, each as near as possible to where it is wanted, so that
 * none overlaps another or has its centre where it is `blocked`. Those that can stand where they are wanted
 * do; the others are settled after them, in their order, each at the nearest whole point that is
 * left, at most `limit` away (eight radii unless it says otherwise). Of points equally near the one
 * on the smallest square around it is taken, the first clockwise from straight up. Undefined for a base that finds no place.
 */
export function settle(
  wanted: readonly Point[],
  radius: number,
  blocked: (x: number, y: number) => boolean,
  limit = 8 * radius,
): (Point | undefined)[] {
  const places: (Point | undefined)[] = wanted.map(() => undefined);
  const settled: Point[] = [];
  const apart = 4 * radius * radius;
  const isFree = (x: number, y: number): boolean => {
    for (const other of settled) if (distanceSquared(other.x, other.y, x, y) < apart) return false;
    return !blocked(x, y);
  };
  const take = (index: number, place: Point | undefined): void => {
    places[index] = place;
    if (place !== undefined) settled.push(place);
  };
  for (const [index, point] of wanted.entries()) if (isFree(point.x, point.y)) take(index, point);
  for (const [index, point] of wanted.entries()) {
    if (places[index] === undefined) take(index, nearestFree(point, isFree, limit));
  }
  return places;
}

/** The free whole point nearest to a point, at most so far away. */
export function nearestFree(
  from: Point,
  isFree: (x: number, y: number) => boolean,
  limit: number,
): Point | undefined {
  if (isFree(from.x, from.y)) return from;
  let best: Point | undefined;
  let bestSquared = limit * limit + 1;
  // Square rings: what lies on ring n is at least n away, so the search can end at the best so far.
  for (let ring = 1; ring * ring < bestSquared; ring++) {
    for (let step = 0; step < 8 * ring; step++) {
      const dx = onRing(ring, step + ring);
      const dy = onRing(ring, step + 3 * ring);
      const squared = dx * dx + dy * dy;
      if (squared >= bestSquared || !isFree(from.x + dx, from.y + dy)) continue;
      best = { x: from.x + dx, y: from.y + dy };
      bestSquared = squared;
    }
  }
  return best;
}

/** How far right one is after so many steps clockwise round a square ring from its upper left. */
function onRing(ring: number, step: number): number {
  const from = step % (8 * ring);
  if (from <= 2 * ring) return from - ring;
  if (from <= 4 * ring) return ring;
  if (from <= 6 * ring) return 5 * ring - from;
  return 0 - ring;
}
