import type { RunRecord } from '@sandtable/lab';
import { readRun } from '@sandtable/lab';
import { pbi } from '@sandtable/pbi';
import { playerNames } from '@sandtable/players';
import { expect, test } from 'vitest';
import { duelsIn, joined, ladder, PAIRINGS, ratedBy } from '../../src/rating/ladder.ts';
import { ratingTables } from '../../src/rating/tables.ts';
import { RULESETS } from '../../src/rulesets.ts';

/** A run whose games the first player of each pairing wins three times out of four. */
function played(): { readonly run: Parameters<typeof duelsIn>[0]; readonly records: RunRecord[] } {
  const read = readRun(ladder(pbi, 4, 'test'), RULESETS, playerNames);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const run = read.value;
  const records = Array.from({ length: run.games }, (_, number): RunRecord => {
    const game = Math.floor(number / run.contests.length);
    const sides = ['attacker', 'defender'] as const;
    return { number, game, sides, winner: game === 3 ? 1 : 0, scores: [1, 0], steps: 1 };
  });
  return { run, records };
}

test('each level plays the one below it in every scenario, the strongest greedy too', () => {
  const { run } = played();
  expect(PAIRINGS).toContainEqual(['general', 'colonel']);
  expect(PAIRINGS).toContainEqual(['general', 'greedy']);
  expect(PAIRINGS).toContainEqual(['sergeant', 'cadet']);
  expect(run.games).toBe(PAIRINGS.length * pbi.scenarios.length * 4);
});

test('games become duels, duels become ratings, strongest first and random at 0', () => {
  const { run, records } = played();
  const duels = duelsIn(run, records);
  const [first] = duels;
  expect(first.wins).toEqual([15, 5]);
  expect(first.scenarios['village']).toEqual({ wins: [3, 1], draws: 0 });
  const rated = ratedBy(duels, () => 0.5);
  expect(rated.map(({ name }) => name)).toEqual([
    'general',
    'colonel',
    'greedy',
    'captain',
    'sergeant',
    'cadet',
    'random',
  ]);
  expect(rated[0]).toMatchObject({ level: 5, secondsPerDecision: 0.5 });
  expect(rated[0].rating).toBeGreaterThan(rated[1].rating + 150);
  expect(rated.at(-1)).toMatchObject({ name: 'random', level: null, rating: 0, interval: [0, 0] });
  for (const { rating, interval } of rated.slice(0, -1)) {
    expect(interval[0]).toBeLessThan(rating);
    expect(interval[1]).toBeGreaterThan(rating);
  }
  const page = ratingTables('PBI', { players: rated, duels, seed: '', machine: 'm', date: 'd' });
  expect(page).toContain('| general : colonel | 75 % of 20 (53-89) |  | 75 % of 4 (');

  // Whoever has played in one scenario only stands in its column, and the other columns are there for the others.
  const [general, ...others] = duels;
  const few = { ...general, scenarios: { 'river-line': general.scenarios['river-line'] } };
  const partly = ratingTables('PBI', {
    players: rated,
    duels: [few, ...others],
    seed: '',
    machine: 'm',
    date: 'd',
  });
  expect(partly).toContain('| points of the first | all | without luck | river-line | village |');
  expect(partly).toMatch(/\| general : colonel \| 75 % of 20 \(53-89\) \|  \| [^|]+ \|  \|  \|/u);
});

test('where luck was noted, shares are told without it', () => {
  const { run, records } = played();
  // Whoever has the first side has all the luck, in every game.
  const lucky = records.map((record) => ({ ...record, luck: 400 }));
  const [first, ...others] = duelsIn(run, lucky);
  expect(first.luck).toEqual([8000, 8000 * 400, 15 * 400]);
  const shown = { players: [], duels: [first, ...others], seed: '', machine: 'm', date: 'd' };
  expect(ratingTables('PBI', shown)).toContain('| 75 % of 20 (53-89) | 75 % (51-91) |');
});

test('what is played anew in one scenario takes its place there, and the others stay', () => {
  const duel = (scenario: string, wins: [number, number]) => ({
    players: ['general', 'greedy'] as const,
    wins,
    draws: 1,
    scenarios: { [scenario]: { wins, draws: 1 } },
  });
  const before = joined(duel('village', [5, 0]), duel('river-line', [2, 2]));
  expect(before).toMatchObject({ wins: [7, 2], draws: 2 });
  expect(joined(before, duel('village', [1, 3]))).toEqual({
    players: ['general', 'greedy'],
    wins: [3, 5],
    draws: 2,
    scenarios: {
      village: { wins: [1, 3], draws: 1 },
      'river-line': { wins: [2, 2], draws: 1 },
    },
  });
  expect(joined(undefined, duel('village', [1, 3]))).toMatchObject({ wins: [1, 3], draws: 1 });
});
