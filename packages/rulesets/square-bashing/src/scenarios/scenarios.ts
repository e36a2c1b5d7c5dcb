import type { SquareScenario } from '../files/scenarioFile.ts';
import cambrai from './cambrai.json' with { type: 'json' };
import gumbinnen from './gumbinnen.json' with { type: 'json' };
import leCateau from './le-cateau.json' with { type: 'json' };
import lorraine from './lorraine.json' with { type: 'json' };

/** The ready-made scenarios; their words are in the catalogue. */
export const SCENARIOS = [
  leCateau,
  gumbinnen,
  lorraine,
  cambrai,
] as readonly unknown[] as readonly SquareScenario[];
