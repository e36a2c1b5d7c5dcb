import type { Ruleset } from '@sandtable/kernel';

/** The games that the greedy player knows. */
export const GREEDY_GAMES = [
  'pbi',
  'browning',
  'pub-battles',
  'square-bashing',
  'pbi-boats',
] as const;

/**
 * The names of those that can play these rules, strongest first: for whoever only chooses among
 * them. Nothing of what they know is loaded for that.
 */
export function playerNames({ id }: Pick<Ruleset, 'id'>): string[] {
  const known: readonly string[] = GREEDY_GAMES;
  return known.includes(id) ? ['greedy', 'random'] : ['random'];
}
