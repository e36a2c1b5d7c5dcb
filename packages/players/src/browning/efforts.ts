import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. Four acts are two of each side: chance makes so much of what comes later that play-outs
 * could not tell plans apart by it.
 */
export const browningEfforts: Efforts = {
  general: { playOuts: 600, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  colonel: { playOuts: 200, plans: 2, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 950, whims: 50 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 720, whims: 280 },
};
