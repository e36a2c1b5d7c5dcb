import { readFileSync } from 'node:fs';
import { browning } from '@sandtable/browning';
import { seededDice, type GameEvent, type OptionValues, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** The table under a heading: what stands first in each row, and the names in the other columns. */
function tableUnder(heading: string): Map<string, string[][]> {
  const rows = sectionUnder(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [first, ...others] = row.split('|').slice(1, -1);
      // What stands in brackets explains a name and is none.
      const named = others.map((cell) => namesIn(cell.replaceAll(/\(.*?\)/g, '')));
      return [namesIn(first)[0], named];
    }),
  );
}

function sectionUnder(heading: string): string {
  return DOCUMENT.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
}

function namesIn(cell: string): string[] {
  return cell.match(/[A-Z]{2}-[\d.]+|(?<=`)\w+(?=`)/g) ?? [];
}

interface Sample {
  /** Every question with the moves that were offered for it. */
  readonly answers: Set<string>;
  readonly events: GameEvent[];
}

/** Whole games at random, with every value of every option. */
function sample(ruleset: Ruleset, games: number): Sample {
  const dice = seededDice('tables');
  const answers = new Set<string>();
  const events: GameEvent[] = [];
  for (let game = 0; game < games; game++) {
    const options = ruleset.options.map(({ id, values }) => [id, values[game % values.length]]);
    const scenario = ruleset.scenarios[game % ruleset.scenarios.length];
    const opening = ruleset.setup(scenario, Object.fromEntries(options) as OptionValues);
    if (!opening.ok) throw new Error('a scenario is not good');
    const state = opening.value;
    for (let [decision] = ruleset.pending(state).decisions; decision !== undefined;) {
      const moves = ruleset.moves(state, decision.side);
      for (const { type } of moves) answers.add(`${type} ${decision.kind}`);
      const move = moves[dice.die(moves.length) - 1];
      ruleset.play(state, decision.side, move, dice, (event) => events.push(event));
      [decision] = ruleset.pending(state).decisions;
    }
  }
  return { answers, events };
}

describe.for([
  ['PBI', pbi as Ruleset, 60],
  ['Bring the Browning', browning as Ruleset, 60],
  ['Pub Battles', pubBattles as Ruleset, 12],
] as const)('%s', ([title, ruleset, games]) => {
  const { answers, events } = sample(ruleset, games);

  test('the table of moves has every move with its fields and what it answers', () => {
    const written = tableUnder(`The moves of ${title}`);
    const shapes = (ruleset.moveSchema.oneOf ?? []).map(({ properties = {} }) => {
      const { type, ...fields } = properties;
      return [type.const, Object.keys(fields)] as [string, string[]];
    });
    expect(Array.from(written, ([type, [fields]]) => [type, fields])).toEqual(shapes);
    const pairs = [...written].flatMap(([type, [, kinds]]) =>
      kinds.map((kind) => `${type} ${kind}`),
    );
    expect(pairs).toEqual(expect.arrayContaining([...answers]));
    const questions = Object.keys(ruleset.catalogue.texts)
      .filter((key) => key.startsWith('ask.'))
      .map((key) => key.split('.')[1]);
    for (const [, kinds] of written.values()) {
      for (const kind of kinds) expect(questions).toContain(kind);
    }
  });

  test('the table of events has every event with its fields and rules', () => {
    const table = tableUnder(`The events of ${title}`);
    const inCatalogue = Object.keys(ruleset.catalogue.texts)
      .map((key) => /^event\.(\w+)/.exec(key)?.[1] ?? '')
      .filter((type) => type !== '' && type !== 'noDice');
    expect([...table.keys()].toSorted()).toEqual([...new Set(inCatalogue)].toSorted());
    // Every event may tell somebody something new.
    for (const { type, rule, reveals: _, ...fields } of events) {
      const [written, rules] = table.get(type) ?? [];
      expect(Object.keys(fields).toSorted(), type).toEqual(written.toSorted());
      expect(rules, type).toContain(rule);
    }
  });

  test('every part of the state is described', () => {
    const opening = ruleset.setup(ruleset.scenarios[0], {});
    if (!opening.ok) throw new Error('the scenario is not good');
    const described = sectionUnder(`The state of ${title}`);
    for (const name of Object.keys(opening.value)) expect(described).toContain(`\`${name}\``);
  });
});

test('the state of PBI is numbered as described', () => {
  const opening = pbi.setup(pbi.scenarios[0], {});
  if (!opening.ok) throw new Error('the scenario is not good');
  const state = opening.value;
  const flags = ['pinned', 'idle', 'acted', 'diagonal', 'moved', 'withdrew'];
  const squares = ['a1', 'b1', 'a2', 'h8'];
  for (const [i, square] of [0, 1, 8, 63].entries()) {
    state.status[i] = 1;
    state.at[i] = square;
    state.flags[i] = 1 << i;
  }
  state.status[4] = 2;
  state.at[4] = 0;
  state.flags[0] |= 16 | 32;
  const { groups = [] } = pbi.position(state) as { groups?: Record<string, unknown>[] };
  expect([4, 10, 20].map((group) => groups[group]['id'])).toEqual([
    'A-rifle1',
    'B-commander',
    'D-commander',
  ]);
  expect(groups.slice(0, 4).map(({ at }) => at)).toEqual(squares);
  expect(groups.slice(0, 4).map((group) => group['flags'])).toEqual([
    [flags[0], flags[4], flags[5]],
    ...flags.slice(1, 4).map((flag) => [flag]),
  ]);
  expect(groups.slice(4, 6).map(({ status }) => status)).toEqual(['casualty', 'waiting']);
});
