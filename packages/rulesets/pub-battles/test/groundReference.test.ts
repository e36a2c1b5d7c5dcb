import { expect, test } from 'vitest';
import { seededDraw } from '@sandtable/kernel';
import {
  contains,
  polygonOf,
  rectangleOf,
  segmentsMeet,
  sharedArea,
  touchesSegment,
  type Polygon,
} from '@sandtable/table';
import type { Place } from '../src/state/field.ts';
import { Ground } from '../src/rules/01-map/ground.ts';
import { mapWith, ridge } from './support/ground.ts';

const draw = seededDraw('ground');
const upTo = (most: number): number => draw(most) - 1;

/** Four corners somewhere, a few inches across. */
function patch(): Place[] {
  const [x, y] = [upTo(13_000), upTo(9000)];
  return [
    [x, y],
    [x + 300 + upTo(2500), y + upTo(300)],
    [x + 500 + upTo(900), y + 700 + upTo(1800)],
    [x + upTo(200), y + 500 + upTo(900)],
  ];
}

function course(): Place[] {
  const [x, y] = [upTo(8000), upTo(8000)];
  return Array.from({ length: 20 }, (_, i) => [x + 300 * i, y + upTo(900)]);
}

const areaOf = (outline: readonly Place[]): Polygon =>
  polygonOf(outline.map(([x, y]) => ({ x, y })));

/** Maps are small enough that there is something everywhere. */
const MAPS = Array.from({ length: 12 }, () => {
  const [x, y] = [2 * upTo(4500) + 1, 2 * upTo(2500) + 1];
  const size = { width: 16_000, height: 12_000 };
  const river = { width: 300 + upTo(500), bridges: [], fords: [] };
  return mapWith({
    ...size,
    woods: [patch(), patch(), patch(), patch()],
    towns: [{ outline: patch() }, { outline: patch() }],
    marshes: [patch(), patch()],
    hills: [
      ridge(x, y, x + 6000, y + 5000),
      ridge(x + 500, y + 500, x + 4000, y + 3000, 2),
      ridge(x + 700, y + 900, x + 3000, y + 2500, 3),
    ],
    streams: [{ line: course() }],
    rivers: [
      {
        ...river,
        line: [
          [upTo(16_000), 0],
          [upTo(16_000), 12_000],
        ],
      },
    ],
  });
});

test('[PB-1.5, PB-1.6] what lies under a block is what has most of its area', () => {
  const found = new Set<string | number>();
  for (const map of MAPS) {
    const ground = new Ground(map);
    const [{ line, width }] = map.rivers;
    for (let i = 0; i < 400; i++) {
      // Lines, columns, and some that hang over the edge of the map.
      const [front, depth] = i % 5 === 0 ? [250, 3750] : [1875, 375];
      const block = rectangleOf(upTo(17_000) - 500, upTo(13_000) - 500, front, depth, upTo(360));
      const inAll = (outlines: readonly (readonly Place[])[]): number =>
        outlines.reduce((sum, outline) => sum + sharedArea(areaOf(outline), block), 0);
      const isMost = (area: number): boolean => area > block.area / 2;
      const [[ax, ay], [bx, by]] = line;
      const length = Math.hypot(bx - ax, by - ay);
      const [sx, sy] = [((ay - by) * width) / length / 2, ((bx - ax) * width) / length / 2];
      const banks = [
        [ax + sx, ay + sy],
        [bx + sx, by + sy],
        [bx - sx, by - sy],
        [ax - sx, ay - sy],
      ];
      const river = inAll([banks as unknown as Place[]]);
      // The corners of the banks are whole points, so a river may be off by a little.
      if (Math.abs(river / block.area - 0.5) < 0.01) continue;
      const expected = isMost(river)
        ? 'river'
        : isMost(inAll(map.towns.map(({ outline }) => outline)))
          ? 'town'
          : isMost(inAll(map.marshes))
            ? 'marsh'
            : isMost(inAll(map.woods))
              ? 'woods'
              : 'open';
      const on = map.hills.filter(({ outline }) => isMost(inAll([outline])));
      const level = Math.max(0, ...on.map((hill) => hill.level));
      for (const again of [block, { ...block }]) {
        expect(ground.terrainUnder(again)).toBe(expected);
        expect(ground.levelUnder(again)).toBe(level);
      }
      found.add(expected).add(level);
    }
  }
  expect(found.size).toBe(9);
});

test('[PB-4.3, PB-4.4] a way is difficult when it meets anything that is', () => {
  const counts = [0, 0];
  for (const map of MAPS) {
    const ground = new Ground(map);
    for (let i = 0; i < 400; i++) {
      // Even, where contours are odd: no way ends on one.
      const [ax, ay] = [2 * upTo(8000), 2 * upTo(6000)];
      const [bx, by] = [ax - 900 + 2 * upTo(900), ay - 900 + 2 * upTo(900)];
      const meets = (points: readonly Place[]): boolean =>
        points.some(
          (_, k) => k > 0 && segmentsMeet(ax, ay, bx, by, ...points[k - 1], ...points[k]),
        );
      const enters = (outline: readonly Place[]): boolean =>
        touchesSegment(areaOf(outline), ax, ay, bx, by);
      const river = map.rivers.some(({ line }) => meets(line));
      const expected =
        river ||
        [...map.woods, ...map.marshes].some(enters) ||
        map.streams.some(({ line }) => meets(line)) ||
        map.hills.some(({ outline }) => meets([...outline, outline[0]]));
      for (let again = 0; again < 2; again++) {
        expect(ground.isDifficult(ax, ay, bx, by)).toBe(expected);
        expect(ground.touchesMarsh(ax, ay, bx, by)).toBe(map.marshes.some(enters));
        expect(ground.fordsRiver(ax, ay, bx, by)).toBe(river);
        expect(ground.stopsAtRiver(ax, ay, bx, by)).toBe(river);
      }
      counts[expected ? 1 : 0]++;
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(500);
});

test('[PB-4.3] between two points every way is difficult out of woods and marsh, and past a contour', () => {
  const counts = [0, 0];
  for (const map of MAPS) {
    const ground = new Ground(map);
    for (let i = 0; i < 400; i++) {
      const [ax, ay, bx, by] = [8000, 6000, 8000, 6000].map((most) => 2 * upTo(most));
      const holds = (outline: readonly Place[], x: number, y: number): boolean =>
        contains(areaOf(outline), x, y);
      const expected =
        [...map.woods, ...map.marshes].some((area) => holds(area, ax, ay) || holds(area, bx, by)) ||
        map.hills.some(({ outline }) => holds(outline, ax, ay) !== holds(outline, bx, by));
      expect(ground.isHardBetween(ax, ay, bx, by)).toBe(expected);
      // And so is the straight one, however long.
      if (expected) expect(ground.isDifficult(ax, ay, bx, by)).toBe(true);
      counts[expected ? 1 : 0]++;
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(500);
});
