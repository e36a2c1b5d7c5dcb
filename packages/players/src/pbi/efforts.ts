import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks: a general as far as the end of what the enemy does next. Between players who know the game
 * luck decides much, so that the lower levels differ by how often they do just anything.
 */
export const pbiEfforts: Efforts = {
  general: { playOuts: 1000, plans: 4, horizon: 2, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 80 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 320 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 440, whims: 560 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 20, whims: 980 },
};
