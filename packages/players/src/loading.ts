import type { Ruleset } from '@sandtable/kernel';
import { greedyBy } from './greedyBy.ts';
import type { Mind } from './mind.ts';
import type { GREEDY_GAMES } from './names.ts';
import type { PlayerKind } from './player.ts';
import { random } from './random.ts';

const MINDS: Readonly<Record<(typeof GREEDY_GAMES)[number], () => Promise<Mind>>> = {
  pbi: async () => (await import('./pbi/mind.ts')).pbiMind,
  browning: async () => (await import('./browning/mind.ts')).browningMind,
  'pub-battles': async () => (await import('./pub-battles/mind.ts')).pubBattlesMind,
  'square-bashing': async () => (await import('./square-bashing/mind.ts')).squareBashingMind,
  'pbi-boats': async () => (await import('./pbi-boats/mind.ts')).boatsMind,
};

/** As `playersOf`, for whom every byte counts: of what they know only this game is loaded. */
export async function loadPlayers({ id }: Pick<Ruleset, 'id'>): Promise<PlayerKind[]> {
  if (!Object.hasOwn(MINDS, id)) return [random];
  const mind = await MINDS[id as keyof typeof MINDS]();
  return [greedyBy({ [id]: mind }), random];
}
