import type { Point } from '../../src/index.ts';
import { edgesOf } from './shapes.ts';

// Slow and obviously right: fractions of BigInts, and the winding number.

/** A fraction; the denominator is above 0. */
export type Fraction = readonly [bigint, bigint];

export function fraction(over: bigint | number, under: bigint | number): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)];
  return b < 0n ? [-a, -b] : [a, b];
}

export function compare(a: Fraction, b: Fraction): number {
  const difference = a[0] * b[1] - b[0] * a[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function toNumber([over, under]: Fraction): number {
  return Number((over * 10n ** 30n) / under) / 1e30;
}

export function middle(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1] + b[0] * a[1], 2n * a[1] * b[1]];
}

/** A point that need not be whole: x and y over the same denominator. */
export interface ExactPoint {
  readonly x: bigint;
  readonly y: bigint;
  readonly under: bigint;
}

export function exact({ x, y }: Point): ExactPoint {
  return { x: BigInt(x), y: BigInt(y), under: 1n };
}

/** The point that is a fraction of the way from one to another. */
export function onTheWay(from: Point, to: Point, [over, under]: Fraction): ExactPoint {
  return {
    x: BigInt(from.x) * under + BigInt(to.x - from.x) * over,
    y: BigInt(from.y) * under + BigInt(to.y - from.y) * over,
    under,
  };
}

/** The cross product of a-b and a-p, times the denominator of p. */
function turn(a: Point, b: Point, p: ExactPoint): bigint {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  return dx * (p.y - BigInt(a.y) * p.under) - dy * (p.x - BigInt(a.x) * p.under);
}

/** Where a point lies: 1 inside, 0 on the edge, -1 outside. By the winding number. */
export function exactPlace(corners: readonly Point[], p: ExactPoint): number {
  let winding = 0;
  for (const [a, b] of edgesOf(corners)) {
    const side = turn(a, b, p);
    const [ax, bx] = [BigInt(a.x) * p.under, BigInt(b.x) * p.under];
    const [ay, by] = [BigInt(a.y) * p.under, BigInt(b.y) * p.under];
    const inBox =
      (ax <= p.x ? p.x <= bx : bx <= p.x) &&
      (ay <= p.y ? p.y <= by : by <= p.y) &&
      (p.x <= ax || p.x <= bx) &&
      (p.y <= ay || p.y <= by);
    if (side === 0n && inBox) return 0;
    if (ay <= p.y && by > p.y && side > 0n) winding++;
    if (ay > p.y && by <= p.y && side < 0n) winding--;
  }
  return winding === 0 ? -1 : 1;
}

/**
 * Where on the way from a to b it meets the line through c and d; undefined if it runs beside it.
 */
export function meeting(a: Point, b: Point, c: Point, d: Point): Fraction | undefined {
  const [ex, ey] = [d.x - c.x, d.y - c.y];
  const across = (b.x - a.x) * ey - (b.y - a.y) * ex;
  return across === 0 ? undefined : fraction((c.x - a.x) * ey - (c.y - a.y) * ex, across);
}

/** Which part of the way from a to b a point on it has behind it. */
export function partOfWay(a: Point, b: Point, p: Point): Fraction {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return fraction(dx * (p.x - a.x) + dy * (p.y - a.y), dx * dx + dy * dy);
}

/**
 * The square of the distance of a point from the segment a-b, as a fraction: that of the nearest
 * end, or that of the foot if it lies between them.
 */
export function exactDistanceSquared(p: Point, a: Point, b: Point): Fraction {
  const squared = (q: Point): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
  const ends = fraction(Math.min(squared(a), squared(b)), 1);
  if (a.x === b.x && a.y === b.y) return ends;
  const [over, under] = partOfWay(a, b, p);
  if (over < 0n || over > under) return ends;
  const foot = onTheWay(a, b, [over, under]);
  const [dx, dy] = [BigInt(p.x) * under - foot.x, BigInt(p.y) * under - foot.y];
  return [dx * dx + dy * dy, under * under];
}
