import {
  toSend,
  Match,
  received,
  seededDice,
  type Known,
  type Sent,
  type Ruleset,
  type Viewer,
  Witness,
} from '@sandtable/kernel';
import { finished, greedy } from '@sandtable/players';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { LocalTable } from '../src/play/localTable.ts';
import { Sitting } from '../src/play/sitting.ts';
import { advise } from '../src/thinking/advise.ts';
import { wordsOf } from '../src/words/words.ts';
import { unread } from './unread.ts';

const ruleset = pubBattles as unknown as Ruleset;

/** A table somewhere else: what is known comes as text, and only what has changed. */
class FarTable extends LocalTable {
  readonly sent = new Map<Viewer, string[]>();
  readonly #known = new Map<Viewer, { there: Known; bare: Known; here: Known }>();

  override known(viewer: Viewer): Known {
    const there = super.known(viewer);
    const before = this.#known.get(viewer);
    if (before?.there === there) return before.here;
    const text = JSON.stringify(toSend(before?.there, there));
    const bare = received(before?.bare, JSON.parse(text) as Sent) as Known;
    const { scenario, options } = this.premises;
    const here = { ...bare, view: ruleset.furnish(bare.view, scenario, options) };
    this.#known.set(viewer, { there, bare, here });
    this.sent.set(viewer, [...(this.sent.get(viewer) ?? []), text]);
    return here;
  }
}

test('a whole battle is played from what is sent, and little is', async () => {
  const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: 'far' });
  if (!start.ok) throw new Error('the scenario does not load');
  const saved = {
    id: 'far',
    seats: { red: 'person', blue: 'computer:greedy' },
    file: start.value.save(),
    over: false,
    created: 0,
    changed: 0,
    revision: 1,
  } as const;
  const player = greedy.make(ruleset);
  const dice = seededDice('far');
  const table = new FarTable(unread(start.value), saved, (before, change) =>
    Promise.resolve({ ...before, ...change }),
  );
  const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };
  const sitting = new Sitting(game, table, {
    choose: (_player, view, decision) => Promise.resolve(player.choose(view, decision, dice)),
    advise: (view, decision, most) =>
      Promise.resolve(finished(advise(ruleset, greedy, view, decision, most))),
    look: () => Promise.resolve(),
  });
  sitting.open();
  while (sitting.moment().outcome === undefined) {
    await expect.poll(() => sitting.moment().decision ?? sitting.moment().outcome).toBeDefined();
    const { decision, view, picker, trouble } = sitting.moment();
    expect(trouble).toBeUndefined();
    if (decision === undefined) break;
    expect(picker).toBeDefined();
    const move = player.choose(view, decision, dice);
    expect(sitting.moment().imagined.check(decision.side, move)).toBeUndefined();
    await sitting.play(move);
    expect(sitting.moment().refusal).toBeUndefined();
  }
  expect(sitting.moment().log.flatMap(({ lines }) => lines).length).toBeGreaterThan(40);
  const [, ...steps] = (table.sent.get('red') ?? []).map(({ length }) => length);
  steps.sort((a, b) => a - b);
  expect(steps[Math.floor(steps.length / 2)]).toBeLessThan(1000);
  expect(steps.at(-1)).toBeLessThan(5000);
});

test.each(ruleset.scenarios.map(({ id }) => id))(
  '%s: what a viewer is sent for a step is little',
  (id) => {
    const scenario = ruleset.scenarios.find((each) => each.id === id);
    const start = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed: 'sent' });
    if (!start.ok) throw new Error('the scenario does not load');
    const match = start.value;
    const player = greedy.make(ruleset);
    const dice = seededDice('sent');
    const viewers = ['red', 'blue', 'spectator'].map((viewer) => {
      const witness = new Witness(viewer);
      return { witness, known: witness.look(match) };
    });
    const sizes: number[] = [];
    for (let step = 0; step < 100; step++) {
      const [decision] = match.pending.decisions;
      if (decision === undefined) break;
      match.play(decision.side, player.choose(match.view(decision.side), decision, dice));
      for (const viewer of viewers) {
        const now = viewer.witness.look(match);
        const change = toSend(viewer.known, now);
        if (change !== undefined) sizes.push(JSON.stringify(change).length);
        viewer.known = now;
      }
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1000);
    expect(sizes.at(-1)).toBeLessThan(5000);
  },
);
