import { SETTING } from '@sandtable/kernel';
import type { PbiState } from '@sandtable/pbi';
import type { Doctrine } from '../search/doctrine.ts';
import { quickAnswer } from './quick.ts';

/** What a search goes by. */
export const pbiDoctrine: Doctrine<PbiState> = {
  ruleset: 'pbi',
  terms: [],
  weigh: () => undefined,
  phase: () => 0,
  quick: (ruleset, state, us, dice) => {
    if (Object.values(state[SETTING].fields).some((own) => own !== undefined)) {
      return ruleset.draw(state, ruleset.sides[us], dice);
    }
    return quickAnswer(ruleset, state, us, dice);
  },
  plans: () => [],
};
