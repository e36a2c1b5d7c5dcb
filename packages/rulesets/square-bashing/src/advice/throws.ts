import { adding, counting, failing, FOR_NOBODY, type Throws } from '@sandtable/kernel';
import { DEVIATION, RUN_FAILS } from '../rules/tables.ts';
import type { SquareEvent } from '../state/events.ts';

/** What the dice are for. */
export const THROWS: Throws<SquareEvent> = {
  // SB-8.4: the wind may carry it onto either side.
  gasRolled: () => FOR_NOBODY,
  assetTried: (event) => counting(event, event.success),
  shellsFell: ({ side, artillery, how }) => ({
    side,
    got: how === 'on' ? 1 : 0,
    again: (dice) => Number(DEVIATION[artillery][dice.die() - 1] === 0),
  }),
  barrageRolled: (event) => counting(event, event.success),
  shelled: adding,
  ordered: (event) => counting(event, event.success),
  // SB-3.4: beyond so many it cannot be worse.
  moraleTest: (event) => failing({ ...event, most: RUN_FAILS }, event.fails),
  routTest: (event) => failing(event, event.routed),
  exitRoll: (event) => counting(event, event.success),
  fightDice: (event) => counting(event, event.hits),
  volley: (event) => counting(event, event.hits),
  // SB-7.2: nobody loses more than he has.
  save: ({ side, dice, needs, strength, lost }) => ({
    side,
    got: lost,
    harms: true,
    again: (again) => Math.min(dice.length - again.successes(dice.length, needs), strength),
  }),
  arrivalRoll: (event) => counting(event, event.success),
  // SB-2.2: whom it helps that the end is near is known when it has come.
  countdown: () => FOR_NOBODY,
};
