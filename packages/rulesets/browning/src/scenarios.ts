import churchLane from './scenarios/church-lane.json' with { type: 'json' };
import hedgerowGuns from './scenarios/hedgerow-guns.json' with { type: 'json' };
import lastLight from './scenarios/last-light.json' with { type: 'json' };
import millStream from './scenarios/mill-stream.json' with { type: 'json' };
import type { BrowningScenario } from './scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  lastLight,
  hedgerowGuns,
  millStream,
  churchLane,
] as readonly object[] as readonly BrowningScenario[];
