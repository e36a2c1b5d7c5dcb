import { expect, test } from 'vitest';
import {
  contains,
  depthIn,
  emptyPassage,
  firstBlocking,
  isNearEdge,
  passThrough,
  polygonOf,
  type Passage,
  type Polygon,
} from '../src/index.ts';
import { corners, Shapes } from './support/shapes.ts';

// A wood of 10 x 10 with a bay of 4 x 6 in its upper edge.
const wood = polygonOf(
  corners(0, 0, 1000, 0, 1000, 1000, 700, 1000, 700, 400, 300, 400, 300, 1000, 0, 1000),
);

function pass(polygon: Polygon, line: number[]): Partial<Passage> | undefined {
  const passage = emptyPassage();
  const [ax, ay, bx, by] = line;
  if (!passThrough(polygon, ax, ay, bx, by, 'out', passage)) return undefined;
  const { length, count, inside, out, into, through } = passage;
  return { length, count, inside, out, into, through };
}

test.each([
  ['past it', [-100, 1100, 1100, 1100], undefined],
  ['along its edge', [-100, 0, 1100, 0], undefined],
  [
    'through it',
    [-100, 200, 1100, 200],
    { length: 1200, count: 1, inside: 1000, out: 0, into: 0, through: 1000 },
  ],
  [
    'into it',
    [-500, 200, 200, 200],
    { length: 700, count: 1, inside: 200, out: 0, into: 200, through: 0 },
  ],
  [
    'out of it',
    [200, 200, -500, 200],
    { length: 700, count: 1, inside: 200, out: 200, into: 0, through: 0 },
  ],
  [
    'within it',
    [100, 200, 900, 200],
    { length: 800, count: 1, inside: 800, out: 800, into: 800, through: 0 },
  ],
  [
    'across the bay',
    [200, 800, 800, 800],
    { length: 600, count: 2, inside: 200, out: 100, into: 100, through: 0 },
  ],
  [
    'through both arms',
    [-200, 800, 1200, 800],
    { length: 1400, count: 2, inside: 600, out: 0, into: 0, through: 600 },
  ],
  [
    'out of the bay',
    [500, 800, 1200, 800],
    { length: 700, count: 1, inside: 300, out: 0, into: 0, through: 300 },
  ],
])('how sight passes a wood: %s', (_, line, expected) => {
  const found = pass(wood, line);
  if (expected === undefined) {
    expect(found).toBeUndefined();
    return;
  }
  for (const [key, value] of Object.entries(expected)) {
    expect(found?.[key as keyof Passage], key).toBeCloseTo(value, 9);
  }
});

test('a passage that is used again forgets the one before', () => {
  const passage = emptyPassage();
  passThrough(wood, -200, 800, 1200, 800, 'out', passage);
  passThrough(wood, -500, 200, 200, 200, 'out', passage);
  expect(passage.count).toBe(1);
  expect(passage.through).toBe(0);
  expect([passage.ax, passage.ay, passage.bx, passage.by]).toEqual([-500, 200, 200, 200]);
  expect(passThrough(wood, 0, 2000, 10, 2000, 'out', passage)).toBe(false);
  expect(passage.count).toBe(0);
});

test('what lies out, in, through and in all add up', () => {
  const shapes = new Shapes('sight', 30_000);
  const passage = emptyPassage();
  for (let i = 0; i < 3_000; i++) {
    const polygon = shapes.polygon();
    const [a, b] = shapes.points(2);
    if (!passThrough(polygon, a.x, a.y, b.x, b.y, 'in', passage)) continue;
    const { length, inside, out, into, through } = passage;
    if (out === length) {
      expect([inside, into, through]).toEqual([length, length, 0]);
      continue;
    }
    expect(out + into + through).toBeCloseTo(inside, 6);
    // No way out is shorter than the depth.
    if (contains(polygon, a.x, a.y)) expect(depthIn(polygon, a.x, a.y)).toBeLessThan(out + 1e-6);
    else expect(out).toBe(0);
    if (contains(polygon, b.x, b.y)) expect(depthIn(polygon, b.x, b.y)).toBeLessThan(into + 1e-6);
    else expect(into).toBe(0);
  }
});

test('the two rules it was made for can be told with it', () => {
  const areas = [{ polygon: wood, deep: 200 }];
  // Sees out of and into what an end stands near the edge of.
  const byDepth = (
    area: { polygon: Polygon; deep: number },
    { ax, ay, bx, by }: Passage,
  ): boolean =>
    !(contains(area.polygon, ax, ay) && isNearEdge(area.polygon, ax, ay, area.deep)) &&
    !(contains(area.polygon, bx, by) && isNearEdge(area.polygon, bx, by, area.deep));
  // Sees in and out for so far along the line, and never through.
  const byLength = (area: { deep: number }, passage: Passage): boolean =>
    passage.through > 0 || passage.out > area.deep || passage.into > area.deep;
  const sees = (line: number[], blocks: typeof byDepth): number => {
    const [ax, ay, bx, by] = line;
    return firstBlocking(areas, ax, ay, bx, by, 'out', blocks);
  };
  expect(sees([-500, 200, 200, 200], byDepth)).toBe(-1);
  expect(sees([-500, 200, 200, 200], byLength)).toBe(-1);
  expect(sees([-500, 200, 201, 200], byLength)).toBe(0);
  expect(sees([-500, 201, 500, 201], byDepth)).toBe(-1);
  expect(sees([-500, 201, 500, 201], byLength)).toBe(0);
  expect(sees([-500, 200, 1500, 200], byDepth)).toBe(0);
  expect(sees([-500, 200, 1500, 200], byLength)).toBe(0);
  expect(sees([-500, 2000, 1500, 2000], byLength)).toBe(-1);
});

test('the first area that blocks is named, and only those in the way are asked about', () => {
  const block = (x: number): { polygon: Polygon; x: number } => ({
    polygon: polygonOf(corners(x, 0, x + 100, 0, x + 100, 100, x, 100)),
    x,
  });
  const areas = [block(2000), block(200), block(600), block(400)];
  const asked: number[] = [];
  const found = firstBlocking(areas, 0, 50, 1000, 50, 'out', (area) => {
    asked.push(area.x);
    return area.x === 600;
  });
  expect(found).toBe(2);
  expect(asked).toEqual([200, 600]);
});
