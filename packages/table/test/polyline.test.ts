import { expect, test } from 'vitest';
import {
  crossingsOf,
  distanceToPolyline,
  polylineOf,
  touchesPolyline,
  type Point,
  type Polyline,
} from '../src/index.ts';
import {
  compare,
  exactDistanceSquared,
  fraction,
  meeting,
  onTheWay,
  partOfWay,
  toNumber,
  type Fraction,
} from './support/exact.ts';
import { at, corners, Shapes, TABLES } from './support/shapes.ts';

const hedge = polylineOf(corners(0, 0, 10, 0, 10, 10));
const stream = polylineOf(corners(0, 0, 10, 0, 10, 10), 2);

function crossings(line: Polyline, a: Point, b: Point): number[] {
  const out: number[] = [];
  return out.slice(0, crossingsOf(line, a.x, a.y, b.x, b.y, out));
}

const piecesOf = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((point, i) => [points[i], point]);

test.each([
  ['across', [5, -5, 5, 5], [0.5]],
  ['across twice', [0, -5, 15, 10], [5 / 15, 10 / 15]],
  ['through its corner', [5, -5, 15, 5], [0.5]],
  ['touching its end', [-5, -5, 5, 5], [0.5]],
  ['ending on it', [5, -5, 5, 0], [1]],
  ['along a piece', [-10, 0, 30, 0], [0.25, 0.5]],
  ['within a piece', [2, 0, 4, 0], [0, 1]],
  ['beside it', [0, 5, 5, 5], []],
  ['far away', [50, 50, 60, 70], []],
  ['a point on it', [5, 0, 5, 0], [0]],
  ['a point beside it', [5, 1, 5, 1], []],
])('where a segment meets a hedge: %s', (_, [ax, ay, bx, by], parts) => {
  expect(crossings(hedge, at(ax, ay), at(bx, by))).toEqual(parts);
  expect(touchesPolyline(hedge, ax, ay, bx, by)).toBe(parts.length > 0);
});

test('a line with a width is touched at its bank', () => {
  expect(touchesPolyline(stream, 5, 9, 5, 2)).toBe(true);
  expect(touchesPolyline(stream, 5, 9, 5, 3)).toBe(false);
  expect(touchesPolyline(stream, -2, -9, -2, 9)).toBe(true);
  expect(touchesPolyline(stream, -3, -9, -3, 9)).toBe(false);
  expect(touchesPolyline(stream, -2, 2, -2, 9)).toBe(false);
  expect(distanceToPolyline(stream, 5, 5)).toBe(3);
  expect(distanceToPolyline(stream, 5, 1)).toBe(0);
  expect(distanceToPolyline(hedge, -3, 4)).toBe(5);
});

test('crossings, touching and distances are those of exact fractions', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('polyline', size);
    for (let i = 0; i < 2_000; i++) {
      const points = shapes.points(shapes.number(2, 5));
      const [a, b] = shapes.points(2);
      const line = polylineOf(points);
      const length = compare(fraction((a.x - b.x) ** 2 + (a.y - b.y) ** 2, 1), fraction(0, 1));
      if (length > 0) {
        const cuts: Fraction[] = [];
        for (const [c, d] of piecesOf(points)) {
          const part = meeting(a, b, c, d);
          const candidates =
            part === undefined
              ? [fraction(0, 1), fraction(1, 1), partOfWay(a, b, c), partOfWay(a, b, d)]
              : [part];
          for (const cut of candidates) {
            if (cut[0] < 0n || cut[0] > cut[1]) continue;
            const p = onTheWay(a, b, cut);
            // In a table as much finer as the fraction needs, everything is whole.
            const fine = ({ x, y }: Point): Point => at(x * Number(p.under), y * Number(p.under));
            if (size > 100 && part !== undefined) {
              const other = meeting(c, d, a, b)!;
              if (other[0] >= 0n && other[0] <= other[1]) cuts.push(cut);
            } else {
              const whole = at(Number(p.x), Number(p.y));
              if (exactDistanceSquared(whole, fine(c), fine(d))[0] === 0n) cuts.push(cut);
            }
          }
        }
        const expected = cuts
          .sort(compare)
          .filter((cut, index) => index === 0 || compare(cut, cuts[index - 1]) !== 0);
        const found = crossings(line, a, b);
        expect(found.length, JSON.stringify({ points, a, b })).toBe(expected.length);
        for (const [index, part] of found.entries()) {
          expect(part).toBeCloseTo(toNumber(expected[index]), 13);
        }
        expect(touchesPolyline(line, a.x, a.y, b.x, b.y)).toBe(found.length > 0);
      }
      const nearest = piecesOf(points)
        .map(([c, d]) => Math.sqrt(toNumber(exactDistanceSquared(a, c, d))))
        .reduce((least, other) => Math.min(least, other));
      expect(distanceToPolyline(line, a.x, a.y)).toBeCloseTo(nearest, 6);
      const wide = polylineOf(points, shapes.number(0, size));
      expect(distanceToPolyline(wide, a.x, a.y)).toBeCloseTo(
        Math.max(0, nearest - wide.halfWidth),
        6,
      );
      if (Math.abs(nearest - wide.halfWidth) > 1e-6) {
        expect(touchesPolyline(wide, a.x, a.y, a.x, a.y)).toBe(nearest < wide.halfWidth);
      }
    }
  }
});
