import type { Measured, Scenario } from '@sandtable/kernel';

const MEASURED: Readonly<Record<string, Measured>> = {
  teaching: { players: 'greedy', wins: { red: 27, blue: 32 }, draws: 1 },
  germantown: { players: 'greedy', wins: { red: 10, blue: 14 }, draws: 0 },
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
