import type { Doctrine } from '../search/doctrine.ts';
import { pbiMind } from './mind.ts';

/** What a search goes by. */
export const pbiDoctrine: Doctrine = {
  ruleset: 'pbi',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) => pbiMind.answer(ruleset, state, ruleset.sides[us], dice),
  plans: () => [],
};
