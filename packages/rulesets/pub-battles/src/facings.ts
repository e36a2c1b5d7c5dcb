import { heading, isWithinTurn, turnBetween, wrapDegrees } from '@sandtable/table';
import type { Goal } from './legs.ts';
import { OBLIQUE } from './tables.ts';

/** The facings with which a piece goes its legs, and how often it turns (PB-4.2). */
export interface Facings {
  /** On the first leg, and on the second. */
  first: number;
  second: number;
  turns: number;
}

/** PB-4.1: straight ahead, or obliquely. */
export function mayGo(facing: number, dx: number, dy: number): boolean {
  return isWithinTurn(facing, OBLIQUE, dx, dy);
}

/** PB-4.2, PB-6.2: the turns at the end of a way: none that is free, and none where any facing will do. */
export function lastTurns(goal: Goal, from: number, to: number): number {
  if (from === to) return 0;
  switch (goal.kind) {
    case 'march':
      return 1;
    case 'hide':
    case 'leave':
      return 0;
    case 'attack':
      return turnBetween(from, to) <= OBLIQUE ? 0 : 1;
  }
}

/**
 * The facing for the last leg that needs no paid turn at its end: the one that is wanted there, or as
 * near to the way as the free turn allows.
 */
export function lastFacing(goal: Goal, wanted: number, dx: number, dy: number): number {
  switch (goal.kind) {
    case 'march':
      return wanted;
    case 'hide':
    case 'leave':
      return heading(0, 0, dx, dy);
    case 'attack': {
      if (mayGo(wanted, dx, dy)) return wanted;
      const turn = wrapDegrees(heading(0, 0, dx, dy) - wanted);
      return wrapDegrees(wanted + (turn <= 180 ? OBLIQUE : -OBLIQUE));
    }
  }
}

/** PB-4.1, PB-4.2: how two legs are gone with the fewest turns, written into `facings`. */
export function facingsThrough(
  goal: Goal,
  from: number,
  wanted: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  facings: Facings,
): void {
  const last = lastFacing(goal, wanted, bx, by);
  const keepsFirst = mayGo(from, ax, ay);
  const endsWell = mayGo(last, bx, by);
  const set = (first: number, second: number): void => {
    facings.first = first;
    facings.second = second;
    facings.turns =
      (first === from ? 0 : 1) + (second === first ? 0 : 1) + lastTurns(goal, second, wanted);
  };
  if (keepsFirst && mayGo(from, bx, by)) return set(from, from);
  if (endsWell && mayGo(last, ax, ay)) return set(last, last);
  if (keepsFirst && endsWell) return set(from, last);
  if (keepsFirst) return set(from, heading(0, 0, bx, by));
  const first = heading(0, 0, ax, ay);
  if (endsWell) return set(first, last);
  const second = heading(0, 0, bx, by);
  const turn = wrapDegrees(second - first);
  if (turn <= 2 * OBLIQUE || turn >= 360 - 2 * OBLIQUE) {
    const between = wrapDegrees(first + (turn <= 180 ? turn >> 1 : -((360 - turn) >> 1)));
    return set(between, between);
  }
  set(first, second);
}
