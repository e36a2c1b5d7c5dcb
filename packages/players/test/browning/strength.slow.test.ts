import type { SideNumber } from '@sandtable/kernel';
import { browning, SIDES, type State } from '@sandtable/browning';
import { expect, test } from 'vitest';
import { greedy, random } from '../../src/index.ts';
import { playGame } from '../support/skirmish.ts';

const GAMES = 20;
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);
const scenarios = browning.scenarios.map(({ id }) => id);

/** Whoever has nobody left is beaten, whatever the scenario says of points. */
function isWon(state: State, us: SideNumber): boolean {
  return state.outcome?.winner === SIDES[us];
}

test.for(scenarios)('%s: as the attacker greedy beats random in 90 of 100 games', (scenario) => {
  const won = seeds.filter((seed) => {
    const { state } = playGame(scenario, { attacker: greedy, defender: random }, seed);
    return isWon(state, 0);
  });
  expect(won.length).toBeGreaterThanOrEqual(0.9 * GAMES);
});

test.for(scenarios)('%s: as the defender greedy beats random in 90 of 100 games', (scenario) => {
  const won = seeds.filter((seed) => {
    const { state } = playGame(scenario, { attacker: random, defender: greedy }, seed);
    return isWon(state, 1);
  });
  expect(won.length).toBeGreaterThanOrEqual(0.9 * GAMES);
});

test('the same dice make the same game', () => {
  const game = () => playGame('last-light', { attacker: greedy, defender: greedy }, 1).state;
  expect(JSON.stringify(game())).toBe(JSON.stringify(game()));
});

test('it comes to use everything that a side can do', () => {
  const asked = new Set<string>();
  for (const [i, scenario] of scenarios.entries()) {
    const game = playGame(scenario, { attacker: greedy, defender: greedy }, i);
    for (const kind of game.asked) asked.add(kind);
  }
  expect([...asked].toSorted()).toEqual(
    expect.arrayContaining([
      'advance',
      'comeback',
      'fire',
      'march',
      'nerves',
      'pick',
      'place',
      'push',
      'rally',
      'regroup',
    ]),
  );
});
