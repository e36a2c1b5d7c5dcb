import { readFileSync } from 'node:fs';
import { seededDice, type GameEvent } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** The table under a heading: what stands first in each row, and the names in the other columns. */
function tableUnder(heading: string): Map<string, string[][]> {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1].split('\n## ')[0];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [first, ...others] = row.split('|').slice(1, -1);
      // What stands in brackets explains a name and is none.
      const named = others.map((cell) => namesIn(cell.replaceAll(/\(.*?\)/g, '')));
      return [namesIn(first)[0], named];
    }),
  );
}

function namesIn(cell: string): string[] {
  return cell.match(/QS-[\d.]+|(?<=`)\w+(?=`)/g) ?? [];
}

const MOVES = tableUnder('The moves of PBI');
const EVENTS = tableUnder('The events of PBI');

/** Whole games at random: every question with the moves it may have, and every event. */
function sample(): { answers: Set<string>; events: GameEvent[] } {
  const dice = seededDice('tables');
  const answers = new Set<string>();
  const events: GameEvent[] = [];
  for (let game = 0; game < 60; game++) {
    const opening = pbi.setup(pbi.scenarios[game % pbi.scenarios.length], {});
    if (!opening.ok) throw new Error('a scenario is not good');
    const state = opening.value;
    for (let [decision] = pbi.pending(state).decisions; decision !== undefined;) {
      const moves = pbi.moves(state, decision.side);
      for (const { type } of moves) answers.add(`${type} ${decision.kind}`);
      const move = moves[dice.die(moves.length) - 1];
      pbi.play(state, decision.side, move, dice, (event) => events.push(event));
      [decision] = pbi.pending(state).decisions;
    }
  }
  return { answers, events };
}

const { answers, events } = sample();

test('the table of moves has every move with its fields and what it answers', () => {
  const shapes = (pbi.moveSchema.oneOf ?? []).map(({ properties = {} }) => {
    const { type, ...fields } = properties;
    return [type.const, Object.keys(fields)] as [string, string[]];
  });
  expect(Array.from(MOVES, ([type, [fields]]) => [type, fields])).toEqual(shapes);
  const written = [...MOVES].flatMap(([type, [, kinds]]) => kinds.map((kind) => `${type} ${kind}`));
  expect(written).toEqual(expect.arrayContaining([...answers]));
  for (const [, kinds] of MOVES.values()) {
    for (const kind of kinds) expect(pbi.catalogue.texts).toHaveProperty([`ask.${kind}`]);
  }
});

test('the table of events has every event with its fields and rules', () => {
  const inCatalogue = Object.keys(pbi.catalogue.texts)
    .map((key) => /^event\.(\w+)/.exec(key)?.[1] ?? '')
    .filter((type) => type !== '' && type !== 'noDice');
  expect([...EVENTS.keys()].toSorted()).toEqual([...new Set(inCatalogue)].toSorted());
  for (const { type, rule, ...fields } of events) {
    const [written, rules] = EVENTS.get(type) ?? [];
    expect(Object.keys(fields).toSorted(), type).toEqual(written.toSorted());
    expect(rules, type).toContain(rule);
  }
});

test('the state is numbered as described', () => {
  const opening = pbi.setup(pbi.scenarios[0], {});
  if (!opening.ok) throw new Error('the scenario is not good');
  const state = opening.value;
  const flags = ['pinned', 'idle', 'acted', 'diagonal', 'moved'];
  const squares = ['a1', 'b1', 'a2', 'h8'];
  for (const [i, square] of [0, 1, 8, 63].entries()) {
    state.status[i] = 1;
    state.at[i] = square;
    state.flags[i] = 1 << i;
  }
  state.status[4] = 2;
  state.at[4] = 0;
  state.flags[0] |= 16;
  const { groups = [] } = pbi.position(state) as { groups?: Record<string, unknown>[] };
  expect([4, 10, 20].map((group) => groups[group]['id'])).toEqual([
    'A-rifle1',
    'B-commander',
    'D-commander',
  ]);
  expect(groups.slice(0, 4).map(({ at }) => at)).toEqual(squares);
  expect(groups.slice(0, 4).map((group) => group['flags'])).toEqual([
    [flags[0], flags[4]],
    ...flags.slice(1, 4).map((flag) => [flag]),
  ]);
  expect(groups.slice(4, 6).map(({ status }) => status)).toEqual(['casualty', 'waiting']);
  for (const name of Object.keys(state)) expect(DOCUMENT).toContain(`\`${name}\``);
});
