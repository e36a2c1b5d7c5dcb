import type { Doctrine } from '../search/doctrine.ts';
import { pubBattlesMind } from './mind.ts';

/** What a search goes by. */
export const pubBattlesDoctrine: Doctrine = {
  ruleset: 'pub-battles',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) =>
    pubBattlesMind.answer(ruleset, state, ruleset.sides[us], dice),
  plans: () => [],
};
