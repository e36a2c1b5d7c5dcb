import { usualArmies, type Muster, type Scenario } from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { squareBashing } from '../src/index.ts';
import type { SquareScenario } from '../src/files/scenarioFile.ts';
import { scenarioOf } from './support/game.ts';

/** All that the ready-made scenarios lack: rivers, forts, higher command, every kind of unit, and gas on both sides. */
const EVERYTHING: Scenario = {
  ...scenarioOf({
    ground: { c3: 'woods', e3: 'roughHill', f4: 'hill', b4: 'buildings' },
    defences: { d4: 'fort', e4: 'trenches', c4: 'hasty' },
    roads: { d1: 'ns', d2: 'ns', d3: 'ns', d4: 'ns', d5: 'ns', d6: 'ns' },
    rivers: [
      ['c3', 'c4'],
      ['d3', 'd4'],
      ['e3', 'e4'],
      ['f3', 'f4'],
    ],
    objectives: ['c4', 'd4', 'e4', 'd6'],
    attacker: {
      c3: 'infantry, professional cavalry, lightTank, mg',
      d3: 'infantry, reservist infantry, armouredCar, command',
      e3: 'infantry, cavalry, heavyTank',
      f3: 'infantry, lightCar, mortar',
      d1: 'gun, mountainGun',
    },
    defender: {
      c4: 'infantry, mg',
      d4: 'infantry, reservist infantry, mg, gun',
      e4: 'cavalry, infantry, mortar',
      f4: 'lightTank, infantry',
      d5: 'command',
      b4: 'infantry, armouredCar',
    },
    waiting: { attacker: 'infantry, gun', defender: 'infantry, mg' },
    squares: { e4: { gas: 'attacker', facing: 'south' }, c3: { gas: 'defender' } },
    step: 'command',
    countdown: 30,
  }),
  id: 'everything',
};

const { position: _, ...open } = scenarioOf({});
const army = ['infantry', 'infantry', 'cavalry', 'mg', 'gun', 'command'];
const DEPLOYED: SquareScenario = {
  ...open,
  id: 'deployed',
  forces: {
    attacker: { artillery: 'good', command: 'good', deploy: army, assets: { gas: 2, shock: 1 } },
    defender: { artillery: 'poor', command: 'poor', deploy: army, assets: { gas: 2, digIn: 1 } },
  },
};

const muster = squareBashing.muster as Muster;

conformance(squareBashing, {
  scenarios: [
    ...squareBashing.scenarios,
    EVERYTHING,
    DEPLOYED,
    // Chosen armies too, with everybody still to be deployed.
    muster.battle(usualArmies(squareBashing, muster)),
  ],
  games: 21,
  every: 3,
  seed: 'square-bashing',
  maxSteps: 6000,
  complete: true,
  mustSee: 'all',
});
