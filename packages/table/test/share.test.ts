import { expect, test } from 'vitest';
import {
  hullOf,
  isMostlyInside,
  placeIn,
  polygonOf,
  rectangleOf,
  sharedArea,
  type Point,
  type Polygon,
} from '../src/index.ts';
import { corners, cornersOf, Shapes, TABLES } from './support/shapes.ts';

/** Which share of a convex polygon's area, from 0 to 1, lies in another polygon. */
function shareInside(convex: Polygon, polygon: Polygon): number {
  return sharedArea(polygon, convex) / convex.area;
}

const wood = polygonOf(corners(0, 0, 1000, 0, 1000, 1000, 0, 1000));

test.each([
  ['all of it', 500, 1],
  ['half of it', 1000, 0.5],
  ['a quarter', 1050, 0.25],
  ['touching', 1100, 0],
  ['none', 3000, 0],
])('the share of a block in a wood: %s', (_, x, share) => {
  const block = rectangleOf(x, 500, 200, 100, 0);
  expect(shareInside(block, wood)).toBeCloseTo(share, 12);
  expect(isMostlyInside(block, wood)).toBe(share > 0.5);
});

test('half is not most of it, wherever rounding falls', () => {
  const shapes = new Shapes('halves', 20_000);
  for (let i = 0; i < 2_000; i++) {
    // The edge of the wood goes through the centre, so that it halves any block.
    const { x, y } = shapes.point();
    const [dx, dy] = [shapes.number(-9_000, 9_000), shapes.number(1, 9_000)];
    const half = polygonOf([
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
      { x: x + dx - 8 * dy, y: y + dy + 8 * dx },
      { x: x - dx - 8 * dy, y: y - dy + 8 * dx },
    ]);
    const block = rectangleOf(x, y, 200, 100, 90 * shapes.number(0, 3));
    if (dx * dx + dy * dy < 20_000) continue;
    expect(shareInside(block, half)).toBeCloseTo(0.5, 9);
    expect(isMostlyInside(block, half)).toBe(false);
  }
});

test('a larger wood around the block does not change its share', () => {
  const block = rectangleOf(1000, 500, 300, 100, 37);
  const mirrored = polygonOf(cornersOf(wood).toReversed());
  expect(shareInside(block, mirrored)).toBeCloseTo(shareInside(block, wood), 12);
});

test('the share is that of points counted on a lattice', () => {
  const shapes = new Shapes('share', 300);
  for (let i = 0; i < 150; i++) {
    const polygon = shapes.polygon();
    const { x, y } = shapes.point();
    const block = rectangleOf(x, y, 150, 80, shapes.number(0, 359));
    let [both, all] = [0, 0];
    for (let px = block.minX; px <= block.maxX; px++) {
      for (let py = block.minY; py <= block.maxY; py++) {
        // A point on an edge counts half.
        const inBlock = (placeIn(block, px, py) + 1) / 2;
        all += inBlock;
        both += (inBlock * (placeIn(polygon, px, py) + 1)) / 2;
      }
    }
    expect(Math.abs(all / block.area - 1)).toBeLessThan(0.02);
    expect(Math.abs(sharedArea(polygon, block) - both)).toBeLessThan(0.02 * block.area);
  }
});

test('corners that lie on the edges of a block count like any others', () => {
  const shapes = new Shapes('on edges', TABLES[0]);
  const larger = ({ x, y }: Point): Point => ({ x: 40 * x, y: 40 * y });
  for (let i = 0; i < 100; i++) {
    const polygon = polygonOf(cornersOf(shapes.polygon()).map(larger));
    const hull = hullOf(shapes.points(4).map(larger));
    if (hull.area === 0) continue;
    let both = 0;
    for (let x = hull.minX; x <= hull.maxX; x++) {
      for (let y = hull.minY; y <= hull.maxY; y++) {
        both += ((placeIn(hull, x, y) + 1) * (placeIn(polygon, x, y) + 1)) / 4;
      }
    }
    // Off by what lattice points miss at the edges.
    expect(Math.abs(sharedArea(polygon, hull) - both)).toBeLessThan(200);
  }
});

test('a block in two halves of a wood is in the whole of it', () => {
  const shapes = new Shapes('parts', 2_000);
  for (let i = 0; i < 500; i++) {
    const [a, b, c, d] = [
      { x: 0, y: 0 },
      { x: 2_000, y: 0 },
      { x: 2_000, y: 2_000 },
      { x: 0, y: 2_000 },
    ];
    const middle = shapes.point();
    const { x, y } = shapes.point();
    const block = rectangleOf(x, y, 400, 90, shapes.number(0, 359));
    const parts = [polygonOf([a, b, c, middle]), polygonOf([a, middle, c, d])];
    if (parts[0].isClockwise || parts[1].isClockwise) continue;
    const sum = parts.reduce((share, part) => share + shareInside(block, part), 0);
    expect(sum).toBeCloseTo(shareInside(block, polygonOf([a, b, c, d])), 9);
  }
});
