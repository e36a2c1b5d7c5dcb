import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. A general who defends leaves his routine only for what is better beyond doubt: with a lead
 * of 1 to 2.5 he won 3.5 of 14 games against greedy, and his routine alone 52 of 80. All others go by it, and differ by
 * how often they do what comes to their mind.
 */
export const boatsEfforts: Efforts = {
  general: { playOuts: 500, plans: 3, horizon: 1, worlds: 8, lead: [1, 5], slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 550 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000, ideas: 24 },
};
