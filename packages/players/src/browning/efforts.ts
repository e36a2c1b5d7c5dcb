import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. */
export const browningEfforts: Efforts = {
  general: { playOuts: 800, plans: 3, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 150, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 1000, whims: 0 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 900, whims: 100 },
};
