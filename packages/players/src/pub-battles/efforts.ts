import { ROUTINE, type Efforts } from '../search/effort.ts';

/** How hard each level thinks. A colonel goes by the routine alone, a captain off the cuff, the others lose their heads at times. */
export const pubBattlesEfforts: Efforts = {
  general: { playOuts: 100, plans: 8, horizon: 2, worlds: 6, lead: 1.5, slips: 0, whims: 0 },
  colonel: ROUTINE,
  captain: { ...ROUTINE, slips: 700, whims: 300 },
  sergeant: { ...ROUTINE, slips: 250, whims: 750 },
  cadet: { ...ROUTINE, whims: 480, blunders: 520 },
};
