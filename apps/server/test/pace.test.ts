import { Imagined } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test, vi } from 'vitest';
import { releasedAt } from '../src/computers/pace.ts';
import { Threads } from '../src/computers/threads.ts';
import type { Answered, Thought } from '../src/computers/thought.ts';
import { isQuiet } from '../src/host/noticed.ts';
import { Store } from '../src/store/store.ts';
import { begin } from '../torture/people.ts';
import { folder, onEnd, start } from './host.ts';

test('an answer comes at one of a few moments, however long it took', () => {
  expect([0, 1, 749, 750].map((took) => releasedAt(1000, 1000 + took) - 1000)).toEqual([
    750, 750, 750, 750,
  ]);
  expect([751, 1500, 1501, 9000].map((took) => releasedAt(0, took))).toEqual([
    1500, 1500, 3000, 12_000,
  ]);
});

/** Thinks in the time of the test: so long about each question, and takes that of the moves. */
class Thinking extends Threads {
  readonly #think: (ms: number) => void;
  readonly #ms: number;
  readonly #which: number;

  constructor(think: (ms: number) => void, ms: number, which: number) {
    super();
    this.#think = think;
    this.#ms = ms;
    this.#which = which;
  }

  override async ask({ view, decision: { side } }: Thought): Promise<Answered> {
    this.#think(this.#ms);
    const imagined = new Imagined(pubBattles, { view, viewer: side });
    const moves = imagined.moves(side).filter(({ type }) => type === 'assign' || type === 'accept');
    const move = moves.at(this.#which) ?? moves[0];
    return { moves: [move], isQuiet: isQuiet(pubBattles, imagined, side, move) };
  }
}

/** When the entries of a computer were made that assigns its generals in secret, and who was asked after each. */
async function assigned(ms: number, which: number): Promise<{ at: number; asked: string }[]> {
  let time = 10_000;
  const database = `${folder()}/matches.db`;
  const node = await start({
    database,
    now: () => time,
    threads: new Thinking((took) => (time += took), ms, which),
    computerWait: async (wait) => void (time += wait),
  });
  const { match } = await begin(node.url, {
    ruleset: 'pub-battles',
    scenario: 'germantown',
    side: 'blue',
    players: { red: 'greedy' },
  });
  const store = await Store.open(database);
  onEnd(() => store.close());
  return vi.waitFor(
    async () => {
      const entries = await store.entries(match, 0);
      const made = entries.flatMap(({ at, deed }) =>
        deed.kind === 'move' ? [{ at: at - 10_000, asked: deed.asked.join(' ') }] : [],
      );
      expect(made.at(-1)?.asked).toBe('blue');
      return made;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('neither what a computer decides in secret nor how long it thinks about it shows in when others notice something', async () => {
  const [quick, slow] = [await assigned(3, 0), await assigned(300, -1)];
  // The first nobody notices, and it waits for nothing; with the last the other side is asked.
  expect(quick).toEqual([
    { at: 3, asked: 'red' },
    { at: 750, asked: 'blue' },
  ]);
  expect(slow).toEqual([
    { at: 300, asked: 'red' },
    { at: 750, asked: 'blue' },
  ]);
});
