import { heading, isWithinTurn, turnBetween, wrapDegrees } from '@sandtable/table';
import type { Goal } from './legs.ts';
import { OBLIQUE } from '../tables.ts';

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
    case 'road':
    case 'leave':
      return 0;
    case 'attack':
      return turnBetween(from, to) <= OBLIQUE ? 0 : 1;
  }
}

/** A little more than `OBLIQUE`: rounding must not hide a way. */
const SLANT = OBLIQUE + 1;

/**
 * PB-4.1, PB-4.2: with how many turns at least one gets so far, whatever is in the way. Legs that are all
 * within 45 degrees of one facing lead nowhere else, all of them together.
 */
export function leastTurns(
  goal: Goal,
  from: number,
  wanted: number,
  dx: number,
  dy: number,
): number {
  const last = lastTurns(goal, from, wanted);
  if (goal.kind !== 'march') return isWithinTurn(from, SLANT, dx, dy) ? last : 1;
  if (last === 0) return isWithinTurn(from, SLANT, dx, dy) ? 0 : 2;
  // With one turn: first off one facing, then off the other; from far enough apart that leads anywhere.
  const turn = wrapDegrees(wanted - from + 180) - 180;
  if (Math.abs(turn) + 2 * SLANT >= 180) return 1;
  const middle = wrapDegrees(from + (turn >> 1));
  return isWithinTurn(middle, (Math.abs(turn) >> 1) + SLANT + 1, dx, dy) ? 1 : 2;
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
    case 'road':
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
