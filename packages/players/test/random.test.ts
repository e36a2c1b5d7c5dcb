import { browning } from '@sandtable/browning';
import { seededDice } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { ambush, type AmbushMove } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { playersOf, random } from '../src/index.ts';

function opening() {
  const made = ambush.setup(ambush.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  return made.value;
}

test('random takes every legal move about equally often', () => {
  const player = random.make(ambush);
  const dice = seededDice('random');
  const view = ambush.view(opening(), 'red');
  const taken = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const move = player.choose(
      view,
      { side: 'red', kind: 'hide', rule: 'AM-2' },
      dice,
    ) as AmbushMove;
    if (move.type !== 'hide') throw new Error(`not asked for: ${move.type}`);
    taken.set(move.at, (taken.get(move.at) ?? 0) + 1);
  }
  expect(new Set(taken.keys())).toEqual(new Set([1, 2, 3, 4]));
  for (const times of taken.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test('random decides by its view and its dice alone', () => {
  const state = opening();
  ambush.play(state, 'red', { type: 'hide', at: 2 }, seededDice(0));
  const other = ambush.clone(state);
  ambush.play(state, 'blue', { type: 'hide', at: 5 }, seededDice(0));
  ambush.play(other, 'blue', { type: 'hide', at: 7 }, seededDice(0));
  const [decision] = ambush.pending(state).decisions;
  const choice = (world: typeof state, side: string) =>
    random.make(ambush).choose(ambush.view(world, side), { ...decision, side }, seededDice('own'));
  expect(choice(state, decision.side)).toEqual(choice(other, decision.side));
});

test('every ruleset has a player', () => {
  for (const ruleset of [ambush, pbi, browning]) {
    expect(playersOf(ruleset).map(({ name }) => name)).toContain('random');
  }
});
