import { expect, test } from 'vitest';
import {
  boxOf,
  contains,
  isNear,
  isSimple,
  missesBox,
  placeIn,
  polygonOf,
  segmentsMeet,
  touchesSegment,
  type Point,
  type Polygon,
} from '../src/index.ts';
import {
  compare,
  exact,
  exactDistanceSquared,
  exactPlace,
  fraction,
  meeting,
  onTheWay,
  toNumber,
  type Fraction,
} from './support/exact.ts';
import { corners, cornersOf, edgesOf, Shapes, TABLES } from './support/shapes.ts';

// A comb: two teeth up from a bar.
const comb = polygonOf(corners(0, 0, 10, 0, 10, 10, 7, 10, 7, 3, 3, 3, 3, 10, 0, 10));

/** The square of the distance from the nearest edge. */
function toEdge(polygon: Polygon, point: Point): Fraction {
  return edgesOf(cornersOf(polygon))
    .map(([a, b]) => exactDistanceSquared(point, a, b))
    .reduce((least, other) => (compare(other, least) < 0 ? other : least));
}

test('a prepared polygon knows its box, its area and which way round it is', () => {
  expect(comb).toMatchObject({ minX: 0, minY: 0, maxX: 10, maxY: 10, area: 72 });
  expect(comb.isClockwise).toBe(false);
  const back = polygonOf(cornersOf(comb).toReversed());
  expect([back.area, back.isClockwise]).toEqual([72, true]);
});

test.each([
  ['a triangle', [0, 0, 4, 0, 0, 4], true],
  ['two points', [0, 0, 4, 0], false],
  ['no area', [0, 0, 4, 0, 8, 0], false],
  ['a bow tie', [0, 0, 4, 4, 4, 0, 0, 4], false],
  ['a corner on an edge', [0, 0, 8, 0, 8, 4, 4, 0, 0, 4], false],
  ['a corner twice', [0, 0, 4, 0, 4, 0, 0, 4], false],
  ['a spike', [0, 0, 4, 0, 4, 4, 4, 9, 4, 4, 0, 4], false],
  ['a corner on a straight edge of its own', [0, 0, 2, 0, 4, 0, 0, 4], true],
  ['a comb', cornersOf(comb).flatMap(({ x, y }) => [x, y]), true],
])('whether %s is a polygon', (_, coordinates, expected) => {
  expect(isSimple(corners(...coordinates))).toBe(expected);
});

test.each([
  ['in a tooth', 1, 9, 1],
  ['in the bar', 5, 1, 1],
  ['between the teeth', 5, 5, -1],
  ['on an upright edge', 3, 5, 0],
  ['on a level edge', 5, 3, 0],
  ['on a corner', 7, 10, 0],
  ['on an inner corner', 7, 3, 0],
  ['left of a corner, at its height', -1, 10, -1],
  ['between teeth, at the height of their tops', 5, 10, -1],
  ['in a tooth, at the height of the inner edge', 1, 3, 1],
  ['far away', 50, 50, -1],
])('%s', (_, x, y, place) => {
  expect(placeIn(comb, x, y)).toBe(place);
  expect(contains(comb, x, y)).toBe(place >= 0);
});

test('places are those of exact winding numbers', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('place', size);
    for (let i = 0; i < 1_000; i++) {
      const polygon = shapes.polygon();
      const list = cornersOf(polygon);
      for (const point of [...shapes.points(6), ...list]) {
        const expected = exactPlace(list, exact(point));
        expect(placeIn(polygon, point.x, point.y), JSON.stringify([list, point])).toBe(expected);
      }
    }
  }
});

test('a point is near a polygon if it is in it, or near its nearest edge', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('edges', size);
    for (let i = 0; i < 1_000; i++) {
      const polygon = shapes.polygon();
      const point = shapes.point();
      const { x, y } = point;
      const expected = toEdge(polygon, point);
      const far = Math.sqrt(toNumber(expected));
      const place = exactPlace(cornersOf(polygon), exact(point));
      for (const limit of [Math.floor(far), Math.ceil(far), shapes.number(0, size)]) {
        const order = compare(expected, fraction(limit * limit, 1));
        expect(isNear(polygon, x, y, limit)).toBe(place >= 0 || order <= 0);
      }
    }
  }
});

test('a point exactly as far away as the limit is near', () => {
  expect(isNear(comb, -2, 5, 2)).toBe(true);
  expect(isNear(comb, -3, 5, 2)).toBe(false);
});

test.each([
  ['through a tooth', [-1, 5, 4, 5], true],
  ['all inside', [1, 1, 2, 2], true],
  ['between the teeth', [5, 4, 5, 20], false],
  ['touching a corner', [-5, 5, 5, 15], true],
  ['along an edge', [-5, 10, 1, 10], true],
  ['ending on an edge', [5, 9, 5, 3], true],
  ['past it', [-5, 6, 5, 16], false],
  ['a point inside', [1, 1, 1, 1], true],
  ['a point on a corner', [7, 3, 7, 3], true],
  ['a point outside', [5, 5, 5, 5], false],
])('a segment touches a comb, %s', (_, [ax, ay, bx, by], expected) => {
  expect(touchesSegment(comb, ax, ay, bx, by)).toBe(expected);
  expect(touchesSegment(comb, bx, by, ax, ay)).toBe(expected);
});

test('a segment touches a polygon if an end, or a crossing of an edge, is in it', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('touch', size);
    for (let i = 0; i < 2_000; i++) {
      const polygon = shapes.polygon();
      const list = cornersOf(polygon);
      const [a, b] = shapes.points(2);
      const crossings = edgesOf(list)
        .map(([c, d]) => meeting(a, b, c, d))
        .filter((part) => part !== undefined && part[0] >= 0n && part[0] <= part[1])
        .map((part) => onTheWay(a, b, part!));
      const expected = [exact(a), exact(b), ...crossings].some(
        (point) => exactPlace(list, point) >= 0,
      );
      expect(touchesSegment(polygon, a.x, a.y, b.x, b.y)).toBe(expected);
    }
  }
});

test('a segment misses a box if it touches none of its edges and nothing in it', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('boxes', size);
    for (let i = 0; i < 2_000; i++) {
      const [a, b, c, d] = shapes.points(4);
      const box = boxOf([c.x, d.x], [c.y, d.y]);
      const { minX, minY, maxX, maxY } = box;
      if (minX === maxX || minY === maxY) continue;
      const square = polygonOf(corners(minX, minY, maxX, minY, maxX, maxY, minX, maxY));
      const touches =
        exactPlace(cornersOf(square), exact(a)) >= 0 ||
        edgesOf(cornersOf(square)).some(([e, f]) =>
          segmentsMeet(a.x, a.y, b.x, b.y, e.x, e.y, f.x, f.y),
        );
      expect(missesBox(box, a.x, a.y, b.x, b.y)).toBe(!touches);
    }
  }
});
