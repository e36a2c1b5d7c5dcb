import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. Four acts are two of each side: chance makes so much of what comes later that play-outs
 * could not tell plans apart by it. Those below the colonel go by the mind, and follow whatever comes to it: now and then or always.
 */
export const browningEfforts: Efforts = {
  general: { playOuts: 400, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 60, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 120 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000, ideas: 16 },
};
