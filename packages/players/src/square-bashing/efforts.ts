import { ROUTINE, type Efforts } from '../search/effort.ts';

/**
 * How hard each level thinks. All go by what was found by playing, which beats greedy without a thought; whims take the
 * others apart. Among a dozen plans one looks better than the usual one by chance alone, so the general's must be clearly so.
 */
export const squareBashingEfforts: Efforts = {
  general: { playOuts: 1000, plans: 12, horizon: 2, worlds: 1, lead: 1.5, slips: 0, whims: 0 },
  colonel: { ...ROUTINE, whims: 200 },
  captain: { ...ROUTINE, whims: 540 },
  sergeant: { ...ROUTINE, whims: 890, blunders: 10 },
  cadet: { ...ROUTINE, whims: 500, blunders: 500 },
};
