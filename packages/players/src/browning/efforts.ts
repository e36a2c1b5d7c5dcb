import { ROUTINE, type Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. Four acts are two of each side: chance makes so much of what comes later that play-outs
 * could not tell plans apart by it. Those below the general go by the routine, and follow whatever comes to their minds: now and then or nearly always.
 */
export const browningEfforts: Efforts = {
  general: { playOuts: 250, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 100 },
  captain: { ...ROUTINE, whims: 600, blunders: 30 },
  sergeant: { ...ROUTINE, whims: 900, blunders: 100 },
  cadet: { ...ROUTINE, whims: 550, blunders: 420 },
};
