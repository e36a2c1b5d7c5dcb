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
 * `node packages/players/tuning/browning.ts` (250 games a scenario, seeds `tuning SCENARIO GAME`) with quick answers as they were
 * then. Changed by hand: what had a sign that makes no sense is nothing, and a pinned figure counts less than one that is up.
 */
export const WORTH: Readonly<Record<Victory['kind'], Readonly<Counts>>> = {
  hold: {
    ...NOTHING,
    able: 93,
    pinned: 80,
    scattered: 4,
    effective: 88,
    fireReady: 21,
    held: 401,
    reachLate: 621,
  },
  exit: {
    ...NOTHING,
    able: 14,
    pinned: 5,
    fireReady: 18,
    cover: 8,
    leaving: 51,
    leavingLate: 159,
  },
  break: {
    ...NOTHING,
    able: 26,
    pinned: 6,
    scattered: 113,
    effective: 116,
    fireReady: 15,
    cover: 12,
    lead: 2575,
    leadLate: 2287,
  },
};
