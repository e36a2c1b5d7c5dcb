import type { Dice } from '@sandtable/kernel';
import { distanceSquared } from '@sandtable/table';
import type { Acting } from '../rules/acting.ts';
import type { Field, Place } from '../state/field.ts';
import type { BrowningMove } from '../state/moves.ts';
import { isOnTable, PINNED, type State } from '../state/state.ts';
import { ASSAULT_REACH, FIRE_SQUARE, INCH } from '../rules/tables.ts';
import { canHit, firersOf, type Firers } from '../rules/volley.ts';

const HALF = FIRE_SQUARE / 2;
/** Middles are laid on quarters of an inch where that catches the same: they are easier to say. */
const QUARTER = INCH / 4;

/** So often a square is drawn before all of them are listed. */
const DRAWS = 8;

// Used anew by each call: lists for each enemy, column and middle would be most of what is allocated.
const apart: number[] = [];
const column: number[] = [];
const caught: number[] = [];
const wrong: number[] = [];

/** Enemies that somebody of a team can fire at. */
interface Seen {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** BB-5.10: from the nearest who sees him, squared. */
  readonly away: readonly number[];
  readonly isPinned: readonly boolean[];
}

/**
 * BB-5.1: the middles of squares for a team's fire. First all that catch as many as they can, those
 * with the most before the others; then, for everybody in sight who is hit first in none of them, one in
 * which he is, where there is one: so anybody can be hit first, the pinned too, who scatter at once where
 * nobody upright is caught with them.
 */
export function fireSpots(state: State, team: number): Place[] {
  const seen = seenBy(state, team);
  const squares = fullSquares(seen).toSorted((a, b) => b.caught - a.caught);
  const spots = squares.map(({ at }) => at);
  addFirst(seen, pointsOrder(seen), () => true, state.field, spots);
  // BB-6.1: an assault die asks for the closest, pinned or not.
  if (seen.isPinned.includes(true)) {
    addFirst(seen, seen.away, (i) => isNear(seen, i), state.field, spots);
  }
  return spots;
}

/**
 * One of the squares or none, each as likely as the others. Of those who are hit first in no full square only the one
 * that is drawn gets his own: so it gives up where a square may do for two of them.
 */
export function drawFire(
  state: State,
  { team }: Acting<'fire'>,
  dice: Dice,
): BrowningMove | undefined {
  const seen = seenBy(state, team);
  if (seen.isPinned.includes(true) && seen.away.some((_, i) => isNear(seen, i))) return undefined;
  const squares = fullSquares(seen);
  const order = pointsOrder(seen);
  const isFirst = order.map(() => false);
  for (const { at } of squares) markFirst(seen, order, at, isFirst);
  const others: number[] = [];
  for (let i = 0; i < isFirst.length; i++) {
    if (isFirst[i]) continue;
    if (others.some((other) => order[other] === order[i] && mayShare(seen, other, i))) {
      return undefined;
    }
    others.push(i);
  }
  for (let i = 0; i < DRAWS; i++) {
    const drawn = dice.die(squares.length + others.length + 1) - 1;
    if (drawn < squares.length) return { type: 'fire', at: squares[drawn].at };
    const other = drawn - squares.length;
    if (other === others.length) return { type: 'hold' };
    const at = squareFor(seen, order, others[other], state.field);
    if (at !== undefined) return { type: 'fire', at };
  }
  return undefined;
}

/** Whether a square can catch both. */
function mayShare({ x, y }: Seen, i: number, j: number): boolean {
  return Math.abs(x[j] - x[i]) <= FIRE_SQUARE && Math.abs(y[j] - y[i]) <= FIRE_SQUARE;
}

/** BB-6.1: whether an assault die can hit him. */
function isNear({ away }: Seen, i: number): boolean {
  return away[i] <= ASSAULT_REACH * ASSAULT_REACH;
}

/** BB-5.9: in which order points befall targets: the closest first, but nobody who is pinned before the upright. */
function pointsOrder({ away, isPinned }: Seen): number[] {
  const last = Math.max(...away) + 1;
  return away.map((squared, i) => (isPinned[i] ? squared + last : squared));
}

/** Adds a square for each of some who comes first by this order in none of them. */
function addFirst(
  seen: Seen,
  order: readonly number[],
  isAsked: (i: number) => boolean,
  field: Field,
  spots: Place[],
): void {
  const isFirst = order.map(() => false);
  for (const at of spots) markFirst(seen, order, at, isFirst);
  for (let i = 0; i < isFirst.length; i++) {
    if (isFirst[i] || !isAsked(i)) continue;
    const at = squareFor(seen, order, i, field);
    if (at === undefined) continue;
    spots.push(at);
    markFirst(seen, order, at, isFirst);
  }
}

function seenBy(state: State, team: number): Seen {
  const { field, status } = state;
  const { side } = field.teams[team];
  const firers = firersOf(state, team);
  const x: number[] = [];
  const y: number[] = [];
  const away: number[] = [];
  const isPinned: boolean[] = [];
  for (let enemy = 0; enemy < status.length; enemy++) {
    if (field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    const least = nearestWhoSees(state, firers, enemy);
    if (least === Infinity) continue;
    x.push(state.x[enemy]);
    y.push(state.y[enemy]);
    away.push(least);
    isPinned.push(status[enemy] === PINNED);
  }
  return { x, y, away, isPinned };
}

/** BB-5.10: how near the nearest is who sees an enemy, squared; Infinity where nobody does. */
function nearestWhoSees(state: State, firers: Firers, enemy: number): number {
  const { x, y } = state;
  const { figures } = firers;
  for (let i = 0; i < figures.length; i++) {
    apart[i] = distanceSquared(x[figures[i]], y[figures[i]], x[enemy], y[enemy]);
  }
  // Looking takes longer than measuring: so they look in their order.
  for (let looks = 0; looks < figures.length; looks++) {
    let nearest = 0;
    for (let i = 1; i < figures.length; i++) if (apart[i] < apart[nearest]) nearest = i;
    if (canHit(state, firers, figures[nearest], enemy)) return apart[nearest];
    apart[nearest] = Infinity;
  }
  return Infinity;
}

interface Square {
  readonly at: Place;
  readonly caught: number;
}

/** The squares that catch as many as they can: no other catches all of them and more. */
function fullSquares({ x, y }: Seen): Square[] {
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

function canCatchMore(
  x: readonly number[],
  y: readonly number[],
  left: number,
  right: number,
  bottom: number,
  top: number,
): boolean {
  for (let i = 0; i < x.length; i++) {
    if (x[i] >= left && x[i] <= right && y[i] >= bottom && y[i] <= top) continue;
    const wide = Math.max(right, x[i]) - Math.min(left, x[i]);
    const high = Math.max(top, y[i]) - Math.min(bottom, y[i]);
    if (wide <= FIRE_SQUARE && high <= FIRE_SQUARE) return true;
  }
  return false;
}

/** A place from which both ends are within half a square, as near to their middle as a quarter of an inch. */
function middle(low: number, high: number): number {
  const exact = Math.floor((low + high) / 2);
  const round = Math.round(exact / QUARTER) * QUARTER;
  return round >= high - HALF && round <= low + HALF ? round : exact;
}

function isCaught({ x, y }: Seen, i: number, atX: number, atY: number): boolean {
  return Math.abs(x[i] - atX) <= HALF && Math.abs(y[i] - atY) <= HALF;
}

/** Notes who in a square comes first by an order, or is level with him. */
function markFirst(seen: Seen, order: readonly number[], at: Place, isFirst: boolean[]): void {
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
function squareFor(
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
