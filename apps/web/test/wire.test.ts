import {
  difference,
  Match,
  patched,
  seededDice,
  type Known,
  type Match as AMatch,
  type Patch,
  type Ruleset,
  type Viewer,
} from '@sandtable/kernel';
import { greedy } from '@sandtable/players';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { LocalTable } from '../src/play/localTable.ts';
import { Sitting } from '../src/play/sitting.ts';
import { wordsOf } from '../src/words/words.ts';

const ruleset = pubBattles as unknown as Ruleset;

/** A table somewhere else: what is known comes as text, and only what has changed. */
class FarTable extends LocalTable {
  readonly sent = new Map<Viewer, string[]>();
  readonly #known = new Map<Viewer, { there: Known; bare: Known; here: Known }>();

  override known(viewer: Viewer): Known {
    const there = super.known(viewer);
    const before = this.#known.get(viewer);
    if (before?.there === there) return before.here;
    const text = JSON.stringify(difference(before?.there, there));
    const bare = patched(before?.bare, JSON.parse(text) as Patch) as Known;
    const { scenario, options } = this.premises;
    const here = { ...bare, view: ruleset.furnish(bare.view, scenario, options) };
    this.#known.set(viewer, { there, bare, here });
    this.sent.set(viewer, [...(this.sent.get(viewer) ?? []), text]);
    return here;
  }
}

/** The app may not read it: all that it has must come from what a side knows. */
function unread(match: AMatch): AMatch {
  for (const secret of ['state', 'moves', 'at'] as const) {
    Object.defineProperty(match, secret, {
      get() {
        throw new Error(`the app reads the match: ${secret}`);
      },
    });
  }
  return match;
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
