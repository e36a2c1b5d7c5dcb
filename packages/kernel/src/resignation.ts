import type { RuleCard } from './rulebook.ts';

/** The one rule of the match itself. It holds in every game and stands in no rulebook. */
export const RESIGNATION: RuleCard = {
  id: 'resignation',
  title: 'Giving up',
  text: 'A side may give up at any time, also when it is not asked to decide anything. The other side wins at once, without a score. A side that has given up cannot take that back.',
  kind: 'ruling',
  effect: 'event',
};
