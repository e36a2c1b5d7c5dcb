import type { Field } from './field.ts';
import type { Activation } from './tables.ts';

/** BB-2.2: what is written on the cards: teams, squads, or nothing where there are none. */
export function cardNames({ teams, squads }: Field, activation: Activation): string[] {
  if (activation === 'cards-team') return teams.map(({ name }) => name);
  return activation === 'cards' ? squads.map(({ name }) => name) : [];
}

export function cardCount(field: Field, activation: Activation): number {
  return cardNames(field, activation).length;
}
