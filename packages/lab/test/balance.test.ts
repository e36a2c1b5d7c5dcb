import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { balanceSearch, type Balance, type Balanced } from '../src/balance.ts';

const BALANCE: Balance = { bounds: [0.45, 0.55], round: 32, most: 2048 };

/** Searches among coins that fall this way so often; and how many games that took. */
function searched(shares: readonly number[], seed: string): Balanced & { games: number } {
  const dice = seededDice(seed);
  const search = balanceSearch(shares.length, BALANCE);
  let asked = search.next();
  while (asked.done !== true) {
    const came = asked.value.map(({ candidate, games }) => {
      let points = 0;
      for (let i = 0; i < games; i++) if (dice.die(1000) <= shares[candidate] * 1000) points++;
      return { games, points };
    });
    asked = search.next(came);
  }
  const games = asked.value.tried.reduce((sum, each) => sum + each.games, 0);
  return { ...asked.value, games };
}

const SEEDS = Array.from({ length: 100 }, (_, i) => `search ${i}`);

test('the even one of several is found, mostly, and with few games', () => {
  const shares = [0.72, 0.64, 0.5, 0.4, 0.3];
  const found = SEEDS.map((seed) => searched(shares, seed));
  expect(
    found.filter(({ candidate, isSettled }) => candidate === 2 && isSettled).length,
  ).toBeGreaterThan(90);
  const games = found.map((each) => each.games).toSorted((a, b) => a - b);
  expect(games[50]).toBeLessThan(1500);
});

test('one that is even is enough, however many are not', () => {
  const [{ candidate, isSettled, tried }] = SEEDS.map((seed) => searched([0.5], seed));
  expect([candidate, isSettled]).toEqual([0, true]);
  expect(tried[0].games).toBeGreaterThan(300);
});

test('what is out of bounds is seldom taken for even', () => {
  const found = SEEDS.map((seed) => searched([0.58, 0.42], seed));
  expect(found.filter(({ isSettled }) => isSettled).length).toBeLessThan(8);
});

test('where all are far out of bounds, nothing is found, after few games', () => {
  const { candidate, isSettled, games } = searched([0.8, 0.9, 0.1], 'far');
  expect([candidate, isSettled]).toEqual([undefined, false]);
  expect(games).toBeLessThan(400);
});

test('on the edge, the search ends undecided with the nearest', () => {
  const { candidate, isSettled, tried } = searched([0.54, 0.9], 'edge');
  expect([candidate, isSettled]).toEqual([0, false]);
  expect(tried[0].games).toBe(BALANCE.most);
});
