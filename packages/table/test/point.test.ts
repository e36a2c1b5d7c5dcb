import { expect, test } from 'vitest';
import { along, distance, distanceSquared, isWithin } from '../src/index.ts';
import { at, Shapes, TABLES } from './support/shapes.ts';

test('distances of a right triangle', () => {
  expect(distanceSquared(1, 2, 4, 6)).toBe(25);
  expect(distance(1, 2, 4, 6)).toBe(5);
});

test('exactly as far as the limit is within it', () => {
  expect(isWithin(0, 0, 3, 4, 5)).toBe(true);
  expect(isWithin(0, 0, 3, 5, 5)).toBe(false);
  expect(isWithin(7, 7, 7, 7, 0)).toBe(true);
  expect(isWithin(7, 7, 7, 7, -1)).toBe(false);
  expect(isWithin(0, 0, 1_000_000, 1, 1_000_000)).toBe(false);
});

test('one gets toward a point as far as allowed, and not past it', () => {
  expect(along(at(0, 0), at(30, 40), 25)).toEqual(at(15, 20));
  expect(along(at(0, 0), at(30, 40), 50)).toEqual(at(30, 40));
  expect(along(at(0, 0), at(30, 40), 999)).toEqual(at(30, 40));
  expect(along(at(5, 5), at(30, 40), 0)).toEqual(at(5, 5));
  expect(along(at(5, 5), at(30, 40), -3)).toEqual(at(5, 5));
  expect(along(at(5, 5), at(5, 5), 3)).toEqual(at(5, 5));
  expect(along(at(0, 0), at(-100, 0), 7)).toEqual(at(-7, 0));
});

test('rounding never takes one farther than allowed, nor far off the line', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('along', size);
    for (let i = 0; i < 3_000; i++) {
      const [from, to] = shapes.points(2);
      const length = shapes.number(0, size);
      const end = along(from, to, length);
      expect(isWithin(from.x, from.y, end.x, end.y, length)).toBe(true);
      const far = distance(from.x, from.y, to.x, to.y);
      if (far <= length) {
        expect(end).toEqual(to);
        continue;
      }
      const [x, y] = [
        from.x + ((to.x - from.x) * length) / far,
        from.y + ((to.y - from.y) * length) / far,
      ];
      expect(distance(x, y, end.x, end.y)).toBeLessThan(1.4143);
      expect(distance(from.x, from.y, end.x, end.y)).toBeGreaterThan(length - 1.4143);
    }
  }
});
