import { expect, test } from 'vitest';
import {
  BLOCK_EDGES,
  contactLength,
  distanceApart,
  edgeInContact,
  isBehindFront,
  overlap,
  placedAgainst,
  placeIn,
  rectangleOf,
  sweptBy,
  type BlockEdge,
  type Rectangle,
} from '../src/index.ts';
import { at, cornersOf, Shapes } from './support/shapes.ts';

// The infantry block of Pub Battles, in thousandths of an inch.
const [WIDTH, DEPTH] = [1875, 375];

function randomBlock(shapes: Shapes): Rectangle {
  const { x, y } = shapes.point();
  return rectangleOf(x, y, WIDTH, DEPTH, shapes.number(0, 359));
}

/** A point of the table as seen from a block: to its right, and ahead, from its centre. */
function seenFrom({ x, y, facing }: Rectangle, px: number, py: number): [number, number] {
  const [s, c] = [Math.sin((facing * Math.PI) / 180), Math.cos((facing * Math.PI) / 180)];
  return [(px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c];
}

test('corners go clockwise from the front left', () => {
  const north = rectangleOf(100, 100, 40, 20, 0);
  expect(cornersOf(north)).toEqual([at(80, 110), at(120, 110), at(120, 90), at(80, 90)]);
  const east = rectangleOf(100, 100, 40, 20, 90);
  expect(cornersOf(east)).toEqual([at(110, 120), at(110, 80), at(90, 80), at(90, 120)]);
  expect(north).toMatchObject({ minX: 80, minY: 90, maxX: 120, maxY: 110, area: 800 });
});

test('odd sizes side by side touch and do not overlap', () => {
  for (const facing of [0, 90, 180, 270]) {
    const across = facing % 180 === 0;
    const block = rectangleOf(5000, 5000, WIDTH, DEPTH, facing);
    const beside = rectangleOf(
      5000 + (across ? WIDTH : 0),
      5000 + (across ? 0 : WIDTH),
      WIDTH,
      DEPTH,
      facing,
    );
    expect(block.area).toBe(WIDTH * DEPTH);
    expect(overlap(block, beside)).toBe(false);
    expect(distanceApart(block, beside)).toBe(0);
  }
});

test('corners are the whole points nearest to the true ones', () => {
  const shapes = new Shapes('corners', 30_000);
  for (let i = 0; i < 1_000; i++) {
    const block = randomBlock(shapes);
    const signs = [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ];
    for (const [corner, [right, ahead]] of signs.entries()) {
      const { x, y } = cornersOf(block)[corner];
      const [seenRight, seenAhead] = seenFrom(block, x, y);
      expect(Math.abs(seenRight - (right * WIDTH) / 2)).toBeLessThan(0.7073);
      expect(Math.abs(seenAhead - (ahead * DEPTH) / 2)).toBeLessThan(0.7073);
    }
    expect(Math.abs(block.area / (WIDTH * DEPTH) - 1)).toBeLessThan(0.005);
  }
});

test('a point is in a block if it is by its own right and ahead', () => {
  const shapes = new Shapes('in block', 3_000);
  for (let i = 0; i < 3_000; i++) {
    const block = randomBlock(shapes);
    const { x, y } = shapes.point();
    const [right, ahead] = seenFrom(block, x, y);
    const room = Math.max(Math.abs(right) - WIDTH / 2, Math.abs(ahead) - DEPTH / 2);
    if (Math.abs(room) > 1) expect(placeIn(block, x, y) > 0).toBe(room < 0);
    if (Math.abs(ahead - DEPTH / 2) > 0.001) {
      expect(isBehindFront(block, x, y)).toBe(ahead < DEPTH / 2);
    }
  }
});

test('on the line of the front is not behind it', () => {
  const block = rectangleOf(100, 100, 40, 20, 90);
  expect(isBehindFront(block, 110, 999)).toBe(false);
  expect(isBehindFront(block, 109, 999)).toBe(true);
  expect(isBehindFront(block, 111, 100)).toBe(false);
});

test('blocks overlap where points of one are in the other', () => {
  const shapes = new Shapes('blocks', 3_000);
  for (let i = 0; i < 1_000; i++) {
    const [a, b] = [randomBlock(shapes), randomBlock(shapes)];
    let shared = 0;
    for (let right = 0; right <= 60; right++) {
      for (let ahead = 0; ahead <= 12; ahead++) {
        const [u, v] = [(right / 60 - 0.5) * WIDTH, (ahead / 12 - 0.5) * DEPTH];
        const [s, c] = [Math.sin((a.facing * Math.PI) / 180), Math.cos((a.facing * Math.PI) / 180)];
        const [x, y] = seenFrom(b, a.x + u * c + v * s, a.y - u * s + v * c);
        if (Math.abs(x) < WIDTH / 2 - 1 && Math.abs(y) < DEPTH / 2 - 1) shared++;
      }
    }
    if (shared > 0) expect(overlap(a, b)).toBe(true);
    // What the points miss is thinner than the gaps between them.
    if (shared === 0) expect(overlap(a, b, 40)).toBe(false);
  }
});

test.each<[string, number, number, BlockEdge | undefined, number]>([
  ['flush in front', 0, 375, 'front', 1875],
  ['half aside', 900, 375, 'front', 975],
  ['on its left', -1125, 0, 'left', 375],
  ['a gap within the tolerance', 0, 380, 'front', 1875],
  ['a gap beyond it', 0, 386, undefined, 0],
])('contact with a block that faces up: %s', (name, dx, dy, edge, length) => {
  const target = rectangleOf(5000, 5000, WIDTH, DEPTH, 0);
  const facing = name === 'on its left' ? 90 : 180;
  const block = rectangleOf(5000 + dx, 5000 + dy, WIDTH, DEPTH, facing);
  expect(edgeInContact(block, 'front', target, 10)).toBe(edge);
  if (edge !== undefined) {
    expect(contactLength(block, 'front', target, edge, 10)).toBeCloseTo(length, 0);
  }
});

test('a block placed against an edge is flush with it and does not overlap', () => {
  const shapes = new Shapes('against', 30_000);
  for (let i = 0; i < 2_000; i++) {
    const target = randomBlock(shapes);
    const edge = BLOCK_EDGES[shapes.number(0, 3)];
    const aside = shapes.number(-150, 150);
    const placed = placedAgainst(target, edge, WIDTH, DEPTH, aside);
    expect(overlap(placed, target)).toBe(false);
    expect(distanceApart(placed, target)).toBeLessThan(2);
    expect(edgeInContact(placed, 'front', target, 4)).toBe(edge);
    const length = contactLength(placed, 'front', target, edge, 4);
    const isLong = edge === 'front' || edge === 'rear';
    expect(Math.abs(length - (isLong ? WIDTH - Math.abs(aside) : DEPTH))).toBeLessThan(4);
    // To the right of the edge's middle, as the placed block sees it.
    const [right] = seenFrom(placed, target.x, target.y);
    expect(Math.abs(right + aside)).toBeLessThan(1.5);
  }
});

test('the ground a block passes over has its start, its end and what is between', () => {
  const shapes = new Shapes('sweep', 5_000);
  for (let i = 0; i < 300; i++) {
    const block = randomBlock(shapes);
    const [dx, dy] = [shapes.number(-5_000, 5_000), shapes.number(-5_000, 5_000)];
    const ground = sweptBy(block, dx, dy);
    for (let part = 0; part <= 10; part++) {
      for (const { x, y } of cornersOf(block)) {
        const [px, py] = [x + Math.round((dx * part) / 10), y + Math.round((dy * part) / 10)];
        const near = part === 0 || part === 10 ? 0 : 1;
        const isIn = [0, -near, near].some((ox) =>
          [0, -near, near].some((oy) => placeIn(ground, px + ox, py + oy) >= 0),
        );
        expect(isIn).toBe(true);
      }
    }
    const straight = Math.abs(seenFrom({ ...block, x: 0, y: 0 }, dx, dy)[0]);
    const across = Math.abs(seenFrom({ ...block, x: 0, y: 0 }, dx, dy)[1]);
    const area = WIDTH * DEPTH + straight * DEPTH + across * WIDTH;
    expect(Math.abs(ground.area / area - 1)).toBeLessThan(0.01);
  }
});
