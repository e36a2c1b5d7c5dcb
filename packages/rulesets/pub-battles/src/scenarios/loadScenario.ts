import { freeGameOn } from '../files/freeScenario.ts';
import type { PubScenario } from '../files/scenarioFile.ts';
import { measured } from './measured.ts';

const BATTLES: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  teaching: () => import('./teaching.json', { with: { type: 'json' } }),
  brandywine: () => import('./brandywine.json', { with: { type: 'json' } }),
  germantown: () => import('./germantown.json', { with: { type: 'json' } }),
  marengo: () => import('./marengo.json', { with: { type: 'json' } }),
};

/** A ready-made scenario by its id, with its map. */
export async function loadScenario(id: string): Promise<PubScenario> {
  const isFree = id.startsWith('free-');
  const battle = (await BATTLES[isFree ? id.slice(5) : id]()).default as PubScenario;
  return measured(isFree ? freeGameOn(battle) : battle);
}
