import type { BoatState } from '@sandtable/pbi-boats';
import type { Doctrine } from '../search/doctrine.ts';
import { phase, plans } from './plans.ts';
import { quick } from './quick/quick.ts';
import { TERMS, weigh } from './terms.ts';

/** What a search goes by. */
export const boatsDoctrine: Doctrine<BoatState> = {
  ruleset: 'pbi-boats',
  terms: TERMS,
  weigh,
  phase,
  quick,
  plans,
};
