import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { greedy, random } from '../../src/index.ts';
import { playGame } from '../support/squares.ts';

const GAMES = 20;
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

test.for(squareBashing.scenarios)('$id: greedy beats random in 95 of 100 games', (scenario) => {
  const attacked = seeds.filter((seed) => {
    const { state } = playGame(scenario, { attacker: greedy, defender: random }, seed);
    return state.outcome?.winner === 'attacker';
  });
  const defended = seeds.filter((seed) => {
    const { state } = playGame(scenario, { attacker: random, defender: greedy }, seed);
    return state.outcome?.winner === 'defender';
  });
  expect(attacked.length).toBeGreaterThanOrEqual(0.95 * GAMES);
  expect(defended.length).toBeGreaterThanOrEqual(0.95 * GAMES);
});

test('the same dice make the same game', () => {
  const game = () =>
    playGame(squareBashing.scenarios[0], { attacker: greedy, defender: greedy }, 1).state;
  expect(JSON.stringify(game())).toBe(JSON.stringify(game()));
});

test('it comes to use everything that a side can do', () => {
  const done = new Set<string>();
  for (const [i, scenario] of squareBashing.scenarios.entries()) {
    const game = playGame(scenario, { attacker: greedy, defender: greedy }, i);
    for (const type of game.done) done.add(type);
  }
  expect([...done].toSorted()).toEqual(
    expect.arrayContaining([
      'advance',
      'arms',
      'assault',
      'asset',
      'byRoad',
      'corner',
      'deal',
      'join',
      'march',
      'order',
      'retire',
      'row',
      'shock',
      'shoot',
      'stand',
      'turn',
    ]),
  );
});
