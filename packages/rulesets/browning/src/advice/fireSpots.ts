import { distanceSquared } from '@sandtable/table';
import type { Field, Place } from '../state/field.ts';
import { isOnTable, PINNED, type State } from '../state/state.ts';
import { ASSAULT_REACH, FIRE_SQUARE, INCH } from '../rules/tables.ts';
import { ableFigures } from '../rules/teams.ts';
import { canHit } from '../rules/volley.ts';

const HALF = FIRE_SQUARE / 2;
/** Middles are laid on quarters of an inch where that catches the same: they are easier to say. */
const QUARTER = INCH / 4;

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
    const isNear = (i: number): boolean => seen.away[i] <= ASSAULT_REACH * ASSAULT_REACH;
    addFirst(seen, seen.away, isNear, state.field, spots);
  }
  return spots;
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
  const { field } = state;
  const { side } = field.teams[team];
  const able = ableFigures(state, team);
  const [x, y, away]: [number[], number[], number[]] = [[], [], []];
  const isPinned: boolean[] = [];
  for (let enemy = 0; enemy < state.status.length; enemy++) {
    if (field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    const [toX, toY] = [state.x[enemy], state.y[enemy]];
    let least = Infinity;
    for (const figure of able) {
      const squared = distanceSquared(state.x[figure], state.y[figure], toX, toY);
      if (squared < least && canHit(state, team, figure, enemy)) least = squared;
    }
    if (least === Infinity) continue;
    x.push(toX);
    y.push(toY);
    away.push(least);
    isPinned.push(state.status[enemy] === PINNED);
  }
  return { x, y, away, isPinned };
}

interface Square {
  readonly at: Place;
  readonly caught: number;
}

/** The squares that catch as many as they can: no other catches all of them and more. */
function fullSquares({ x, y }: Seen): Square[] {
  const squares: Square[] = [];
  const upward = y.map((_, i) => i).toSorted((a, b) => y[a] - y[b]);
  for (const [i, left] of x.entries()) {
    if (x.indexOf(left) < i) continue;
    const column = upward.filter((f) => x[f] >= left && x[f] <= left + FIRE_SQUARE);
    let end = 0;
    let before = 0;
    for (let low = 0; low < column.length && end < column.length; low++) {
      while (end < column.length && y[column[end]] - y[column[low]] <= FIRE_SQUARE) end++;
      if (end === before) continue;
      before = end;
      const right = rightmost(x, column, low, end, left);
      // One that has nobody at its left edge comes up again with another left edge.
      if (right === undefined) continue;
      const [bottom, top] = [y[column[low]], y[column[end - 1]]];
      if (canCatchMore(x, y, left, right, bottom, top)) continue;
      squares.push({ at: [middle(left, right), middle(bottom, top)], caught: end - low });
    }
  }
  return squares;
}

/** How far to the right some of a column reach; undefined where none of them is at its left edge. */
function rightmost(
  x: readonly number[],
  column: readonly number[],
  from: number,
  to: number,
  left: number,
): number | undefined {
  let right = left;
  let isAtEdge = false;
  for (let i = from; i < to; i++) {
    isAtEdge ||= x[column[i]] === left;
    right = Math.max(right, x[column[i]]);
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

function isCaught({ x, y }: Seen, i: number, [atX, atY]: Place): boolean {
  return Math.abs(x[i] - atX) <= HALF && Math.abs(y[i] - atY) <= HALF;
}

/** Notes who in a square comes first by an order, or is level with him. */
function markFirst(seen: Seen, order: readonly number[], at: Place, isFirst: boolean[]): void {
  let least = Infinity;
  for (let i = 0; i < isFirst.length; i++) {
    if (order[i] < least && isCaught(seen, i, at)) least = order[i];
  }
  for (let i = 0; i < isFirst.length; i++) {
    if (order[i] === least && isCaught(seen, i, at)) isFirst[i] = true;
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
    if (Math.abs(x[j] - x[i]) > FIRE_SQUARE || Math.abs(y[j] - y[i]) > FIRE_SQUARE) continue;
    if (order[j] < order[i]) before.push(j);
    else others.push(j);
  }
  const across = middlesPast(x, i, before, field.width);
  const upward = middlesPast(y, i, before, field.height);
  let found: Place | undefined;
  let most = 0;
  for (const atX of across) {
    const caught = within(x, others, atX);
    if (caught.length < most) continue;
    const wrong = within(x, before, atX);
    for (const atY of upward) {
      if (countWithin(y, wrong, atY, 1) > 0) continue;
      const count = countWithin(y, caught, atY, Infinity);
      const isBetter = count === most && isOver(field, found) && !isOver(field, [atX, atY]);
      if (count <= most && !isBetter) continue;
      [found, most] = [[atX, atY], count];
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

/** Those of some who are, along one axis, in a square with its middle here. */
function within(places: readonly number[], some: readonly number[], at: number): number[] {
  const caught: number[] = [];
  for (const j of some) if (Math.abs(places[j] - at) <= HALF) caught.push(j);
  return caught;
}

/** How many they are; no more are counted than so many. */
function countWithin(
  places: readonly number[],
  some: readonly number[],
  at: number,
  enough: number,
): number {
  let count = 0;
  for (let k = 0; k < some.length && count < enough; k++) {
    if (Math.abs(places[some[k]] - at) <= HALF) count++;
  }
  return count;
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
  const add = (at: number): void => {
    if (at > low && at < high) middles.push(at);
  };
  add(0);
  add(size);
  for (const j of before) {
    add(places[j] - HALF - 1);
    add(places[j] + HALF + 1);
  }
  return middles;
}
