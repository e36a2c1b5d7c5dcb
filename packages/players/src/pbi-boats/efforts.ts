import { ROUTINE, type Efforts } from '../search/effort.ts';

/** How hard each level thinks. All but the general go by the routine, and differ by how often they do what comes to their mind. */
export const boatsEfforts: Efforts = {
  general: { playOuts: 500, plans: 6, horizon: 1, worlds: 8, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 270 },
  captain: { ...ROUTINE, whims: 680 },
  sergeant: { ...ROUTINE, whims: 900, blunders: 100 },
  cadet: { ...ROUTINE, whims: 600, blunders: 400 },
};
