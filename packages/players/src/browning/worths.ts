import type { Victory } from '@sandtable/browning';

/** What things are worth in a kind of game, in thousandths of what decides it nearly for certain. */
export interface Worth {
  /** A figure that is up; one that is pinned; one that is scattered and may come back. */
  readonly able: number;
  readonly pinned: number;
  readonly scattered: number;
  /** A team strong enough for effective fire. */
  readonly effective: number;
  /** An enemy figure that can be expected to be pinned by the fire of teams where they stand. */
  readonly fire: number;
  /** A figure in cover. */
  readonly cover: number;
  /** An objective that is held for certain: in the last turn. */
  readonly heldLate: number;
  /** One that is all ours to reach: at any time, and more in the last turn. */
  readonly reach: number;
  readonly reachLate: number;
  /** A figure more that will have left. */
  readonly leaving: number;
  readonly leavingLate: number;
  /** All of the enemy lost, and nobody of ours. */
  readonly lead: number;
  readonly leadLate: number;
}

export const WORTH: Readonly<Record<Victory['kind'], Worth>> = {
  hold: {
    able: 65,
    pinned: 50,
    scattered: 5,
    effective: 80,
    fire: 22,
    cover: 0,
    heldLate: 260,
    reach: 0,
    reachLate: 700,
    leaving: 0,
    leavingLate: 0,
    lead: 0,
    leadLate: 0,
  },
  exit: {
    able: 30,
    pinned: 22,
    scattered: 5,
    effective: 0,
    fire: 15,
    cover: 0,
    heldLate: 0,
    reach: 0,
    reachLate: 0,
    leaving: 40,
    leavingLate: 230,
    lead: 0,
    leadLate: 0,
  },
  break: {
    able: 60,
    pinned: 30,
    scattered: 100,
    effective: 0,
    fire: 30,
    cover: 20,
    heldLate: 0,
    reach: 0,
    reachLate: 0,
    leaving: 0,
    leavingLate: 0,
    lead: 3400,
    leadLate: 1900,
  },
};
