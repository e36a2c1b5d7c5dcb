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
import { squareBashingSense } from './square-bashing/game.ts';

const GAMES: Readonly<Record<(typeof KNOWN_GAMES)[number], GameSense>> = {
  pbi: pbiSense,
  browning: browningSense,
  'pub-battles': pubBattlesSense,
  'square-bashing': squareBashingSense,
  'pbi-boats': boatsSense,
};

/** What players know of a game; nothing where nobody has thought about it. */
export function senseOf({ id }: Pick<Ruleset, 'id'>): GameSense | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : undefined;
}

/** Those that can play these rules, strongest first. */
export function playersOf(ruleset: Ruleset): PlayerKind[] {
  const sense = senseOf(ruleset);
  return sense === undefined ? [random] : kindsFor(sense);
}

/** The greedy player, with all the games it knows. */
export const greedy: PlayerKind = greedyKind((ruleset) => {
  const sense = senseOf(ruleset);
  if (sense === undefined) throw new Error(`greedy does not play ${ruleset.id}`);
  return sense;
});
