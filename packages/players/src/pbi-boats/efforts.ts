import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. A colonel plays as greedy does; those below think less, and are careless. */
export const boatsEfforts: Efforts = {
  general: { playOuts: 500, plans: 3, horizon: 1, worlds: 8, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 740, whims: 260 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 460, whims: 540 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 180, whims: 820 },
};
