import type { State } from '@sandtable/browning';
import type { Doctrine } from '../search/doctrine.ts';
import { quickAnswer } from './quick.ts';

/** What a search goes by. */
export const browningDoctrine: Doctrine<State> = {
  ruleset: 'browning',
  terms: [],
  weigh: () => undefined,
  phase: ({ turn }) => turn,
  quick: quickAnswer,
  plans: () => [],
};
