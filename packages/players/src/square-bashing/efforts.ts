import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. */
export const squareBashingEfforts: Efforts = {
  general: { playOuts: 400, plans: 7, horizon: 2, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 30 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 90 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 200 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 400 },
};
