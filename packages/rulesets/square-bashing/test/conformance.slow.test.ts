import { conformance } from '@sandtable/testkit';
import { squareBashing } from '../src/index.ts';

conformance(squareBashing, {
  games: 8,
  seed: 'square-bashing',
  maxSteps: 6000,
  complete: true,
});
