import type { Scenario } from '@sandtable/kernel';
import { MEASURED } from './measured.ts';

const BATTLES = ['teaching', 'brandywine', 'germantown', 'marengo'] as const;

/** What there is to choose from, in the order of `allScenarios`: enough for a list, and not to be played. */
export const LISTED: readonly Scenario[] = [...BATTLES, ...BATTLES.map((id) => `free-${id}`)].map(
  (id) => ({
    format: 1,
    ruleset: 'pub-battles',
    id,
    measured: MEASURED[id],
  }),
);
