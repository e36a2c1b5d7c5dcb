import { expect, test } from 'vitest';
import { entersCircle } from '../src/index.ts';

test('a segment that touches a circle does not enter it', () => {
  expect(entersCircle(0, 0, 5, -10, 5, 10, 5)).toBe(false);
  expect(entersCircle(0, 0, 5, -10, 4, 10, 4)).toBe(true);
  expect(entersCircle(0, 0, 5, 3, 4, 30, 40)).toBe(false);
  expect(entersCircle(0, 0, 5, 2, 4, 30, 40)).toBe(true);
  expect(entersCircle(0, 0, 5, 1, 1, 2, 2)).toBe(true);
});
