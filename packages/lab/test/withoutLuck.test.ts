import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import {
  lotOf,
  toldOfFirst,
  withoutLuck as shareOfLot,
  type FairShare,
  type RunRecord,
  type Told,
} from '../src/index.ts';

function withoutLuck(games: readonly Told[]): FairShare | undefined {
  return shareOfLot(lotOf(games));
}

/** Games won by whoever has the better of a coin of that share and of so much luck, which is told. */
function coins(share: number, count: number, seed: string, weight = 0.5): Told[] {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => {
    const luck = dice.die(2) === 1 ? 1000 : -1000;
    const chance = share + (weight * luck) / 1000 / 2;
    return { points: dice.die(10_000) <= 10_000 * chance ? 1 : 0, luck: Math.round(weight * luck) };
  });
}

const plain = (told: readonly Told[]): Told[] => told.map(({ points }) => ({ points, luck: 0 }));
const width = (told: readonly Told[]): number => {
  const [low, high] = withoutLuck(told)?.interval ?? [0, 0];
  return high - low;
};

test('what was luck is taken off, and less is left to chance', () => {
  const many = coins(0.5, 4000, 'a');
  expect(withoutLuck(many)?.rate).toBeCloseTo(0.5, 1);
  expect(width(many)).toBeLessThan(0.9 * width(plain(many)));
});

test('where the lucky side has won and nothing else, the share is even', () => {
  const lucky = Array.from({ length: 30 }, (_, i): Told => {
    const won = i % 3 !== 0;
    return { points: won ? 1 : 0, luck: won ? 500 : -500 };
  });
  // Two thirds of the games were won, with two thirds of the luck.
  const share = withoutLuck(lucky);
  expect(share?.rate).toBeCloseTo(0.5, 6);
});

test('luck that says nothing about results is left alone', () => {
  const told = coins(0.7, 400, 'b', 0).map((game, i) => ({
    ...game,
    luck: i % 2 === 0 ? 900 : -900,
  }));
  const raw = told.reduce((sum, { points }) => sum + points, 0) / told.length;
  expect(Math.abs((withoutLuck(told)?.rate ?? 0) - raw)).toBeLessThan(0.02);
});

test('95 of 100 intervals hold the true share, of few games too', () => {
  for (const [share, count] of [
    [0.5, 12],
    [0.7, 24],
    [0.75, 60],
  ] as const) {
    let held = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const [low, high] = withoutLuck(coins(share, count, `${share}/${nth}`, 0.4))?.interval ?? [
        1, 0,
      ];
      if (low <= share && share <= high) held++;
    }
    expect(held, `${share} of ${count}`).toBeGreaterThan(930);
  }
});

test('a row of wins is not taken for certainty, and few games say nothing', () => {
  const won = Array.from({ length: 20 }, (): Told => ({ points: 1, luck: 0 }));
  const [low, high] = withoutLuck(won)?.interval ?? [0, 0];
  expect(low).toBeLessThan(0.9);
  expect(high).toBe(1);
  expect(withoutLuck(won.slice(0, 9))).toBeUndefined();
});

test('luck is the first side’s, and a player’s when he has it', () => {
  const record = { winner: 1, luck: 300, sides: ['red', 'blue'] } as unknown as RunRecord;
  expect(toldOfFirst(record, 'red')).toEqual({ points: 0, luck: 300 });
  expect(toldOfFirst(record, 'blue')).toEqual({ points: 0, luck: -300 });
});
