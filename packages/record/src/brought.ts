import type { FileStep } from '@sandtable/kernel';
import type { Proof } from './proof.ts';

/**
 * What had been played when the match came to its host, on somebody's own device. The dice were committed to for a game
 * that had gone so, hence nobody can put other steps there; that they were played so is his word who brought them.
 */
export function broughtTo({ match: { dice, steps } }: Proof): readonly FileStep[] {
  return steps.slice(0, dice.at(-1)?.from ?? 0);
}
