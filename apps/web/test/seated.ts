import { Match, resume, type Decision, type Ruleset, type Scenario } from '@sandtable/kernel';
import { plainLook } from '../src/games/plainLook.tsx';
import { LocalTable, type Keep } from '../src/play/localTable.ts';
import { Sitting } from '../src/play/sitting.ts';
import type { World } from '../src/play/world.ts';
import type { SavedMatch } from '../src/store/matches.ts';
import type { Seats } from '../src/store/seats.ts';
import { wordsOf } from '../src/words/words.ts';
import { unread } from './unread.ts';

interface Kept {
  readonly sitting: Sitting;
  /** What is on the disk, the last of it last. */
  readonly kept: SavedMatch[];
  readonly asked: Decision[];
}

/** A sitting whose disk is a list, and whose computer takes the first move it is offered. */
export function sit(
  ruleset: Ruleset,
  seats: Seats,
  world: Partial<World> & { readonly keep?: Keep } = {},
  scenario: Scenario = ruleset.scenarios[0],
): Kept {
  const start = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed: 'sitting' });
  if (!start.ok) throw new Error('the scenario does not load');
  const match = start.value;
  const saved: SavedMatch = {
    id: 'm',
    seats,
    file: match.save(),
    over: false,
    created: 0,
    changed: 0,
    revision: 1,
  };
  const kept = [saved];
  const asked: Decision[] = [];
  const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };
  const onList: Keep = (before, change) => {
    const next = { ...before, ...change, revision: before.revision + 1 };
    kept.push(next);
    return Promise.resolve(next);
  };
  const table = new LocalTable(unread(match), saved, world.keep ?? onList);
  const sitting = new Sitting(game, table, {
    choose: (_player, _view, decision) => {
      asked.push(decision);
      return Promise.resolve(matchOf(sitting).moves(decision.side)[0]);
    },
    advise: (view, decision) => {
      asked.push(decision);
      const [move] = matchOf(sitting).moves(decision.side);
      const label = ruleset.label(view, move);
      return Promise.resolve({
        moves: [{ move, label, isTold: false, reason: 'why' }],
        next: 'more',
      });
    },
    look: () => Promise.resolve(),
    ...world,
  });
  return { sitting, kept, asked };
}

/** A copy of the match as it would be kept now. */
export function matchOf({ table, game }: Sitting): Match {
  const copy = resume(table.save(), [game.ruleset]);
  if (!copy.ok) throw new Error('the match does not load');
  return copy.value;
}
