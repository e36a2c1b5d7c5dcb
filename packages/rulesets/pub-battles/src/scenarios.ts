import brandywine from './scenarios/brandywine.json' with { type: 'json' };
import germantown from './scenarios/germantown.json' with { type: 'json' };
import marengo from './scenarios/marengo.json' with { type: 'json' };
import teaching from './scenarios/teaching.json' with { type: 'json' };
import type { PubScenario } from './scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first. */
export const SCENARIOS = [
  teaching,
  brandywine,
  germantown,
  marengo,
] as readonly object[] as readonly PubScenario[];
