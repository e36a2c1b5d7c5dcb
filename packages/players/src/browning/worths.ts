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
 * `node packages/players/tuning/browning.ts` (250 games a scenario, seeds `tuning SCENARIO GAME`) with quick answers as they are.
 * Changed by hand: what had a sign that makes no sense is nothing, a pinned figure counts less than one that is up, and an
 * objective that is held counts more, within reach less: the two go together in those games, and a search would otherwise leave one for the other.
 */
export const WORTH: Readonly<Record<Victory['kind'], Readonly<Counts>>> = {
  hold: {
    ...NOTHING,
    able: 109,
    pinned: 95,
    scattered: 18,
    effective: 62,
    fireReady: 19,
    held: 150,
    reachLate: 900,
  },
  exit: {
    ...NOTHING,
    able: 35,
    pinned: 25,
    fireReady: 24,
    cover: 20,
    leaving: 53,
    leavingLate: 241,
  },
  break: {
    ...NOTHING,
    able: 33,
    pinned: 25,
    scattered: 119,
    effective: 68,
    fireReady: 34,
    cover: 11,
    lead: 2804,
    leadLate: 1696,
  },
};
