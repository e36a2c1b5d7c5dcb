import type { RuleCard } from './rulebook.ts';

/** The one rule of the match itself. It holds in every game and stands in no rulebook. */
export const RESIGNATION: RuleCard = {
  id: 'resignation',
  kind: 'ruling',
  effect: 'event',
};
