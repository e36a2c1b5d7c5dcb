import type { Ruleset } from '@sandtable/kernel';
import { LEVELS } from './search/effort.ts';

/** The games that players know more of than their rules. */
export const KNOWN_GAMES = [
  'pbi',
  'browning',
  'pub-battles',
  'square-bashing',
  'pbi-boats',
] as const;

/**
 * The names of those that can play these rules, strongest first, without their styles: for whoever only chooses among
 * them. Nothing of what they know is loaded for that.
 */
export function playerNames({ id }: Pick<Ruleset, 'id'>): string[] {
  const known: readonly string[] = KNOWN_GAMES;
  return known.includes(id) ? [...LEVELS, 'greedy', 'random'] : ['random'];
}
