import { sha256, toHex } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import {
  along,
  crossingsOf,
  distanceApart,
  heading,
  lengthAlongside,
  polylineOf,
  rectangleOf,
  rotate,
  sharedArea,
  stretchesInside,
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
    const stretches: number[] = [];
    const count = stretchesInside(polygon, a.x, a.y, b.x, b.y, 'in', stretches);
    const crossings: number[] = [];
    crossingsOf(polylineOf([b, c, d]), a.x, a.y, c.x, c.y, crossings);
    results.push(
      along(a, b, shapes.number(0, 30_000)),
      rotate(a, facing),
      heading(a.x, a.y, b.x, b.y),
      lengthAlongside(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, 3_000),
      stretches.slice(0, 2 * count),
      crossings,
      block,
      sharedArea(polygon, block),
      distanceApart(block, rectangleOf(b.x, b.y, 1875, 375, 0)),
    );
  }
  const bytes = new TextEncoder().encode(JSON.stringify(results));
  expect(toHex(sha256(bytes))).toBe(
    '47ee33ba2adbf769d2578fffa8e437c4c099b654685bbd43c788bb09a358a66a',
  );
});
