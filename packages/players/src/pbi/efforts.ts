import { ROUTINE, type Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks: a general to the end of what both sides do in the turn after this one. All others go by the routine,
 * and differ by how often they do what comes to their mind; a captain sets up by one idea, others below piece by piece.
 */
export const pbiEfforts: Efforts = {
  general: { playOuts: 700, plans: 12, horizon: 4, worlds: 1, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 120 },
  captain: { ...ROUTINE, roughness: 1, whims: 700, blunders: 30 },
  sergeant: { ...ROUTINE, whims: 950, blunders: 50 },
  cadet: { ...ROUTINE, whims: 550, blunders: 450 },
};
