import type { BoatState } from '@sandtable/pbi-boats';
import type { Doctrine } from '../search/doctrine.ts';
import { roughDeployment } from './deployments.ts';
import { phase, plans } from './plans.ts';
import { quick } from './quick/quick.ts';
import { TERMS, weigh } from './terms.ts';

/** Whoever sets up men or boats has nearly the whole game before him: a play-out takes half as long again. */
const AT_THE_BEGINNING: ReadonlySet<string> = new Set([
  'deploy',
  'boats:attackers',
  'boats:defenders',
]);
const LONGER = 1.5;

/** What a search goes by. */
export const boatsDoctrine: Doctrine<BoatState> = {
  ruleset: 'pbi-boats',
  terms: TERMS,
  weigh,
  phase,
  toil: ({ stack }) => (AT_THE_BEGINNING.has(stack[stack.length - 1].type) ? LONGER : 1),
  quick,
  plans,
  roughSetUp: roughDeployment,
};
