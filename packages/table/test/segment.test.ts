import { expect, test } from 'vitest';
import {
  areSegmentsWithin,
  compareToSegment,
  distanceSquaredOfSegments,
  distanceSquaredToSegment,
  isOnSegment,
  lengthAlongside,
  segmentsMeet,
  sideOf,
  type Point,
} from '../src/index.ts';
import { compare, exactDistanceSquared, fraction, meeting, toNumber } from './support/exact.ts';
import { Shapes, TABLES } from './support/shapes.ts';

type Four = [Point, Point, Point, Point];
const meet = ([a, b, c, d]: Four): boolean => segmentsMeet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
const isOn = (a: Point, b: Point, p: Point): boolean =>
  compare(exactDistanceSquared(p, a, b), fraction(0, 1)) === 0;

/** Whether two segments meet: at an end, or between the ends of both. */
function meetExactly([a, b, c, d]: Four): boolean {
  if (isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b)) return true;
  const along = meeting(a, b, c, d);
  const across = meeting(c, d, a, b);
  if (along === undefined || across === undefined) return false;
  return [along, across].every(([over, under]) => over > 0n && over < under);
}

/** The square of their distance: it is at an end of one of them, unless they meet. */
function apartExactly([a, b, c, d]: Four): readonly [bigint, bigint] {
  if (meetExactly([a, b, c, d])) return fraction(0, 1);
  return [
    exactDistanceSquared(a, c, d),
    exactDistanceSquared(b, c, d),
    exactDistanceSquared(c, a, b),
    exactDistanceSquared(d, a, b),
  ].reduce((least, other) => (compare(other, least) < 0 ? other : least));
}

test('left of a line is left as one goes along it', () => {
  expect(sideOf(0, 0, 0, 10, -1, 5)).toBe(1);
  expect(sideOf(0, 0, 0, 10, 1, 5)).toBe(-1);
  expect(sideOf(0, 0, 0, 10, 0, 99)).toBe(0);
});

test.each([
  ['they cross', [0, 0, 4, 4, 0, 4, 4, 0], true],
  ['an end touches', [0, 0, 4, 0, 2, 0, 2, 3], true],
  ['ends touch', [0, 0, 4, 0, 4, 0, 9, 9], true],
  ['on one line, overlapping', [0, 0, 4, 0, 2, 0, 9, 0], true],
  ['on one line, one within the other', [0, 0, 9, 0, 2, 0, 4, 0], true],
  ['on one line, apart', [0, 0, 4, 0, 5, 0, 9, 0], false],
  ['beside each other', [0, 0, 4, 0, 0, 1, 4, 1], false],
  ['short of it', [0, 0, 4, 0, 2, 1, 2, 3], false],
  ['a point on it', [0, 0, 4, 4, 2, 2, 2, 2], true],
  ['a point beside it', [0, 0, 4, 4, 2, 3, 2, 3], false],
  ['a point on its line', [0, 0, 4, 4, 5, 5, 5, 5], false],
  ['the same point', [3, 3, 3, 3, 3, 3, 3, 3], true],
  ['two points', [3, 3, 3, 3, 3, 4, 3, 4], false],
])('segments: %s', (_, [ax, ay, bx, by, cx, cy, dx, dy], expected) => {
  expect(segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)).toBe(expected);
  expect(segmentsMeet(dx, dy, cx, cy, ax, ay, bx, by)).toBe(expected);
});

test('segments meet where exact fractions say so', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('meet', size);
    for (let i = 0; i < 5_000; i++) {
      const four = shapes.points(4) as Four;
      expect(meet(four), JSON.stringify(four)).toBe(meetExactly(four));
    }
  }
});

test('the distance from a segment is that of exact fractions', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('distance', size);
    for (let i = 0; i < 3_000; i++) {
      const [p, a, b] = shapes.points(3);
      const expected = exactDistanceSquared(p, a, b);
      const found = distanceSquaredToSegment(p.x, p.y, a.x, a.y, b.x, b.y);
      expect(found).toBeCloseTo(toNumber(expected), 5);
      expect(isOnSegment(a.x, a.y, b.x, b.y, p.x, p.y)).toBe(expected[0] === 0n);
      // As near to the limit as whole limits get.
      const near = Math.round(Math.sqrt(found));
      for (const limit of [near - 1, near, near + 1].filter((each) => each >= 0)) {
        const order = compare(expected, fraction(limit * limit, 1));
        expect(compareToSegment(p.x, p.y, a.x, a.y, b.x, b.y, limit)).toBe(order);
      }
    }
  }
});

test('a point exactly at the limit from a slanting segment is told from one beyond', () => {
  // 3-4-5 triangles: the line 3y = 4x, and points 5 * 4000 off it.
  const limit = 20_000;
  expect(compareToSegment(-16_000, 12_000, -30_000, -40_000, 30_000, 40_000, limit)).toBe(0);
  expect(compareToSegment(-16_001, 12_000, -30_000, -40_000, 30_000, 40_000, limit)).toBe(1);
  expect(compareToSegment(-15_999, 12_000, -30_000, -40_000, 30_000, 40_000, limit)).toBe(-1);
});

test('the distance of two segments is that of exact fractions', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('apart', size);
    for (let i = 0; i < 3_000; i++) {
      const four = shapes.points(4) as Four;
      const [a, b, c, d] = four;
      const expected = apartExactly(four);
      const found = distanceSquaredOfSegments(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
      expect(found).toBeCloseTo(toNumber(expected), 5);
      const limit = Math.round(Math.sqrt(found));
      expect(areSegmentsWithin(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, limit)).toBe(
        compare(expected, fraction(limit * limit, 1)) <= 0,
      );
    }
  }
});

test.each([
  ['flush', [0, 0, 10, 0, 0, 0, 10, 0], 0, 10],
  ['flush, the other way round', [10, 0, 0, 0, 0, 0, 10, 0], 0, 10],
  ['half of it', [5, 0, 15, 0, 0, 0, 10, 0], 0, 5],
  ['at the tolerance', [0, 2, 10, 2, 0, 0, 10, 0], 2, 10],
  ['beyond the tolerance', [0, 3, 10, 3, 0, 0, 10, 0], 2, 0],
  ['end to end', [10, 0, 20, 0, 0, 0, 10, 0], 2, 0],
  ['askew', [0, 0, 10, 10, 0, 0, 20, 0], 4, 4 * Math.SQRT2],
  ['across', [5, -10, 5, 10, 0, 0, 10, 0], 2, 4],
  ['a point', [5, 0, 5, 0, 0, 0, 10, 0], 2, 0],
  ['against a point', [0, 0, 10, 0, 5, 0, 5, 0], 2, 0],
])('alongside: %s', (_, [ax, ay, bx, by, cx, cy, dx, dy], tolerance, length) => {
  const found = lengthAlongside(ax, ay, bx, by, cx, cy, dx, dy, tolerance);
  expect(found).toBeCloseTo(length, 9);
});

test('the length alongside is that of many small parts', () => {
  const shapes = new Shapes('alongside', 1_000);
  const parts = 2_000;
  for (let i = 0; i < 200; i++) {
    const [a, b, c, d] = shapes.points(4);
    if (c.x === d.x && c.y === d.y) continue;
    const tolerance = shapes.number(0, 300);
    const [ex, ey] = [d.x - c.x, d.y - c.y];
    let count = 0;
    for (let part = 0; part < parts; part++) {
      const x = a.x + ((b.x - a.x) * (part + 0.5)) / parts;
      const y = a.y + ((b.y - a.y) * (part + 0.5)) / parts;
      const foot = (ex * (x - c.x) + ey * (y - c.y)) / (ex * ex + ey * ey);
      const [dx, dy] = [x - c.x - foot * ex, y - c.y - foot * ey];
      if (foot >= 0 && foot <= 1 && dx * dx + dy * dy <= tolerance * tolerance) count++;
    }
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const found = lengthAlongside(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, tolerance);
    expect(Math.abs(found - (length * count) / parts)).toBeLessThan((3 * length) / parts + 1e-6);
  }
});
