import { distanceSquared } from '@sandtable/table';
import { isOnTable, PINNED, type State } from '../state/state.ts';
import { ASSAULT_REACH, FIRE_SQUARE } from '../rules/tables.ts';
import { canHit, firersOf, type Firers } from '../rules/volley.ts';

/** Enemies that somebody of a team can fire at. */
export interface Seen {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** BB-5.10: from the nearest who sees him, squared. */
  readonly away: readonly number[];
  readonly isPinned: readonly boolean[];
}

export function seenBy(state: State, team: number): Seen {
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

// Used anew by each call.
const apart: number[] = [];

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

/** Whether a square can catch both. */
export function mayShare({ x, y }: Seen, i: number, j: number): boolean {
  return Math.abs(x[j] - x[i]) <= FIRE_SQUARE && Math.abs(y[j] - y[i]) <= FIRE_SQUARE;
}

/** BB-6.1: whether an assault die can hit him. */
export function isNear({ away }: Seen, i: number): boolean {
  return away[i] <= ASSAULT_REACH * ASSAULT_REACH;
}
