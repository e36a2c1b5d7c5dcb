import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. All go by what was found by playing, which beats greedy without a thought; whims take the
 * others apart. Among a dozen plans one looks better than the usual one by chance alone, so the general's must be clearly so.
 */
export const squareBashingEfforts: Efforts = {
  general: { playOuts: 400, plans: 12, horizon: 2, worlds: 1, lead: 2, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 150 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 440 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 720 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
};
