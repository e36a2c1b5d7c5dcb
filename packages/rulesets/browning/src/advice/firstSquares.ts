import type { Field, Place } from '../state/field.ts';
import { FIRE_SQUARE } from '../rules/tables.ts';
import { mayShare, type Seen } from './seen.ts';

const HALF = FIRE_SQUARE / 2;

// Used anew by each call: lists for each middle would be most of what is allocated.
const caught: number[] = [];
const wrong: number[] = [];

/** BB-5.9: in which order points befall targets: the closest first, but nobody who is pinned before the upright. */
export function pointsOrder({ away, isPinned }: Seen): number[] {
  const last = Math.max(...away) + 1;
  return away.map((squared, i) => (isPinned[i] ? squared + last : squared));
}

function isCaught({ x, y }: Seen, i: number, atX: number, atY: number): boolean {
  return Math.abs(x[i] - atX) <= HALF && Math.abs(y[i] - atY) <= HALF;
}

/** Notes who in a square comes first by an order, or is level with him. */
export function markFirst(
  seen: Seen,
  order: readonly number[],
  at: Place,
  isFirst: boolean[],
): void {
  const atX = at[0];
  const atY = at[1];
  let least = Infinity;
  for (let i = 0; i < isFirst.length; i++) {
    if (order[i] < least && isCaught(seen, i, atX, atY)) least = order[i];
  }
  for (let i = 0; i < isFirst.length; i++) {
    if (order[i] === least && isCaught(seen, i, atX, atY)) isFirst[i] = true;
  }
}

/**
 * The square that catches this one and nobody before him by an order, with as many others as can be; with
 * its middle on the table, where it is easier to point at, if that catches as many.
 */
export function squareFor(
  seen: Seen,
  order: readonly number[],
  i: number,
  field: Field,
): Place | undefined {
  const { x, y } = seen;
  const before: number[] = [];
  const others: number[] = [];
  for (let j = 0; j < x.length; j++) {
    if (!mayShare(seen, i, j)) continue;
    if (order[j] < order[i]) before.push(j);
    else others.push(j);
  }
  const across = middlesPast(x, i, before, field.width);
  const upward = middlesPast(y, i, before, field.height);
  let found: Place | undefined;
  let most = 0;
  for (const atX of across) {
    const many = within(x, others, atX, caught);
    // No more can be caught than are in the column, and what is found is as good if it is on the table.
    if (many < most || (many === most && !isOver(field, found))) continue;
    const few = within(x, before, atX, wrong);
    for (const atY of upward) {
      if (isAnyWithin(y, wrong, few, atY)) continue;
      const count = countWithin(y, caught, many, atY);
      if (count < most) continue;
      const at: Place = [atX, atY];
      if (count === most && !(isOver(field, found) && !isOver(field, at))) continue;
      found = at;
      most = count;
      // Nobody else is left to be caught.
      if (most === others.length && !isOver(field, found)) return found;
    }
  }
  return found;
}

/** BB-5.1: whether the middle of a square lies off the table. */
function isOver({ width, height }: Field, at: Place | undefined): boolean {
  return at !== undefined && (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height);
}

/** Finds those of some who are, along one axis, in a square with its middle here; gives how many they are. */
function within(
  places: readonly number[],
  some: readonly number[],
  at: number,
  found: number[],
): number {
  let count = 0;
  for (const j of some) if (Math.abs(places[j] - at) <= HALF) found[count++] = j;
  return count;
}

/** How many of the first so many are. */
function countWithin(
  places: readonly number[],
  some: readonly number[],
  of: number,
  at: number,
): number {
  let count = 0;
  for (let k = 0; k < of; k++) if (Math.abs(places[some[k]] - at) <= HALF) count++;
  return count;
}

/** Whether one of the first so many is. */
function isAnyWithin(
  places: readonly number[],
  some: readonly number[],
  of: number,
  at: number,
): boolean {
  for (let k = 0; k < of; k++) if (Math.abs(places[some[k]] - at) <= HALF) return true;
  return false;
}

/**
 * Where the middle can lie along one axis: with this one at either edge, at the edge of the table, or
 * with somebody who is not to be caught just outside.
 */
function middlesPast(
  places: readonly number[],
  i: number,
  before: readonly number[],
  size: number,
): number[] {
  const low = places[i] - HALF;
  const high = places[i] + HALF;
  const middles = [low, high];
  addBetween(middles, low, high, 0);
  addBetween(middles, low, high, size);
  for (const j of before) {
    addBetween(middles, low, high, places[j] - HALF - 1);
    addBetween(middles, low, high, places[j] + HALF + 1);
  }
  return middles;
}

function addBetween(middles: number[], low: number, high: number, at: number): void {
  if (at > low && at < high && !middles.includes(at)) middles.push(at);
}
