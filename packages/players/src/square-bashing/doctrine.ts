import type { Doctrine } from '../search/doctrine.ts';
import type { SquareState } from '@sandtable/square-bashing';
import { plansFor } from './plans.ts';
import { quickAnswer } from './quick/quick.ts';
import { USUAL } from './quick/stance.ts';
import { TERMS, weigh } from './terms.ts';

/** What a search goes by. */
export const squareBashingDoctrine: Doctrine<SquareState> = {
  ruleset: 'square-bashing',
  terms: TERMS,
  weigh,
  phase: ({ turn, side }) => 2 * turn + side,
  quick: (ruleset, state, us, dice) => quickAnswer(ruleset, state, us, USUAL[us], dice),
  plans: plansFor,
};
