import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { Comparison, comparisonFile, MOST_PAIRS, USUAL_QUESTION } from '../src/comparison.ts';
import type { RunRecord } from '../src/run.ts';
import { runOf, tossed } from './support/coins.ts';

const [scenario] = pbi.scenarios;
const TERMS = { players: ['random', 'random'], options: {}, seed: '1' } as const;

function compared(shares: readonly [number, number], most?: number) {
  const run = runOf(comparisonFile(pbi, [{ scenario }, { scenario }], { ...TERMS, most }));
  return { asked: new Comparison(run, USUAL_QUESTION), toss: tossed(run, shares) };
}

function settle({ asked, toss }: ReturnType<typeof compared>, slice: number): RunRecord[] {
  const records: RunRecord[] = [];
  while (!asked.isOver) {
    const came = asked.wanted(slice).map(toss);
    records.push(...came);
    asked.take(came);
  }
  return records;
}

test('the same scenario twice is a pair too, and each may be asked for as many games', () => {
  const { run } = compared([0.5, 0.5]).asked;
  expect(run.contests.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(run.games).toBe(2 * MOST_PAIRS);
});

test('a comparison ends after the same game, however many are played at a time', () => {
  const all = [2, 7, 200].map((slice) => {
    const trial = compared([0.8, 0.3]);
    settle(trial, slice);
    return trial.asked.result();
  });
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
  const [{ verdict, games, shares }] = all;
  expect(verdict).toBe('first');
  expect(games).toBeLessThan(200);
  for (const { rate, interval } of shares) {
    expect(interval[0]).toBeLessThan(rate);
    expect(interval[1]).toBeGreaterThan(rate);
  }
});

test('pairs are looked at in their order, whichever games come first', () => {
  const trial = compared([0.7, 0.4]);
  const records = settle(trial, 100);
  const again = compared([0.7, 0.4]).asked;
  again.take([...records.slice(0, 1), ...records.slice(2, 6)]);
  expect(again.games).toBe(0);
  expect(again.wanted(4)).toEqual([1]);
  again.take(records.toReversed());
  expect(again.result()).toEqual(trial.asked.result());
});

test('what no game is left for stays open, and nothing more is wanted', () => {
  const trial = compared([0.5, 0.5], 10);
  expect(settle(trial, 7)).toHaveLength(20);
  expect(trial.asked.result()).toMatchObject({ verdict: 'open', games: 20 });
  expect(trial.asked.wanted(4)).toEqual([]);
});
