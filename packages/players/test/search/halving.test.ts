import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { finished } from '../../src/search/finished.ts';
import { halving, type Arm } from '../../src/search/halving.ts';

function newArms(count: number): Arm[] {
  return Array.from({ length: count }, () => ({ sum: 0, trials: 0 }));
}

const within = (budget: number) => (trials: number) => trials / budget;

test('the best of several is found, and has had most of the trials', () => {
  const arms = newArms(8);
  const dice = seededDice('halving');
  // Each wins so often in a hundred; the noise of a single trial is far larger than what tells them apart.
  const chances = [30, 35, 40, 45, 50, 62, 42, 38];
  const trial = (arm: number): number => (dice.die(100) <= chances[arm] ? 1 : 0);
  expect(finished(halving({ arms, trial, spent: within(4000) }))).toBe(5);
  const most = Math.max(...arms.map(({ trials }) => trials));
  expect(arms[5].trials).toBe(most);
  expect(arms[0].trials).toBeLessThan(most / 3);
  const all = arms.reduce((sum, { trials }) => sum + trials, 0);
  expect(all).toBeGreaterThan(3500);
  expect(all).toBeLessThanOrEqual(4008);
});

test('all that are still in the race meet the same worlds and dice', () => {
  const met = newArms(5).map((): number[] => []);
  const trial = (arm: number, n: number): number => {
    met[arm].push(n);
    return arm / 10;
  };
  finished(halving({ arms: newArms(5), trial, spent: within(100) }));
  for (const numbers of met) expect(numbers).toEqual(numbers.map((_, i) => i));
  expect(met[4].length).toBeGreaterThan(met[0].length);
});

test('who is held against all others stays to the end, however badly it does', () => {
  const arms = newArms(8);
  const trial = (arm: number): number => arm / 10;
  expect(finished(halving({ arms, trial, spent: within(800), incumbent: 0 }))).toBe(7);
  expect(arms[0].trials).toBe(arms[7].trials);
  expect(arms[1].trials).toBeLessThan(arms[0].trials / 2);
});

test('whoever stops early has the leader of that moment, and nothing is tried after all is spent', () => {
  let tried = 0;
  const arms = newArms(3);
  const trial = (arm: number): number => {
    tried++;
    return arm === 2 ? 1 : 0;
  };
  const race = halving({ arms, trial, spent: within(9) });
  const leaders = Array.from({ length: 3 }, () => race.next().value);
  expect(leaders).toEqual([0, 0, 2]);
  expect(tried).toBe(3);
  expect(finished(race)).toBe(2);
  expect(tried).toBeLessThanOrEqual(11);
});

test('one alone needs no trial', () => {
  const trial = (): number => {
    throw new Error('tried');
  };
  expect(finished(halving({ arms: newArms(1), trial, spent: within(10) }))).toBe(0);
});
