import { freeGameOn } from '../files/freeScenario.ts';
import brandywine from './brandywine.json' with { type: 'json' };
import germantown from './germantown.json' with { type: 'json' };
import marengo from './marengo.json' with { type: 'json' };
import { measured } from './measured.ts';
import teaching from './teaching.json' with { type: 'json' };
import type { PubScenario } from '../files/scenarioFile.ts';

/** The ready-made scenarios, the one to begin with first, and a free game on the map of each (PB-12.8). */
export function allScenarios(): readonly PubScenario[] {
  const maps: readonly object[] = [teaching, brandywine, germantown, marengo];
  const battles = maps as readonly PubScenario[];
  return [...battles, ...battles.map(freeGameOn)].map(measured);
}
