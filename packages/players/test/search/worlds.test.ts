import { seededDice } from '@sandtable/kernel';
import type { AmbushState } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import type { Learner } from '../../src/search/doctrine.ts';
import { styledTerms } from '../../src/search/styles.ts';
import { worldsOf } from '../../src/search/worlds.ts';
import { AMBUSH, ambushSense } from './ambushSense.ts';

/** What red sees when both have hidden. */
function hidden(): object {
  const made = AMBUSH.setup(AMBUSH.scenarios[0], {});
  if (!made.ok) throw new Error('no scenario');
  for (const [side, at] of [
    ['red', 1],
    ['blue', 5],
  ] as const) {
    AMBUSH.play(made.value, side, { type: 'hide', at } as never, seededDice(1));
  }
  return AMBUSH.view(made.value, 'red');
}

const where = (worlds: readonly object[]): number[] =>
  worlds.map((world) => (world as AmbushState).hidden.blue);

test('worlds differ in what cannot be seen', () => {
  const worlds = worldsOf(AMBUSH, hidden(), 'red', 40, seededDice('w'), undefined);
  expect(worlds).toHaveLength(40);
  expect(new Set(where(worlds)).size).toBe(4);
});

test('what was learned weighs them: what cannot be is not imagined, what is likelier is more often', () => {
  const learner: Learner = {
    see: () => undefined,
    fits: (world) => ({ 5: 0, 6: 1, 7: 3 })[(world as AmbushState).hidden.blue] ?? 0,
  };
  const found = where(worldsOf(AMBUSH, hidden(), 'red', 200, seededDice('w'), learner));
  expect(found).toHaveLength(200);
  expect(new Set(found)).toEqual(new Set([6, 7]));
  const often = found.filter((at) => at === 7).length / found.length;
  expect(often).toBeGreaterThan(0.65);
  expect(often).toBeLessThan(0.85);
});

test('where what was learned agrees with no world, any will do', () => {
  const learner: Learner = { see: () => undefined, fits: () => 0 };
  expect(worldsOf(AMBUSH, hidden(), 'red', 5, seededDice('w'), learner)).toHaveLength(5);
});

test('a style weighs what it cares for otherwise, and the book as it is', () => {
  const { terms } = ambushSense.doctrine;
  expect(styledTerms(terms, 'book')).toEqual(terms);
  const [men, foes] = styledTerms(terms, 'cautious');
  expect(men.weight).toBeGreaterThan(terms[0].weight);
  expect(foes.weight).toBeLessThan(terms[1].weight);
  expect(styledTerms(terms, 'bold')[0].weight).toBeLessThan(terms[0].weight);
});
