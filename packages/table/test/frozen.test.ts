import { sha256, toHex } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import {
  along,
  crossingsOf,
  depthIn,
  distanceApart,
  emptyPassage,
  heading,
  lengthAlongside,
  passThrough,
  pathLength,
  polylineOf,
  rectangleOf,
  rotate,
  settle,
  shareInside,
} from '../src/index.ts';
import { Shapes } from './support/shapes.ts';

test('every last digit is the same on every machine', () => {
  const shapes = new Shapes('frozen', 30_000);
  const results: unknown[] = [];
  for (let i = 0; i < 300; i++) {
    const polygon = shapes.polygon();
    const [a, b, c, d] = shapes.points(4);
    const facing = shapes.number(0, 359);
    const block = rectangleOf(a.x, a.y, 1875, 375, facing);
    const passage = emptyPassage();
    passThrough(polygon, a.x, a.y, b.x, b.y, 'in', passage);
    const crossings: number[] = [];
    crossingsOf(polylineOf([b, c, d]), a.x, a.y, c.x, c.y, crossings);
    results.push(
      along(a, b, shapes.number(0, 30_000)),
      rotate(a, facing),
      heading(a.x, a.y, b.x, b.y),
      lengthAlongside(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, 3_000),
      depthIn(polygon, a.x, a.y),
      passage,
      crossings,
      block,
      shareInside(block, polygon),
      distanceApart(block, rectangleOf(b.x, b.y, 1875, 375, 0)),
      pathLength([a, b, c, d]),
    );
  }
  results.push(settle(new Shapes('frozen', 100).points(8), 20, (x) => x < 10));
  const bytes = new TextEncoder().encode(JSON.stringify(results));
  expect(toHex(sha256(bytes))).toBe(
    'beb07dd1a27fba9ea3e06d3b0f60fc789ec586013b4673ec025f833f4c1aa2ea',
  );
});
