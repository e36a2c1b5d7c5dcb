import type { Victory } from '@sandtable/browning';
import type { Counts } from './counts.ts';

const NOTHING: Counts = {
  able: 0,
  pinned: 0,
  scattered: 0,
  effective: 0,
  fireReady: 0,
  fireDone: 0,
  cover: 0,
  held: 0,
  reach: 0,
  reachLate: 0,
  leaving: 0,
  leavingLate: 0,
  lead: 0,
  leadLate: 0,
};

/**
 * What one of each count is worth in a kind of game, in thousandths of what decides it nearly for certain. From a run of
 * `node packages/players/tuning/browning.ts 800` (seeds `tuning SCENARIO GAME`) with quick answers as they are. Changed by hand:
 * what had a sign that makes no sense is nothing, and an objective within reach counts less: to hold it and to have it within reach
 * go together in those games, and a search would otherwise leave one for the other.
 */
export const WORTH: Readonly<Record<Victory['kind'], Readonly<Counts>>> = {
  hold: {
    ...NOTHING,
    able: 108,
    pinned: 102,
    scattered: 10,
    effective: 54,
    fireReady: 19,
    held: 329,
    reachLate: 480,
  },
  exit: {
    ...NOTHING,
    able: 59,
    pinned: 35,
    fireReady: 34,
    leaving: 29,
    leavingLate: 394,
  },
  break: {
    ...NOTHING,
    able: 39,
    scattered: 207,
    effective: 45,
    fireReady: 9,
    lead: 4223,
    leadLate: 3508,
  },
};
