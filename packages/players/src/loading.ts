import type { Ruleset } from '@sandtable/kernel';
import type { GameSense } from './game.ts';
import { kindsFor } from './kinds.ts';
export { kindNamed } from './kinds.ts';
import type { KNOWN_GAMES } from './names.ts';
import type { PlayerKind } from './player.ts';
import { random } from './random.ts';

const GAMES: Readonly<Record<(typeof KNOWN_GAMES)[number], () => Promise<GameSense>>> = {
  pbi: async () => (await import('./pbi/game.ts')).pbiSense,
  browning: async () => (await import('./browning/game.ts')).browningSense,
  'pub-battles': async () => (await import('./pub-battles/game.ts')).pubBattlesSense,
  'square-bashing': async () => (await import('./square-bashing/game.ts')).squareBashingSense,
  'pbi-boats': async () => (await import('./pbi-boats/game.ts')).boatsSense,
};

/** As `playersOf`, for whom every byte counts: of what they know only this game is loaded. */
export async function loadPlayers({ id }: Pick<Ruleset, 'id'>): Promise<PlayerKind[]> {
  if (!Object.hasOwn(GAMES, id)) return [random];
  return kindsFor(await GAMES[id as keyof typeof GAMES]());
}
