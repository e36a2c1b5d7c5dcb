import freeGame from './scenarios/free-game.json' with { type: 'json' };
import hedgerowFarm from './scenarios/hedgerow-farm.json' with { type: 'json' };
import riverLine from './scenarios/river-line.json' with { type: 'json' };
import village from './scenarios/village.json' with { type: 'json' };
import woodedRidge from './scenarios/wooded-ridge.json' with { type: 'json' };
import type { PbiScenario } from './scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  village,
  hedgerowFarm,
  woodedRidge,
  riverLine,
  freeGame,
] as readonly object[] as readonly PbiScenario[];
