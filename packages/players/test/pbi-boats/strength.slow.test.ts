import { pbiBoats } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
import { greedy, playersOf, random } from '../../src/index.ts';
import { playGame } from '../support/boats.ts';

const GAMES = 40;
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

test('the general is offered first for Boats for PBI, greedy and random last', () => {
  const names = playersOf(pbiBoats).map(({ name }) => name);
  expect(names[0]).toBe('general');
  expect(names.slice(-2)).toEqual(['greedy', 'random']);
});

test.for(pbiBoats.scenarios)('$id: greedy beats random in 95 of 100 games', (scenario) => {
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
    playGame(pbiBoats.scenarios[0], { attacker: greedy, defender: greedy }, 1).state;
  expect(JSON.stringify(game())).toBe(JSON.stringify(game()));
});

test('it comes to use everything that a side can do', () => {
  const done = new Set<string>();
  for (const [i, scenario] of pbiBoats.scenarios.entries()) {
    const game = playGame(scenario, { attacker: greedy, defender: greedy }, i);
    for (const type of game.done) done.add(type);
  }
  expect([...done].toSorted()).toEqual(
    expect.arrayContaining([
      'aim',
      'boats:aim',
      'boats:enter',
      'boats:fire',
      'boats:go',
      'boats:land',
      'boats:landAll',
      'boats:lay',
      'boats:place',
      'boats:snap',
      'boats:start',
      'boats:turn',
      'march',
      'motivate',
    ]),
  );
});
