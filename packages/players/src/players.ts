import type { Ruleset } from '@sandtable/kernel';
import { browningSense } from './browning/game.ts';
import type { GameSense } from './game.ts';
import { greedyKind, kindsFor } from './kinds.ts';
import type { KNOWN_GAMES } from './names.ts';
import { boatsSense } from './pbi-boats/game.ts';
import { pbiSense } from './pbi/game.ts';
import type { PlayerKind } from './player.ts';
import { pubBattlesSense } from './pub-battles/game.ts';
import { random } from './random.ts';
import type { Doctrine } from './search/doctrine.ts';
import { squareBashingSense } from './square-bashing/game.ts';

const GAMES: Readonly<Record<(typeof KNOWN_GAMES)[number], GameSense>> = {
  pbi: pbiSense,
  browning: browningSense,
  'pub-battles': pubBattlesSense,
  'square-bashing': squareBashingSense,
  'pbi-boats': boatsSense,
};

/** Those that can play these rules, strongest first. */
export function playersOf({ id }: Ruleset): PlayerKind[] {
  return Object.hasOwn(GAMES, id) ? kindsFor(GAMES[id as keyof typeof GAMES]) : [random];
}

/** What a search goes by in this game; none where nobody has thought about it. */
export function doctrineOf({ id }: Pick<Ruleset, 'id'>): Doctrine | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES].doctrine : undefined;
}

/** The greedy player, with all the games it knows. */
export const greedy: PlayerKind = greedyKind(({ id }) => {
  if (!Object.hasOwn(GAMES, id)) throw new Error(`greedy does not play ${id}`);
  return GAMES[id as keyof typeof GAMES];
});
