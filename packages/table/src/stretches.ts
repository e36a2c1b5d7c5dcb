import { missesBox, placeIn, type Polygon } from './polygon.ts';

/** Whether the rim of an area, its edges and corners, belongs to it. */
export const RIMS = ['in', 'out'] as const;
export type Rim = (typeof RIMS)[number];

// Where the line goes in and out, seen from just left and just right of it. Used anew by each call.
const left: number[] = [];
const right: number[] = [];

/**
 * The stretches of the segment from a to b that lie inside a polygon, as parts of the way from 0 to
 * 1, in order: the first from `out[0]` to `out[1]`, and so on. Gives how many there are; what is in
 * `out` after them means nothing. Stretches that meet in a point are one, and one that is only a
 * point is none. With the rim out, what only runs along an edge is none either. A segment without
 * length lies inside all the way or not at all.
 *
 * Which edges are crossed is judged exactly. Each number is the quotient of two whole ones, so that
 * equal places give equal numbers.
 */
export function stretchesInside(
  polygon: Polygon,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  rim: Rim,
  out: number[],
): number {
  if (missesBox(polygon, ax, ay, bx, by)) return 0;
  const dx = bx - ax;
  const dy = by - ay;
  if (dx === 0 && dy === 0) {
    const isInside = placeIn(polygon, ax, ay) >= (rim === 'in' ? 0 : 1);
    return isInside ? add(out, 0, 0, 1) : 0;
  }
  const { xs, ys } = polygon;
  const last = xs.length - 1;
  let lefts = 0;
  let rights = 0;
  let touchesCorner = false;
  let before = dx * (ys[last] - ay) - dy * (xs[last] - ax);
  for (let i = 0, j = last; i <= last; j = i++) {
    const side = dx * (ys[i] - ay) - dy * (xs[i] - ax);
    if (side === 0) touchesCorner = true;
    // A corner on the line counts as right of it for the one, as left of it for the other.
    const crossesLeft = side > 0 !== before > 0;
    const crossesRight = side >= 0 !== before >= 0;
    if (crossesLeft || crossesRight) {
      const ex = xs[i] - xs[j];
      const ey = ys[i] - ys[j];
      const at = ((xs[j] - ax) * ey - (ys[j] - ay) * ex) / (side - before);
      if (crossesLeft) lefts = insert(left, lefts, at);
      if (crossesRight) rights = insert(right, rights, at);
    }
    before = side;
  }
  if (!touchesCorner) return unite(left, lefts, left, 0, out);
  return rim === 'in'
    ? unite(left, lefts, right, rights, out)
    : intersect(left, lefts, right, rights, out);
}

/** Puts a number where it belongs among so many sorted ones; gives how many there are then. */
export function insert(sorted: number[], count: number, value: number): number {
  let at = count;
  while (at > 0 && sorted[at - 1] > value) {
    sorted[at] = sorted[at - 1];
    at--;
  }
  sorted[at] = value;
  return count + 1;
}

/** What lies in a stretch of the first list or of the second. */
function unite(
  first: readonly number[],
  firsts: number,
  second: readonly number[],
  seconds: number,
  out: number[],
): number {
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < firsts || j < seconds) {
    if (j >= seconds || (i < firsts && first[i] <= second[j])) {
      count = add(out, count, first[i], first[i + 1]);
      i += 2;
    } else {
      count = add(out, count, second[j], second[j + 1]);
      j += 2;
    }
  }
  return count;
}

/** What lies in a stretch of the first list and in one of the second. */
function intersect(
  first: readonly number[],
  firsts: number,
  second: readonly number[],
  seconds: number,
  out: number[],
): number {
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < firsts && j < seconds) {
    const from = Math.max(first[i], second[j]);
    const to = Math.min(first[i + 1], second[j + 1]);
    count = add(out, count, from, to);
    if (first[i + 1] < second[j + 1]) i += 2;
    else j += 2;
  }
  return count;
}

/** Adds what of a stretch lies between 0 and 1, joined to the one before it where they meet. */
function add(out: number[], count: number, from: number, to: number): number {
  const start = from > 0 ? from : 0;
  const end = to < 1 ? to : 1;
  if (start >= end) return count;
  const last = 2 * count - 1;
  if (count > 0 && start <= out[last]) {
    if (end > out[last]) out[last] = end;
    return count;
  }
  out[last + 1] = start;
  out[last + 2] = end;
  return count + 1;
}
