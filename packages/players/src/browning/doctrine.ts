import type { State } from '@sandtable/browning';
import type { Doctrine } from '../search/doctrine.ts';
import { plansFor } from './plans.ts';
import { quickAnswer } from './quick.ts';
import { TERMS } from './terms.ts';
import { weigh } from './weighing.ts';

/** How many have acted since the beginning of the game: a play-out may stop after any of them. */
function phase({ turn, ready, leaders }: State): number {
  let acted = turn * (ready.length + leaders.length);
  for (let team = 0; team < ready.length; team++) acted += 1 - ready[team];
  for (let leader = 0; leader < leaders.length; leader++) acted += 1 - leaders[leader];
  return acted;
}

/** What a search goes by. */
export const browningDoctrine: Doctrine<State> = {
  ruleset: 'browning',
  terms: TERMS,
  weigh,
  phase,
  quick: quickAnswer,
  plans: plansFor,
};
