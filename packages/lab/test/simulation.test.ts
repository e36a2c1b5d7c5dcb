import { seededDice, type Ruleset } from '@sandtable/kernel';
import { random, type PlayerKind } from '@sandtable/players';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { playGame, simulate, simulateGame, type Simulation } from '../src/index.ts';

function simulation(players: Simulation['players'] = [random, random]): Simulation {
  const made = ambush.setup(ambush.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  return { ruleset: ambush, opening: made.value, players, seed: 's' };
}

/** Remembers which sides it was asked to play, then plays as `random` does. */
function noting(sides: Set<string>): PlayerKind {
  return {
    ...random,
    make: (ruleset) => {
      const inner = random.make(ruleset);
      return {
        name: 'noting',
        choose(view, decision, dice) {
          sides.add(decision.side);
          return inner.choose(view, decision, dice);
        },
      };
    },
  };
}

test('the players change sides every game', () => {
  const even = new Set<string>();
  const odd = new Set<string>();
  simulateGame(simulation([noting(even), random]), 0);
  simulateGame(simulation([noting(odd), random]), 1);
  expect([...even]).toEqual(['red']);
  expect([...odd]).toEqual(['blue']);
});

test('a game depends on seed and number alone, however the games are shared out', () => {
  const whole = simulate(simulation(), 10);
  const parts = [...simulate(simulation(), 4), ...simulate(simulation(), 6, 4)];
  expect(parts).toEqual(whole);
  expect(whole.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(simulate({ ...simulation(), seed: 't' }, 10)).not.toEqual(whole);
});

test('winner and scores are those of the players, whichever side they had', () => {
  const records = simulate(simulation(), 40);
  for (const { winner, scores } of records) {
    if (winner === undefined) expect(scores[0]).toBe(scores[1]);
    else expect(scores[winner]).toBeGreaterThan(scores[1 - winner]);
  }
});

test('the opening is left as it was', () => {
  const given = simulation();
  const before = JSON.stringify(given.opening);
  simulate(given, 3);
  expect(JSON.stringify(given.opening)).toBe(before);
});

test('a player that breaks a rule is found out', () => {
  const cheat = { name: 'cheat', choose: () => ({ type: 'hide', at: 99 }) };
  const seat = { player: cheat, dice: seededDice(0) };
  const { opening } = simulation();
  const seats = { red: seat, blue: seat };
  expect(() => playGame(ambush as Ruleset, opening, seats, seededDice(0))).toThrow(
    /the player cheat broke AM-\d as (red|blue)/,
  );
});
