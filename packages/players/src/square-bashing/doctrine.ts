import type { Doctrine } from '../search/doctrine.ts';
import { squareBashingMind } from './mind.ts';

/** What a search goes by. */
export const squareBashingDoctrine: Doctrine = {
  ruleset: 'square-bashing',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) =>
    squareBashingMind.answer(ruleset, state, ruleset.sides[us], dice),
  plans: () => [],
};
