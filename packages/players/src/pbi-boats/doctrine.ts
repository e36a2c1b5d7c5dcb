import type { Doctrine } from '../search/doctrine.ts';
import { boatsMind } from './mind.ts';

/** What a search goes by. */
export const boatsDoctrine: Doctrine = {
  ruleset: 'pbi-boats',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) => boatsMind.answer(ruleset, state, ruleset.sides[us], dice),
  plans: () => [],
};
