import type { Measured, Scenario } from '@sandtable/kernel';

/** By `simulate pub-battles --scenario ID --players greedy,greedy --seed balance`. */
const MEASURED: Readonly<Record<string, Measured>> = {
  teaching: { players: 'greedy', wins: { red: 100, blue: 99 }, draws: 1 },
  brandywine: { players: 'greedy', wins: { red: 33, blue: 67 }, draws: 0 },
  germantown: { players: 'greedy', wins: { red: 48, blue: 51 }, draws: 1 },
  marengo: { players: 'greedy', wins: { red: 68, blue: 29 }, draws: 3 },
  'free-teaching': { players: 'greedy', wins: { red: 52, blue: 148 }, draws: 0 },
  'free-brandywine': { players: 'greedy', wins: { red: 21, blue: 39 }, draws: 0 },
  'free-germantown': { players: 'greedy', wins: { red: 32, blue: 66 }, draws: 2 },
  'free-marengo': { players: 'greedy', wins: { red: 22, blue: 37 }, draws: 1 },
};

const BATTLES = ['teaching', 'brandywine', 'germantown', 'marengo'] as const;

/** What there is to choose from, in the order of `allScenarios`: enough for a list, and not to be played. */
export const LISTED: readonly Scenario[] = [...BATTLES, ...BATTLES.map((id) => `free-${id}`)].map(
  (id) => ({
    format: 1,
    ruleset: 'pub-battles',
    id,
    ...(Object.hasOwn(MEASURED, id) && { measured: MEASURED[id] }),
  }),
);
