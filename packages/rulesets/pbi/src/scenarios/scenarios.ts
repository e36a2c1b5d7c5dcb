import freeGame from './free-game.json' with { type: 'json' };
import hedgerowFarm from './hedgerow-farm.json' with { type: 'json' };
import riverLine from './river-line.json' with { type: 'json' };
import village from './village.json' with { type: 'json' };
import woodedRidge from './wooded-ridge.json' with { type: 'json' };
import type { PbiScenario } from '../files/scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  village,
  hedgerowFarm,
  woodedRidge,
  riverLine,
  freeGame,
] as readonly object[] as readonly PbiScenario[];
