import { seededDice } from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';
import type { Entrant } from './entrant.ts';

/** A computer player of ours. */
export function builtIn(kind: PlayerKind): Entrant {
  return {
    name: kind.name,
    sit(match, side, { seed }) {
      const player = kind.make(match.ruleset);
      const dice = seededDice(seed);
      return {
        choose: (decision) => player.choose(match.view(side), decision, dice),
        end: () => undefined,
      };
    },
    leave: () => undefined,
  };
}
