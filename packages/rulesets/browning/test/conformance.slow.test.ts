import type { Scenario } from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { browning } from '../src/ruleset.ts';
import { FIRE_SQUARE } from '../src/rules/tables.ts';
import { openingOf, row } from './support/sketch.ts';

/** Random players seldom meet. These begin face to face, on a table with something of everything. */
const AT_CLOSE_QUARTERS: Scenario = {
  ...openingOf({
    table: { width: 2000, height: 1600 },
    teams: {
      A1: row(600, 500, 5),
      A2: { at: row(1000, 500, 4), quality: 'elite', weapon: 'smg', rapid: true },
      B1: { at: row(800, 400, 3), weapon: 'lmg' },
      C1: { at: row(300, 300, 4), platoon: '3' },
      D1: row(600, 800, 5),
      D2: { at: row(1000, 800, 5), quality: 'second' },
      E1: { at: row(800, 900, 3), weapon: 'lmg', rapid: true },
    },
    leaders: { Harris: '1', Dunn: '1', Reed: '3', Brandt: '2' },
    features: [
      ['woods', [300, 600], [550, 600], [550, 1000], [300, 1000]],
      ['building', [1300, 600], [1500, 600], [1500, 800], [1300, 800]],
      ['hill', [1500, 1000], [1900, 1000], [1900, 1500], [1500, 1500]],
      ['rough', [600, 1000], [900, 1000], [900, 1200], [600, 1200]],
      ['wall', [600, 750], [900, 750]],
      ['hedge', [1000, 700], [1250, 700]],
      ['stream', [0, 650], [300, 600]],
    ],
    turns: 4,
  }),
  id: 'close-quarters',
};

/** The attacker is a few steps from the edge that he is to leave by. */
const NEAR_THE_EDGE: Scenario = {
  ...openingOf({
    table: { width: 2400, height: 1800 },
    teams: {
      A1: row(600, 1500, 5),
      A2: row(1500, 1450, 5),
      D1: row(900, 1700, 4),
      E1: { at: row(1200, 300, 4), weapon: 'smg' },
    },
    leaders: { Harris: '1', Brandt: '2' },
    features: [['hedge', [0, 1600], [2400, 1600]]],
    victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 5 },
    turns: 3,
  }),
  id: 'near-the-edge',
};

conformance(browning, {
  scenarios: [AT_CLOSE_QUARTERS, NEAR_THE_EDGE, ...browning.scenarios],
  games: 24,
  seed: 'browning',
  maxSteps: 5000,
  mutationsPerStep: 6,
  every: 6,
  mustSee: 'all',
  // BB-5.1: the middle of a square of fire.
  margin: FIRE_SQUARE / 2,
});
