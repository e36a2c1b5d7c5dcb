import { expect, test } from 'vitest';
import {
  isNoLongerThan,
  pathEnters,
  pathLength,
  pathTouches,
  pathTouchesLine,
  polygonOf,
  polylineOf,
  shortened,
} from '../src/index.ts';
import { at, corners, Shapes, TABLES } from './support/shapes.ts';

test('a path is as long as its legs', () => {
  expect(pathLength(corners(0, 0))).toBe(0);
  expect(pathLength(corners(0, 0, 3, 4, 3, 10))).toBe(11);
});

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

test('a shortened path keeps within the limit and loses little', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('shortened', size);
    for (let i = 0; i < 2_000; i++) {
      const path = shapes.points(shapes.number(1, 5));
      const limit = shapes.number(0, 2 * size);
      const short = shortened(path, limit);
      expect(isNoLongerThan(short, limit)).toBe(true);
      expect(short[0]).toEqual(path[0]);
      if (isNoLongerThan(path, limit)) expect(short).toEqual(path);
      else expect(pathLength(short)).toBeGreaterThan(limit - 2.5);
    }
  }
});

test('any leg may touch an area or a line, or run into a base', () => {
  const path = corners(0, 0, 10, 0, 10, 10);
  const square = (x: number, y: number): ReturnType<typeof polygonOf> =>
    polygonOf(corners(x, y, x + 2, y, x + 2, y + 2, x, y + 2));
  expect(pathTouches(path, square(9, 4))).toBe(true);
  expect(pathTouches(path, square(10, 10))).toBe(true);
  expect(pathTouches(path, square(3, 1))).toBe(false);
  expect(pathTouches(corners(4, 2), square(3, 1))).toBe(true);
  expect(pathTouches(corners(9, 9), square(3, 1))).toBe(false);
  expect(pathTouchesLine(path, polylineOf(corners(5, 5, 15, 5)))).toBe(true);
  expect(pathTouchesLine(path, polylineOf(corners(5, 5, 9, 5)))).toBe(false);
  expect(pathTouchesLine(path, polylineOf(corners(5, 5, 9, 5), 1))).toBe(true);
  expect(pathTouchesLine(corners(7, 5), polylineOf(corners(5, 5, 9, 5)))).toBe(true);
  expect(pathEnters(path, 5, 3, 3)).toBe(false);
  expect(pathEnters(path, 5, 3, 4)).toBe(true);
  expect(pathEnters(path, 14, 13, 5)).toBe(false);
  expect(pathEnters(path, 13, 13, 5)).toBe(true);
  expect(pathEnters(corners(5, 3), 5, 5, 2)).toBe(false);
  expect(pathEnters(corners(5, 3), 5, 4, 2)).toBe(true);
});
