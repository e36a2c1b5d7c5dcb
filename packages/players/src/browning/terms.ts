import type { Term } from '../search/doctrine.ts';

/** What counts in how a side stands. Amounts come weighed already: the same thing counts otherwise in another kind of game. */
export const TERMS = [
  {
    name: 'men',
    nature: 'care',
    weight: 1,
    words: 'It keeps more of our men in the fight.',
  },
  {
    name: 'harm',
    nature: 'harm',
    weight: 1,
    words: 'It puts more of their men out of the fight.',
  },
  {
    name: 'teams',
    nature: 'order',
    weight: 1,
    words: 'It leaves us more teams that are strong enough for effective fire than them.',
  },
  {
    name: 'fire',
    nature: 'harm',
    weight: 1,
    words: 'From there we can fire at them better than they at us.',
  },
  {
    name: 'cover',
    nature: 'care',
    weight: 1,
    words: 'It gets more men into cover.',
  },
  {
    name: 'held',
    nature: 'ground',
    weight: 1,
    words: 'It puts more men where the game is decided than the enemy has there.',
  },
  {
    name: 'reach',
    nature: 'ground',
    weight: 1,
    words: 'It gets more men within reach of what is to be held.',
  },
  {
    name: 'leaving',
    nature: 'ground',
    weight: 1,
    words: 'It decides how many get over the edge in time.',
  },
  {
    name: 'lead',
    nature: 'time',
    weight: 1,
    words: 'It brings them nearer to breaking than us.',
  },
] as const satisfies readonly Term[];

export type TermName = (typeof TERMS)[number]['name'];

/** Where each of them is. */
export const AT = Object.fromEntries(TERMS.map(({ name }, i) => [name, i])) as Readonly<
  Record<TermName, number>
>;
