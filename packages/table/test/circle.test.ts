import { expect, test } from 'vitest';
import { circlesOverlap, entersCircle, gapOfCircles } from '../src/index.ts';

test('bases that touch do not overlap', () => {
  expect(circlesOverlap(0, 0, 30, 60, 0, 30)).toBe(false);
  expect(circlesOverlap(0, 0, 30, 59, 0, 30)).toBe(true);
  expect(circlesOverlap(0, 0, 20, 30, 40, 30)).toBe(false);
  expect(circlesOverlap(0, 0, 20, 30, 39, 30)).toBe(true);
  expect(circlesOverlap(7, 7, 1, 7, 7, 1)).toBe(true);
});

test('the room between bases', () => {
  expect(gapOfCircles(0, 0, 20, 60, 80, 30)).toBe(50);
  expect(gapOfCircles(0, 0, 30, 60, 0, 30)).toBe(0);
  expect(gapOfCircles(0, 0, 30, 10, 0, 30)).toBe(0);
});

test('a segment that touches a circle does not enter it', () => {
  expect(entersCircle(0, 0, 5, -10, 5, 10, 5)).toBe(false);
  expect(entersCircle(0, 0, 5, -10, 4, 10, 4)).toBe(true);
  expect(entersCircle(0, 0, 5, 3, 4, 30, 40)).toBe(false);
  expect(entersCircle(0, 0, 5, 2, 4, 30, 40)).toBe(true);
  expect(entersCircle(0, 0, 5, 1, 1, 2, 2)).toBe(true);
});
