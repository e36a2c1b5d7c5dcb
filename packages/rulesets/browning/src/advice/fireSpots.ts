import type { Dice } from '@sandtable/kernel';
import type { Acting } from '../rules/acting.ts';
import type { Field, Place } from '../state/field.ts';
import type { BrowningMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { markFirst, pointsOrder, squareFor } from './firstSquares.ts';
import { fullSquares } from './fullSquares.ts';
import { isNear, mayShare, seenBy, type Seen } from './seen.ts';

/** So often a square is drawn before all of them are listed. */
const DRAWS = 8;

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
    if (isLevelWith(seen, order, others, i)) return undefined;
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

/** Whether a square for one of these may be a square for this one as well. */
function isLevelWith(
  seen: Seen,
  order: readonly number[],
  others: readonly number[],
  i: number,
): boolean {
  for (const j of others) if (order[j] === order[i] && mayShare(seen, i, j)) return true;
  return false;
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
