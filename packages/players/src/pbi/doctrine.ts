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
  // How groups are set up is judged at the end of the game.
  toil: ({ stack }) => (stack[stack.length - 1].type === 'deploy' ? 2 : 1),
  quick: (ruleset, state, us, dice) =>
    isOfTheBook(state)
      ? quickAnswer(ruleset, state, us, dice)
      : ruleset.draw(state, ruleset.sides[us], dice),
  plans: (ruleset, state, us, dice, most) =>
    isOfTheBook(state) ? proposals(ruleset, state, us, dice, most) : [],
};
