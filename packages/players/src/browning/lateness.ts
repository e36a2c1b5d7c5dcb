import type { State } from '@sandtable/browning';

/** How much it counts by now what the last turn will be judged by: from 0 to 1. */
export function lateness({ turn, field: { turns } }: State): number {
  const late = turns > 1 ? (turn - 1) / (turns - 1) : 1;
  return late * late;
}

/** A weight that is one thing in the first turn, and another in the last. */
export function between(early: number, late: number, part: number): number {
  return early + (late - early) * part;
}
