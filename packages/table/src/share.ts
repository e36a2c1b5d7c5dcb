import type { Polygon } from './polygon.ts';

// The corners of what is left so far, and of what is left after the next cut. Used anew by each call.
let [xs, ys]: [number[], number[]] = [[], []];
let [nextXs, nextYs]: [number[], number[]] = [[], []];

/**
 * The area that any polygon has in common with a convex one. What is cut has corners that are not
 * whole, so it is right to about a billionth of the convex one's area, the same on every machine.
 */
export function sharedArea(polygon: Polygon, convex: Polygon): number {
  if (
    polygon.maxX <= convex.minX ||
    convex.maxX <= polygon.minX ||
    polygon.maxY <= convex.minY ||
    convex.maxY <= polygon.minY
  ) {
    return 0;
  }
  // Near the origin the numbers are small and keep more digits.
  const [x0, y0] = [convex.xs[0], convex.ys[0]];
  let count = polygon.xs.length;
  for (let i = 0; i < count; i++) {
    xs[i] = polygon.xs[i] - x0;
    ys[i] = polygon.ys[i] - y0;
  }
  const inward = convex.isClockwise ? -1 : 1;
  for (let i = 0, j = convex.xs.length - 1; i < convex.xs.length; j = i++) {
    const ex = inward * (convex.xs[i] - convex.xs[j]);
    const ey = inward * (convex.ys[i] - convex.ys[j]);
    count = cut(count, convex.xs[i] - x0, convex.ys[i] - y0, ex, ey);
  }
  let twice = 0;
  for (let i = 0, j = count - 1; i < count; j = i++) twice += xs[j] * ys[i] - xs[i] * ys[j];
  return Math.abs(twice) / 2;
}

/** Keeps what lies to the left of a line through a point; gives how many corners that has. */
function cut(count: number, px: number, py: number, ex: number, ey: number): number {
  if (count === 0) return 0;
  let kept = 0;
  let last = count - 1;
  let before = ex * (ys[last] - py) - ey * (xs[last] - px);
  for (let i = 0; i < count; i++) {
    const side = ex * (ys[i] - py) - ey * (xs[i] - px);
    if ((side > 0 && before < 0) || (side < 0 && before > 0)) {
      const part = before / (before - side);
      nextXs[kept] = xs[last] + (xs[i] - xs[last]) * part;
      nextYs[kept] = ys[last] + (ys[i] - ys[last]) * part;
      kept++;
    }
    if (side >= 0) {
      nextXs[kept] = xs[i];
      nextYs[kept] = ys[i];
      kept++;
    }
    before = side;
    last = i;
  }
  [xs, nextXs] = [nextXs, xs];
  [ys, nextYs] = [nextYs, ys];
  return kept;
}

/** Whether more than half of a convex polygon lies in another; half is not most of it. */
export function isMostlyInside(convex: Polygon, polygon: Polygon): boolean {
  // Rounding must not make most of a half.
  return sharedArea(polygon, convex) / convex.area > 0.5 + 1e-9;
}
