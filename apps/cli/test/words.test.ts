import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice, type GameEvent } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { alternatives, catalogueOf, wordsOf } from '../src/words.ts';

/** Every event of some games played at random. */
function randomEvents(): GameEvent[] {
  const events: GameEvent[] = [];
  const dice = seededDice('words');
  for (const scenario of pbi.scenarios) {
    const opening = pbi.setup(scenario, {});
    if (!opening.ok) throw new Error(`${scenario.id} is not good`);
    const state = opening.value;
    for (let [decision] = pbi.pending(state).decisions; decision !== undefined;) {
      const moves = pbi.moves(state, decision.side);
      const move = moves[dice.die(moves.length) - 1];
      pbi.play(state, decision.side, move, dice, (event) => events.push(event));
      [decision] = pbi.pending(state).decisions;
    }
  }
  return events;
}

test('a line of the log begins with a capital letter or a number, never with a square', () => {
  const words = wordsOf(pbi);
  const lines = randomEvents().map((event) => words.tell(event));
  expect(lines.length).toBeGreaterThan(500);
  for (const line of lines) {
    expect(line).toMatch(/^[A-Z\d]/);
    expect(line).not.toMatch(/^[A-H][1-8]\b/);
  }
});

test('of alternatives one is meant', () => {
  expect(alternatives([])).toBe('');
  expect(alternatives(['a'])).toBe('a');
  expect(alternatives(['a', 'b'])).toBe('a or b');
  expect(alternatives(['a', 'b', 'c'])).toBe('a, b or c');
});

test('every text that the program says is in its catalogue', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const said = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/\btext\([^),]+/g) ?? [])
    .flatMap((call) => call.match(/(?<=')[a-z]\w*\.[\w.]+(?=')/g) ?? []);
  expect(said.length).toBeGreaterThan(200);
  const { texts } = catalogueOf(pbi);
  expect(said.filter((key) => !(key in texts))).toEqual([]);
});
