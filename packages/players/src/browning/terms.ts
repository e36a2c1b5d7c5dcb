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
    words: 'It leaves us more teams that are strong enough for effective fire.',
    second: 'It leaves them fewer teams that are strong enough for effective fire.',
  },
  {
    name: 'fire',
    nature: 'harm',
    weight: 1,
    words: 'It lets us fire at them better.',
    second: 'It lets them fire at us less well.',
  },
  {
    name: 'cover',
    nature: 'care',
    weight: 1,
    words: 'It gets more of our men into cover.',
    second: 'It leaves fewer of their men in cover.',
  },
  {
    name: 'held',
    nature: 'ground',
    weight: 1,
    words: 'It tips the fight for the objectives our way.',
  },
  {
    name: 'reach',
    nature: 'ground',
    weight: 1,
    words: 'It tips the race for the objectives our way.',
  },
  {
    name: 'leaving',
    nature: 'ground',
    weight: 1,
    words: 'It gets more of our men over the edge in time.',
    second: 'It lets fewer of their men over the edge in time.',
  },
  {
    name: 'lead',
    nature: 'time',
    weight: 1,
    words: 'It brings them nearer to breaking.',
    second: 'It keeps us further from breaking.',
  },
] as const satisfies readonly Term[];

export type TermName = (typeof TERMS)[number]['name'];

/** Where each of them is. */
export const AT = Object.fromEntries(TERMS.map(({ name }, i) => [name, i])) as Readonly<
  Record<TermName, number>
>;
