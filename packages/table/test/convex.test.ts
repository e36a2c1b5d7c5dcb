import { expect, test } from 'vitest';
import {
  cross,
  distanceApart,
  hullOf,
  overlap,
  placeIn,
  polygonOf,
  type Point,
  type Polygon,
} from '../src/index.ts';
import { compare, exactDistanceSquared, meeting, toNumber } from './support/exact.ts';
import { corners, cornersOf, edgesOf, Shapes, TABLES } from './support/shapes.ts';

function convex(shapes: Shapes): Polygon {
  for (;;) {
    const hull = hullOf(shapes.points(shapes.number(3, 7)));
    if (hull.area === 0) continue;
    return shapes.number(0, 1) === 0 ? hull : polygonOf(cornersOf(hull).toReversed());
  }
}

const crossesInside = ([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean =>
  [meeting(a, b, c, d), meeting(c, d, a, b)].every(
    (part) => part !== undefined && part[0] > 0n && part[0] < part[1],
  );

/** Two convex polygons overlap if edges cross, or if the corners of one in the other have an area. */
function overlapExactly(a: Polygon, b: Polygon): boolean {
  if (edgesOf(cornersOf(a)).some((e) => edgesOf(cornersOf(b)).some((f) => crossesInside(e, f)))) {
    return true;
  }
  // What they share is convex, and as no edges cross its corners are corners of theirs.
  const shared = [
    ...cornersOf(a).filter(({ x, y }) => placeIn(b, x, y) >= 0),
    ...cornersOf(b).filter(({ x, y }) => placeIn(a, x, y) >= 0),
  ];
  return shared.length > 2 && hullOf(shared).area > 0;
}

test('the hull of points has them all, only their own corners, and turns right at each', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('hull', size);
    for (let i = 0; i < 500; i++) {
      const points = shapes.points(8);
      const hull = hullOf(points);
      if (hull.area === 0) continue;
      expect(hull.isClockwise).toBe(true);
      for (const { x, y } of points) expect(placeIn(hull, x, y)).toBeGreaterThanOrEqual(0);
      const list = cornersOf(hull);
      for (const [index, b] of list.entries()) {
        const [a, c] = [list.at(index - 1)!, list[(index + 1) % list.length]];
        expect(points).toContainEqual(b);
        expect(cross(a.x, a.y, b.x, b.y, c.x, c.y)).toBeLessThan(0);
      }
    }
  }
});

test('convex polygons overlap where they share an area', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('overlap', size);
    for (let i = 0; i < 2_000; i++) {
      const [a, b] = [convex(shapes), convex(shapes)];
      const text = JSON.stringify([cornersOf(a), cornersOf(b)]);
      expect(overlap(a, b), text).toBe(overlapExactly(a, b));
      expect(overlap(b, a), text).toBe(overlap(a, b));
    }
  }
});

test('touching is not overlapping, and a slack forgives a little', () => {
  const left = polygonOf(corners(0, 0, 10, 0, 10, 10, 0, 10));
  const beside = polygonOf(corners(10, 0, 20, 0, 20, 10, 10, 10));
  const over = polygonOf(corners(9, 5, 20, 5, 20, 9, 9, 9));
  const corner = polygonOf(corners(10, 10, 20, 10, 20, 20));
  expect(overlap(left, beside)).toBe(false);
  expect(overlap(left, corner)).toBe(false);
  expect(overlap(left, over)).toBe(true);
  expect(overlap(left, over, 1)).toBe(false);
  expect(overlap(left, over, 0.5)).toBe(true);
  expect(overlap(left, left)).toBe(true);
  expect(distanceApart(left, corner)).toBe(0);
});

test('the distance of convex polygons is that of their nearest edges', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('apart', size);
    for (let i = 0; i < 1_000; i++) {
      const [a, b] = [convex(shapes), convex(shapes)];
      const nearest = edgesOf(cornersOf(a))
        .flatMap(([c, d]) =>
          edgesOf(cornersOf(b)).flatMap(([e, f]) => [
            exactDistanceSquared(c, e, f),
            exactDistanceSquared(e, c, d),
          ]),
        )
        .reduce((least, other) => (compare(other, least) < 0 ? other : least));
      const expected = overlapExactly(a, b) ? 0 : Math.sqrt(toNumber(nearest));
      expect(distanceApart(a, b)).toBeCloseTo(expected, 6);
    }
  }
});
