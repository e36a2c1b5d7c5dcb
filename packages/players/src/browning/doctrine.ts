import type { State } from '@sandtable/browning';
import type { Doctrine } from '../search/doctrine.ts';
import { plansFor } from './plans.ts';
import { quickAnswer } from './quick.ts';
import { TERMS } from './terms.ts';
import { weigh } from './weighing.ts';

/** What a search goes by. */
export const browningDoctrine: Doctrine<State> = {
  ruleset: 'browning',
  terms: TERMS,
  weigh,
  phase: ({ turn }) => turn,
  quick: quickAnswer,
  plans: plansFor,
};
