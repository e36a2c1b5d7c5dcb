import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { gainBy, trustOf, type Sampled } from '../tuning/gains.ts';

const DECISIONS = 200;
const TRIALS = 40;

/** Decisions among a usual plan and five others that win in so many of a hundred trials, seen at the end only. */
function decisions(others: number): Sampled[] {
  const dice = seededDice(`gains ${others}`);
  const trial = (wins: number): number[] => [dice.die(100) <= wins ? 1 : 0];
  const plan = (wins: number): number[][] => Array.from({ length: TRIALS }, () => trial(wins));
  return Array.from({ length: DECISIONS }, () => ({
    kind: 'coin',
    plans: [plan(50), ...Array.from({ length: 5 }, () => plan(others))],
  }));
}

const chooser = { at: 0, end: 0, trials: 20, lead: 0 };

test('where all plans are alike, the best by luck gains nothing', () => {
  const { gain, error } = gainBy(decisions(50), chooser);
  expect(Math.abs(gain)).toBeLessThan(3 * error);
  expect(error).toBeLessThan(0.02);
});

test('where others are better, what they are better by is gained', () => {
  const { gain, error } = gainBy(decisions(80), chooser);
  expect(Math.abs(gain - 0.3)).toBeLessThan(3 * error);
});

test('a lead that nothing has keeps to what is usual', () => {
  expect(gainBy(decisions(50), { ...chooser, lead: 100 }).gain).toBe(0);
});

test('what is said at the end can be trusted', () => {
  const { slope, correlation } = trustOf(decisions(50), 0, 0);
  expect(slope).toBeCloseTo(1, 9);
  expect(correlation).toBeCloseTo(1, 9);
});
