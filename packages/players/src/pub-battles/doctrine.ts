import { NIGHT, ON_MAP, type State } from '@sandtable/pub-battles';
import type { Doctrine } from '../search/doctrine.ts';
import { learner } from './learner.ts';
import { pubBattlesMind } from './mind.ts';
import { plans } from './plans.ts';
import { quick } from './quick.ts';
import { whim } from './whim.ts';
import { TERMS, weigh } from './terms.ts';

/** So many pieces on the map make a small battle; with every two or three more a turn takes longer by as much again. */
const SMALL = 14;
const TWICE_AS_LONG = 1.8;

/** What a search goes by: whole moves of Commands, played out to the end of a turn and its combats. */
export const pubBattlesDoctrine: Doctrine<State> = {
  ruleset: 'pub-battles',
  terms: TERMS,
  weigh,
  // An order of battle is judged by itself, when it is written.
  phase: ({ day, turn, stack }) => day * NIGHT + turn - (stack.at(-1)?.type === 'muster' ? 1 : 0),
  quick,
  // Quick answers make a poor enemy here: what does well against them often fails against somebody who looks at every attack.
  foe: {
    quick: (ruleset, state, us, dice) =>
      pubBattlesMind.answer(ruleset, state, ruleset.sides[us], dice),
  },
  plans,
  whim,
  toil: ({ place }) =>
    1 + Math.max(0, place.filter((each) => each === ON_MAP).length - SMALL) / TWICE_AS_LONG,
  learner,
};
