import { adding, counting, failing, type Throws } from '@sandtable/kernel';
import type { BrowningEvent } from '../state/events.ts';

type Fire = Extract<BrowningEvent, { type: 'effectiveFire' | 'assaultFire' }>;

/** What the dice are for. */
export const THROWS: Throws<BrowningEvent> = {
  control: adding,
  leaderControl: adding,
  // BB-3.4: who fails is a casualty.
  rallied: (event) => failing(event, !event.success),
  moveRoll: adding,
  scatteredFire: (event) => counting(event, event.hits),
  effectiveFire: points,
  assaultFire: points,
  regrouped: ({ side, tried, back }) => ({
    side,
    got: back,
    again: (dice) => Math.min(dice.die(), tried),
  }),
};

/** BB-5.5, BB-6.1: what a die gives over what protects the targets. */
function points({
  side,
  dice: [rolled],
  firepower,
  defence,
  hits,
}: Fire): ReturnType<typeof adding> {
  return {
    side,
    got: hits,
    again: (dice) => Math.max(dice.die() + firepower - rolled - defence, 0),
  };
}
