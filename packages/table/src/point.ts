/** A place on the table: x to the right, y up, in whole units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square of the distance of two points: exact. */
export function distanceSquared(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  return dx * dx + dy * dy;
}

/** The distance of two points. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt(distanceSquared(ax, ay, bx, by));
}

/** Whether two points are at most so far apart. Exact: judged by squares. */
export function isWithin(ax: number, ay: number, bx: number, by: number, limit: number): boolean {
  return limit >= 0 && distanceSquared(ax, ay, bx, by) <= limit * limit;
}

/**
 * Where one gets to from a point toward another: the other point if it is at most so far, otherwise
 * a whole point beside the line between them, never farther than the length, and of those around
 * the true place the one that is nearest to the other point.
 */
export function along(from: Point, to: Point, length: number): Point {
  if (isWithin(from.x, from.y, to.x, to.y, length)) return to;
  if (length <= 0) return from;
  const part = length / distance(from.x, from.y, to.x, to.y);
  const lowX = from.x + Math.floor((to.x - from.x) * part);
  const lowY = from.y + Math.floor((to.y - from.y) * part);
  let bestX = from.x;
  let bestY = from.y;
  let bestLeft = Infinity;
  for (let corner = 0; corner < 4; corner++) {
    const x = lowX + (corner & 1);
    const y = lowY + (corner >> 1);
    const left = distanceSquared(x, y, to.x, to.y);
    if (left >= bestLeft || !isWithin(from.x, from.y, x, y, length)) continue;
    bestX = x;
    bestY = y;
    bestLeft = left;
  }
  return { x: bestX, y: bestY };
}
