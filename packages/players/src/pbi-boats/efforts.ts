import { ROUTINE, type Efforts } from '../search/effort.ts';

/** How hard each level thinks. All but the general go by the routine, and differ by how often they do what comes to their mind, and by how roughly they set up. */
export const boatsEfforts: Efforts = {
  general: { playOuts: 400, plans: 9, horizon: 5, worlds: 8, lead: 0.7, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 60 },
  captain: { ...ROUTINE, roughness: 1, whims: 750 },
  sergeant: { ...ROUTINE, roughness: 2, whims: 780, blunders: 220 },
  cadet: { ...ROUTINE, whims: 400, blunders: 600 },
};
