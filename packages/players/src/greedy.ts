import { browningMind } from './browning/mind.ts';
import type { Mind } from './mind.ts';
import { pbiMind } from './pbi/mind.ts';
import type { PlayerKind } from './player.ts';
import { pubBattlesMind } from './pub-battles/mind.ts';

const MINDS: readonly Mind[] = [pbiMind, browningMind, pubBattlesMind];

/** Takes what promises the most, looking no further than what it is asked. */
export const greedy: PlayerKind = {
  name: 'greedy',
  plays: ({ id }) => MINDS.some((mind) => mind.ruleset === id),
  make(ruleset) {
    const mind = MINDS.find((each) => each.ruleset === ruleset.id);
    if (mind === undefined) throw new Error(`greedy does not play ${ruleset.id}`);
    return {
      name: 'greedy',
      choose: (view, { side }, dice) => mind.choose(ruleset, view, side, dice),
    };
  },
};
