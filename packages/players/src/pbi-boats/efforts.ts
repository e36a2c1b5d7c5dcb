import type { Efforts } from '../search/effort.ts';

/** How hard each level thinks. All but the general go by the routine, and differ by how often they do what comes to their mind. */
export const boatsEfforts: Efforts = {
  general: { playOuts: 600, plans: 3, horizon: 1, worlds: 8, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 550 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000, ideas: 24 },
};
