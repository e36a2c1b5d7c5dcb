import { message, type Ruleset } from '@sandtable/kernel';
import type { Mind } from './mind.ts';
import { playerNames } from './names.ts';
import type { PlayerKind } from './player.ts';

/** Takes what promises the most, looking no further than what it is asked; with a mind for each game. */
export function greedyBy(minds: Readonly<Record<string, Mind>>): PlayerKind {
  const mindFor = ({ id }: Ruleset): Mind => {
    if (!Object.hasOwn(minds, id)) throw new Error(`greedy does not play ${id}`);
    return minds[id];
  };
  return {
    name: 'greedy',
    plays: (ruleset) => playerNames(ruleset).includes('greedy'),
    reasons(ruleset) {
      const { reasons } = mindFor(ruleset);
      return Object.fromEntries(
        Object.entries(reasons).map(([name, words]) => [keyOf(name), words]),
      );
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
}

function keyOf(reason: string): string {
  return `advice.${reason}`;
}
