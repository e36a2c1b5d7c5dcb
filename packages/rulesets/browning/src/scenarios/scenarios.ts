import churchLane from './church-lane.json' with { type: 'json' };
import hedgerowGuns from './hedgerow-guns.json' with { type: 'json' };
import lastLight from './last-light.json' with { type: 'json' };
import millStream from './mill-stream.json' with { type: 'json' };
import type { BrowningScenario } from '../files/scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  lastLight,
  hedgerowGuns,
  millStream,
  churchLane,
] as readonly object[] as readonly BrowningScenario[];
