import { expect, test } from 'vitest';
import { isNoLongerThan } from '../src/index.ts';
import { at, corners } from './support/shapes.ts';

test('a path exactly as long as allowed is not refused', () => {
  expect(isNoLongerThan(corners(0, 0, 300, 400), 500)).toBe(true);
  expect(isNoLongerThan(corners(0, 0, 300, 401), 500)).toBe(false);
  expect(isNoLongerThan(corners(0, 0, 300, 400, 600, 800, 600, 900), 1100)).toBe(true);
  expect(isNoLongerThan(corners(0, 0, 300, 400, 600, 800, 600, 901), 1100)).toBe(false);
  expect(isNoLongerThan(corners(5, 5), 0)).toBe(true);
});

test('the sum of many whole legs is exact', () => {
  const path = Array.from({ length: 1_001 }, (_, i) => at(5 * i, (i % 2) * 12));
  expect(isNoLongerThan(path, 13_000)).toBe(true);
  expect(isNoLongerThan(path, 12_999)).toBe(false);
});
