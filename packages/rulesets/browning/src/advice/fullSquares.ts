import type { Place } from '../state/field.ts';
import { FIRE_SQUARE, INCH } from '../rules/tables.ts';
import type { Seen } from './seen.ts';

const HALF = FIRE_SQUARE / 2;
/** Middles are laid on quarters of an inch where that catches the same: they are easier to say. */
const QUARTER = INCH / 4;

// Used anew by each call: a list for each column would be most of what is allocated.
const column: number[] = [];

interface Square {
  readonly at: Place;
  readonly caught: number;
}

/** The squares that catch as many as they can: no other catches all of them and more. */
export function fullSquares({ x, y }: Seen): Square[] {
  const squares: Square[] = [];
  const upward = lowestFirst(y);
  for (let i = 0; i < x.length; i++) {
    const left = x[i];
    if (x.indexOf(left) < i) continue;
    const count = inColumn(x, upward, left);
    let end = 0;
    let before = 0;
    for (let low = 0; low < count && end < count; low++) {
      const bottom = y[column[low]];
      while (end < count && y[column[end]] - bottom <= FIRE_SQUARE) end++;
      if (end === before) continue;
      before = end;
      const right = rightmost(x, low, end, left);
      // One that has nobody at its left edge comes up again with another left edge.
      if (right === undefined) continue;
      const top = y[column[end - 1]];
      if (canCatchMore(x, y, left, right, bottom, top)) continue;
      squares.push({ at: [middle(left, right), middle(bottom, top)], caught: end - low });
    }
  }
  return squares;
}

/** The numbers of some heights, from the lowest to the highest. */
function lowestFirst(heights: readonly number[]): number[] {
  const order: number[] = [];
  for (let i = 0; i < heights.length; i++) {
    let at = i;
    while (at > 0 && heights[order[at - 1]] > heights[i]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  return order;
}

/** Puts those into the column who can be in a square with this left edge, in their order; gives how many they are. */
function inColumn(x: readonly number[], upward: readonly number[], left: number): number {
  let count = 0;
  for (const f of upward) {
    if (x[f] >= left && x[f] <= left + FIRE_SQUARE) column[count++] = f;
  }
  return count;
}

/** How far to the right some of the column reach; undefined where none of them is at its left edge. */
function rightmost(
  x: readonly number[],
  from: number,
  to: number,
  left: number,
): number | undefined {
  let right = left;
  let isAtEdge = false;
  for (let i = from; i < to; i++) {
    const at = x[column[i]];
    isAtEdge ||= at === left;
    right = Math.max(right, at);
  }
  return isAtEdge ? right : undefined;
}

/** Whether a square that catches all between these edges can catch somebody else as well. */
function canCatchMore(
  x: readonly number[],
  y: readonly number[],
  left: number,
  right: number,
  bottom: number,
  top: number,
): boolean {
  for (let i = 0; i < x.length; i++) {
    // So far a square can be moved and still catch all that it catches now.
    if (x[i] < right - FIRE_SQUARE || x[i] > left + FIRE_SQUARE) continue;
    if (y[i] < top - FIRE_SQUARE || y[i] > bottom + FIRE_SQUARE) continue;
    if (x[i] < left || x[i] > right || y[i] < bottom || y[i] > top) return true;
  }
  return false;
}

/** A place from which both ends are within half a square, as near to their middle as a quarter of an inch. */
function middle(low: number, high: number): number {
  const exact = Math.floor((low + high) / 2);
  const round = Math.round(exact / QUARTER) * QUARTER;
  return round >= high - HALF && round <= low + HALF ? round : exact;
}
