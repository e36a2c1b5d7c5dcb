import type { Doctrine } from '../search/doctrine.ts';
import type { BoatState } from '@sandtable/pbi-boats';
import { quick } from './quick/quick.ts';

/** What a search goes by. */
export const boatsDoctrine: Doctrine = {
  ruleset: 'pbi-boats',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) => quick(ruleset, state as BoatState, us, dice),
  plans: () => [],
};
