import { expect, test } from 'vitest';
import { barsOf } from '../src/play/bars.ts';

/** So many values, each as likely as the others. */
function even(count: number) {
  return Array.from({ length: count }, (_, value) => ({
    value,
    ways: 1n,
    probability: 1 / count,
  }));
}

test('a chart has a bar for each value', () => {
  expect(barsOf(even(3)).map(({ value }) => value)).toEqual(['0', '1', '2']);
});

test('of more values than there is room for, the last are one bar', () => {
  const bars = barsOf(even(16));
  expect(bars).toHaveLength(9);
  expect(bars.at(-1)).toEqual({ value: '8+', probability: 0.5 });
  expect(bars.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
});
