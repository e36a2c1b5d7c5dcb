import type { Outcome, Side } from '@sandtable/kernel';
import type { Term } from './doctrine.ts';

/** The chance of winning, from 0 to 1, of a side whose terms come to so many thousandths. */
export function chanceOf(thousandths: number): number {
  const x = thousandths / 1000;
  // Roots are the same on every machine, exponentials are not.
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** What all terms come to together. */
export function sumOf(terms: readonly Term[], amounts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += terms[i].weight * amounts[i];
  return sum;
}

/** What an outcome is worth to a side. */
export function worthOf({ winner }: Outcome, side: Side): number {
  if (winner === undefined) return 0.5;
  return winner === side ? 1 : 0;
}
