import { ROUTINE, type Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. All but the general go by the routine,
 * and differ by how often they do what comes to their mind; a captain sets up by one idea, others below piece by piece.
 */
export const boatsEfforts: Efforts = {
  general: { playOuts: 400, plans: 9, horizon: 5, worlds: 8, lead: 0.7, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 60 },
  captain: { ...ROUTINE, roughness: 1, whims: 730, blunders: 70 },
  sergeant: { ...ROUTINE, whims: 740, blunders: 260 },
  cadet: { ...ROUTINE, whims: 300, blunders: 700 },
};
