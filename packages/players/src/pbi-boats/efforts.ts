import { ROUTINE, type Efforts } from '../search/effort.ts';

/** How hard each level thinks. All but the general go by the routine, and differ by how often they do what comes to their mind. */
export const boatsEfforts: Efforts = {
  general: { playOuts: 500, plans: 6, horizon: 1, worlds: 8, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 180 },
  captain: { ...ROUTINE, whims: 850, blunders: 20 },
  sergeant: { ...ROUTINE, whims: 780, blunders: 190 },
  cadet: { ...ROUTINE, whims: 420, blunders: 580 },
};
