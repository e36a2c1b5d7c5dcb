import { conformance } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';

conformance(pbiBoats, {
  scenarios: pbiBoats.scenarios,
  games: 8,
  seed: 'boats',
  maxSteps: 4000,
});
