import { message, type Ruleset } from '@sandtable/kernel';
import { browningMind } from './browning/mind.ts';
import type { Mind } from './mind.ts';
import { type GREEDY_GAMES, playerNames } from './names.ts';
import { boatsMind } from './pbi-boats/mind.ts';
import { pbiMind } from './pbi/mind.ts';
import type { PlayerKind } from './player.ts';
import { pubBattlesMind } from './pub-battles/mind.ts';
import { squareBashingMind } from './square-bashing/mind.ts';

const MINDS: Readonly<Record<(typeof GREEDY_GAMES)[number], Mind>> = {
  pbi: pbiMind,
  browning: browningMind,
  'pub-battles': pubBattlesMind,
  'square-bashing': squareBashingMind,
  'pbi-boats': boatsMind,
};

/** Takes what promises the most, looking no further than what it is asked. */
export const greedy: PlayerKind = {
  name: 'greedy',
  plays: (ruleset) => playerNames(ruleset).includes('greedy'),
  reasons(ruleset) {
    const { reasons } = mindFor(ruleset);
    return Object.fromEntries(Object.entries(reasons).map(([name, words]) => [keyOf(name), words]));
  },
  make(ruleset) {
    const mind = mindFor(ruleset);
    return {
      name: 'greedy',
      choose: (view, { side }, dice, because) =>
        mind.choose(
          ruleset,
          view,
          side,
          dice,
          because && ((name) => because(message(keyOf(name)))),
        ),
    };
  },
};

function mindFor({ id }: Ruleset): Mind {
  if (!Object.hasOwn(MINDS, id)) throw new Error(`greedy does not play ${id}`);
  return MINDS[id as keyof typeof MINDS];
}

function keyOf(reason: string): string {
  return `advice.${reason}`;
}
