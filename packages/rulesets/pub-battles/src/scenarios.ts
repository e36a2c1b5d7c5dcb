import { freeGameOn } from './freeGames.ts';
import brandywine from './scenarios/brandywine.json' with { type: 'json' };
import germantown from './scenarios/germantown.json' with { type: 'json' };
import marengo from './scenarios/marengo.json' with { type: 'json' };
import teaching from './scenarios/teaching.json' with { type: 'json' };
import type { PubScenario } from './scenarioFile.ts';

const BATTLES = [
  teaching,
  brandywine,
  germantown,
  marengo,
] as readonly object[] as readonly PubScenario[];

/** The ready-made scenarios, the one to begin with first, and a free game on the map of each (PB-12.8). */
export const SCENARIOS: readonly PubScenario[] = [...BATTLES, ...BATTLES.map(freeGameOn)];
