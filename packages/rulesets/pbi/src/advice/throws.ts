import { adding, counting, failing, type Throws } from '@sandtable/kernel';
import type { PbiEvent } from '../state/events.ts';

/** What the dice of the book are for. */
export const THROWS: Throws<PbiEvent> = {
  breakTest: (event) => failing(event, event.broke),
  moraleTest: (event) => failing(event, event.fails),
  motivation: (event) => counting(event, event.success),
  actionPoints: adding,
  // The choice die only says who deals the hits.
  volley: (event) => counting(event, event.hits),
  // QS-8.6: one that fails is as bad as three.
  save: ({ side, dice, needs, failed }) => ({
    side,
    got: failed === 0 ? 1 : 0,
    again: (again) => Number(again.all(dice.length, needs)),
  }),
  opportunity: (event) => counting(event, event.success),
  assaultDice: (event) => counting(event, event.kills),
  pursuit: (event) => counting(event, event.kills),
  markerRoll: (event) => counting(event, event.success),
  extension: (event) => counting(event, event.success),
  buildingPoints: adding,
};
