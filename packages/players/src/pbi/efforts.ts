import type { Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks: a general as far as the end of what the enemy does next, and he leaves what was found by playing only
 * for what is clearly better, since with less than that many a step that only seems better costs him the game. All others go by
 * the routine, and differ by how often they do what comes to their mind.
 */
export const pbiEfforts: Efforts = {
  general: { playOuts: 400, plans: 4, horizon: 2, worlds: 1, lead: 2.5, slips: 0, whims: 0 },
  colonel: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 },
  captain: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 550 },
  sergeant: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000 },
  cadet: { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 1000, ideas: 24 },
};
