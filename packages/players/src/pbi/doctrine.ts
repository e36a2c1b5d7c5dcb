import type { PbiState } from '@sandtable/pbi';
import type { Doctrine } from '../search/doctrine.ts';
import { roughDeployment } from './deployments.ts';
import { proposals } from './proposals.ts';
import { quickAnswer } from './quick.ts';
import { isOfTheBook, phaseOf, TERMS, weigh } from './terms.ts';

/** A deployment is chosen among many by whole games, and only once: it may take as many of them as half as much again. */
const DEPLOYING = 0.7;

/** What a search goes by. */
export const pbiDoctrine: Doctrine<PbiState> = {
  ruleset: 'pbi',
  terms: TERMS,
  weigh,
  phase: phaseOf,
  toil: ({ stack }) => (stack[stack.length - 1].type === 'deploy' ? DEPLOYING : 1),
  quick: (ruleset, state, us, dice) =>
    isOfTheBook(state)
      ? quickAnswer(ruleset, state, us, dice)
      : ruleset.draw(state, ruleset.sides[us], dice),
  plans: (ruleset, state, us, dice, most) =>
    isOfTheBook(state) ? proposals(ruleset, state, us, dice, most) : [],
  roughSetUp: (ruleset, state, us, rough) =>
    isOfTheBook(state) ? roughDeployment(ruleset, state, us, rough) : [],
};
