import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { SequentialTest, type Verdict } from '../src/sequential.ts';

const QUESTION = { difference: 0.1, error: 0.05 };
const MOST_PAIRS = 20_000;
const TRIALS = 600;

/** Compares two coins again and again: how often each verdict came, and after how many pairs in the middle. */
function compared(first: number, second: number): Record<Verdict, number> & { pairs: number } {
  const dice = seededDice(`${first}/${second}`);
  const flip = (share: number): number => (dice.die(10_000) <= share * 10_000 ? 1 : 0);
  const came = { first: 0, second: 0, alike: 0, open: 0 };
  const pairs: number[] = [];
  for (let trial = 0; trial < TRIALS; trial++) {
    const asked = new SequentialTest(QUESTION);
    while (asked.verdict === 'open' && asked.pairs < MOST_PAIRS) {
      asked.add(flip(first), flip(second));
    }
    came[asked.verdict] += 1 / TRIALS;
    pairs.push(asked.pairs);
  }
  return { ...came, pairs: pairs.toSorted((a, b) => a - b)[TRIALS >> 1] };
}

// Five in a hundred, and what luck adds to that in so many trials.
const BOUND = QUESTION.error + 3 * Math.sqrt((0.05 * 0.95) / TRIALS);

test.each([0.5, 0.3, 0.9])('equal shares of %d are seldom taken for different ones', (share) => {
  const { first, second, open } = compared(share, share);
  expect(first + second).toBeLessThan(BOUND);
  expect(open).toBe(0);
});

test.each([
  [0.55, 0.45],
  [0.6, 0.5],
  [0.2, 0.1],
])('a difference that matters, %d and %d, is seldom overlooked', (more, less) => {
  const { first, pairs } = compared(more, less);
  expect(first).toBeGreaterThan(1 - BOUND);
  expect(compared(less, more).second).toBeGreaterThan(1 - BOUND);
  expect(pairs).toBeLessThan(700);
});

test('what is plain is settled with few games', () => {
  const { first, pairs } = compared(0.8, 0.3);
  expect(first).toBeGreaterThan(0.995);
  expect(pairs).toBeLessThan(120);
});

test('draws count half', () => {
  const asked = new SequentialTest(QUESTION);
  asked.add(1, 1 / 2);
  asked.add(1 / 2, 0);
  expect(asked.difference).toBe(1 / 2);
});
