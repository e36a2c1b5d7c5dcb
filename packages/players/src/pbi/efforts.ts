import { ROUTINE, type Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks: a general as far as the end of what the enemy does next, and he leaves what was found by playing only
 * for what is clearly better, since many a step that only seems so costs him the game. All others go by the routine,
 * and differ by how often they do what comes to their mind.
 */
export const pbiEfforts: Efforts = {
  general: { playOuts: 700, plans: 12, horizon: 4, worlds: 1, lead: 1, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 120 },
  captain: { ...ROUTINE, whims: 620 },
  sergeant: { ...ROUTINE, whims: 950, blunders: 50 },
  cadet: { ...ROUTINE, whims: 550, blunders: 450 },
};
