import type { Doctrine } from '../search/doctrine.ts';
import { browningMind } from './mind.ts';

/** What a search goes by. */
export const browningDoctrine: Doctrine = {
  ruleset: 'browning',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) => browningMind.answer(ruleset, state, ruleset.sides[us], dice),
  plans: () => [],
};
