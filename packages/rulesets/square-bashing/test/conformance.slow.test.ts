import { usualArmies, type Muster } from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { squareBashing } from '../src/index.ts';

const muster = squareBashing.muster as Muster;

conformance(squareBashing, {
  // Chosen armies too, with everybody still to be deployed.
  scenarios: [...squareBashing.scenarios, muster.battle(usualArmies(squareBashing, muster))],
  games: 10,
  seed: 'square-bashing',
  maxSteps: 6000,
  complete: true,
});
