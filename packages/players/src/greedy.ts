import { browningMind } from './browning/mind.ts';
import { greedyBy } from './greedyBy.ts';
import type { Mind } from './mind.ts';
import type { GREEDY_GAMES } from './names.ts';
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

/** The greedy player, with all the games it knows. */
export const greedy: PlayerKind = greedyBy(MINDS);
