import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. All go by what was found by playing, which beats greedy without a thought; whims
 * take the others as far apart as they are meant to be.
 */
export const squareBashingEfforts: Efforts = {
  general: { playOuts: 400, plans: 12, horizon: 2, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 30 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 380 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 690 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
};
