import type { PbiState } from '@sandtable/pbi';
import type { Doctrine } from '../search/doctrine.ts';
import { proposals } from './proposals.ts';
import { quickAnswer } from './quick.ts';
import { isOfTheBook, phaseOf, TERMS, weigh } from './terms.ts';

/** What a search goes by. */
export const pbiDoctrine: Doctrine<PbiState> = {
  ruleset: 'pbi',
  terms: TERMS,
  weigh,
  phase: phaseOf,
  quick: (ruleset, state, us, dice) =>
    isOfTheBook(state)
      ? quickAnswer(ruleset, state, us, dice)
      : ruleset.draw(state, ruleset.sides[us], dice),
  plans: (ruleset, state, us, _dice, most) =>
    isOfTheBook(state) ? proposals(ruleset, state, us, most) : [],
};
