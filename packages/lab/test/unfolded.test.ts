import { pbi } from '@sandtable/pbi';
import { seededDice, type Ruleset } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { unfolded } from '../src/index.ts';

const ruleset = pbi as unknown as Ruleset;

/** What whoever sets up first sees, and two moves that go well together. */
function opening() {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  const state = made.value;
  const [{ side }] = ruleset.pending(state).decisions;
  const view = ruleset.view(ruleset.clone(state), side);
  const [first] = ruleset.moves(state, side);
  ruleset.play(state, side, first, seededDice('opening'));
  const [second] = ruleset.moves(state, side);
  return { view, side, first, second, after: ruleset.view(state, side) };
}

test('a plan unfolds move by move, each told from what is seen by then', () => {
  const { view, side, first, second, after } = opening();
  expect(unfolded(ruleset, view, side, [first, second])).toEqual([
    { before: view, move: first },
    { before: after, move: second },
  ]);
});

test('it ends where something comes between', () => {
  const { view, side, first, second } = opening();
  const none = { type: 'endTurn' };
  expect(unfolded(ruleset, view, side, [none, first])).toEqual([]);
  expect(unfolded(ruleset, view, side, [first, none, second])).toHaveLength(1);
});
