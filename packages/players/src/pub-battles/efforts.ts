import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. A colonel goes by the routine alone, a captain off the cuff, the others lose their heads at times. */
export const pubBattlesEfforts: Efforts = {
  general: { playOuts: 120, plans: 8, horizon: 2, worlds: 6, lead: 1.5, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 1000, whims: 0 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 550, whims: 450 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 150, whims: 850 },
};
