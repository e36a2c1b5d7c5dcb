import { expect, test } from 'vitest';
import {
  polygonOf,
  RIMS,
  stretchesInside,
  type Point,
  type Polygon,
  type Rim,
} from '../src/index.ts';
import {
  compare,
  exact,
  exactPlace,
  fraction,
  meeting,
  middle,
  onTheWay,
  partOfWay,
  toNumber,
  type Fraction,
} from './support/exact.ts';
import { at, corners, cornersOf, edgesOf, Shapes, TABLES } from './support/shapes.ts';

const comb = polygonOf(corners(0, 0, 10, 0, 10, 10, 7, 10, 7, 3, 3, 3, 3, 10, 0, 10));

function inside(polygon: Polygon, a: Point, b: Point, rim: Rim): number[][] {
  const out: number[] = [];
  const count = stretchesInside(polygon, a.x, a.y, b.x, b.y, rim, out);
  return Array.from({ length: count }, (_, i) => [out[2 * i], out[2 * i + 1]]);
}

/** Cuts the way at every edge and corner it meets, and asks for the middle of every piece. */
function reference(list: readonly Point[], a: Point, b: Point, rim: Rim): number[][] {
  const least = rim === 'in' ? 0 : 1;
  if (a.x === b.x && a.y === b.y) return exactPlace(list, exact(a)) >= least ? [[0, 1]] : [];
  const cuts: Fraction[] = [fraction(0, 1), fraction(1, 1)];
  for (const [c, d] of edgesOf(list)) {
    cuts.push(meeting(a, b, c, d) ?? partOfWay(a, b, c), partOfWay(a, b, c), partOfWay(a, b, d));
  }
  const sorted = cuts.filter(([over, under]) => over >= 0n && over <= under).sort(compare);
  const found: [Fraction, Fraction][] = [];
  for (const [i, to] of sorted.entries()) {
    const from = sorted[i - 1];
    if (i === 0 || compare(from, to) === 0) continue;
    if (exactPlace(list, onTheWay(a, b, middle(from, to))) < least) continue;
    const last = found.at(-1);
    if (last !== undefined && compare(last[1], from) === 0) last[1] = to;
    else found.push([from, to]);
  }
  return found.map(([from, to]) => [toNumber(from), toNumber(to)]);
}

test.each([
  [
    'through both teeth',
    [-5, 5, 15, 5],
    [
      [0.25, 0.4],
      [0.6, 0.75],
    ],
    undefined,
  ],
  ['from inside out', [5, 1, 5, -3], [[0, 0.25]], undefined],
  ['from outside in', [5, -3, 5, 1], [[0.75, 1]], undefined],
  ['all inside', [1, 1, 9, 1], [[0, 1]], undefined],
  ['past it', [-5, 6, 5, 16], [], undefined],
  ['touching a corner only', [-5, 5, 5, 15], [], undefined],
  ['through an inner corner', [7, 1, 7, 5], [[0, 1]], [[0, 0.5]]],
  [
    'along the tops of the teeth',
    [-5, 10, 15, 10],
    [
      [0.25, 0.4],
      [0.6, 0.75],
    ],
    [],
  ],
  ['along the outer edge', [0, -5, 0, 15], [[0.25, 0.75]], []],
  [
    'along the inner edge, through the bar',
    [-5, 3, 15, 3],
    [[0.25, 0.75]],
    [
      [0.25, 0.4],
      [0.6, 0.75],
    ],
  ],
  ['from a corner to a corner across the gap', [3, 10, 7, 10], [], undefined],
  ['from an inner corner to an inner corner', [3, 3, 7, 3], [[0, 1]], []],
  ['a point inside', [1, 1, 1, 1], [[0, 1]], undefined],
  ['a point on the edge', [0, 5, 0, 5], [[0, 1]], []],
  ['a point outside', [5, 5, 5, 5], [], undefined],
])('%s', (_, [ax, ay, bx, by], rimIn, rimOut) => {
  expect(inside(comb, at(ax, ay), at(bx, by), 'in')).toEqual(rimIn);
  expect(inside(comb, at(ax, ay), at(bx, by), 'out')).toEqual(rimOut ?? rimIn);
});

test('stretches that meet in a point are one', () => {
  // Two corners of this polygon touch the line y = 5 from above, its area goes on below.
  const notched = polygonOf(corners(0, 0, 10, 0, 10, 10, 8, 5, 6, 10, 4, 5, 0, 10));
  for (const rim of RIMS) {
    expect(inside(notched, at(0, 5), at(10, 5), rim)).toEqual([[0, 1]]);
  }
});

test('stretches are those between exact cuts whose middle is inside', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('stretches', size);
    for (let i = 0; i < 3_000; i++) {
      const polygon = shapes.polygon();
      const list = cornersOf(polygon);
      const ends = [...shapes.points(2), shapes.number(0, 3) === 0 ? list[0] : shapes.point()];
      const [a, b] = ends.slice(shapes.number(0, 1));
      for (const rim of RIMS) {
        const found = inside(polygon, a, b, rim);
        const expected = reference(list, a, b, rim);
        const text = JSON.stringify({ list, a, b, rim, found, expected });
        expect(found.length, text).toBe(expected.length);
        for (const [index, [from, to]] of found.entries()) {
          expect(from, text).toBeCloseTo(expected[index][0], 13);
          expect(to, text).toBeCloseTo(expected[index][1], 13);
        }
      }
    }
  }
});

test('the way back has the same stretches', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('back', size);
    for (let i = 0; i < 1_000; i++) {
      const polygon = shapes.polygon();
      const [a, b] = shapes.points(2);
      for (const rim of RIMS) {
        const there = inside(polygon, a, b, rim).flat();
        const back = inside(polygon, b, a, rim).flat().toReversed();
        expect(back.length).toBe(there.length);
        for (const [index, part] of back.entries()) expect(1 - part).toBeCloseTo(there[index], 13);
      }
    }
  }
});
