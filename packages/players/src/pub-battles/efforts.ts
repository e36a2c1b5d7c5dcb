import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. A colonel goes by the mind alone, a captain off the cuff, the others lose their heads at times. */
export const pubBattlesEfforts: Efforts = {
  general: { playOuts: 60, plans: 8, horizon: 1, worlds: 6, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 1000, whims: 0 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 650, whims: 350 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 200, whims: 800 },
};
