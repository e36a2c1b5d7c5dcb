import { expect, test } from 'vitest';
import { seededDraw } from '@sandtable/kernel';
import { rectangleOf } from '@sandtable/table';
import type { BattleMap, Place } from '../src/state/field.ts';
import { Ground } from '../src/rules/01-map/ground.ts';
import { SIGHT_INTO } from '../src/rules/tables.ts';
import { block, box, groundWith, mapWith, ridge } from './support/ground.ts';
import { walked } from './support/walkedSight.ts';

/** Whether one there sees another there; small blocks, so that only the line between them matters. */
function sees(ground: Ground, from: Place, to: Place): boolean {
  return ground.sees(rectangleOf(...from, 20, 20, 0), rectangleOf(...to, 20, 20, 0));
}

const AREA = box(10_000, 10_000, 20_000, 14_000);
const SCREENS: [string, Partial<BattleMap>][] = [
  ['woods', { woods: [AREA] }],
  ['buildings', { towns: [{ outline: AREA }] }],
];

test.each(SCREENS)('[PB-7.2] nobody looks through %s', (_, things) => {
  const ground = groundWith(things);
  expect(sees(ground, [15_000, 9000], [15_000, 15_000])).toBe(false);
  expect(sees(ground, [15_000, 15_000], [15_000, 9000])).toBe(false);
  // Past it, along its edge and past its corner.
  expect(sees(ground, [9999, 9000], [9999, 15_000])).toBe(true);
  expect(sees(ground, [10_000, 9000], [10_000, 15_000])).toBe(true);
  expect(sees(ground, [9000, 11_000], [11_000, 9000])).toBe(true);
  expect(sees(ground, [9000, 11_001], [11_001, 9000])).toBe(false);
});

test.each(SCREENS)('[PB-7.2] one sees 3/8 inch into %s, and out of them', (_, things) => {
  const ground = groundWith(things);
  for (const away of [1, 77, 1000, 4999]) {
    const outside: Place = [15_000, 10_000 - away];
    for (const [deep, seen] of [
      [SIGHT_INTO, true],
      [SIGHT_INTO + 1, false],
    ] as const) {
      expect(sees(ground, outside, [15_000, 10_000 + deep])).toBe(seen);
      expect(sees(ground, [15_000, 10_000 + deep], outside)).toBe(seen);
      // Inside, too, one sees no farther.
      expect(sees(ground, [15_000, 12_000], [15_000, 12_000 + deep])).toBe(seen);
    }
  }
  // Along the line of sight, not square to the edge: 225 and 300 make 375.
  expect(sees(ground, [14_775, 9700], [15_225, 10_300])).toBe(true);
  expect(sees(ground, [14_772, 9696], [15_228, 10_304])).toBe(false);
  // Out of one and into another.
  const gap = groundWith({ woods: [AREA, box(10_000, 15_000, 20_000, 19_000)] });
  expect(sees(gap, [15_000, 13_700], [15_000, 15_300])).toBe(true);
  expect(sees(gap, [15_000, 13_600], [15_000, 15_300])).toBe(false);
  expect(sees(gap, [15_000, 13_700], [15_000, 15_400])).toBe(false);
});

test('[PB-7.2] marsh, water, roads and pieces do not block sight', () => {
  const line: Place[] = [
    [0, 12_000],
    [40_000, 12_000],
  ];
  const ground = groundWith({
    marshes: [AREA],
    streams: [{ line }],
    rivers: [{ line, width: 500, bridges: [], fords: [] }],
    roads: [{ name: 'A', line }],
  });
  expect(sees(ground, [15_000, 9000], [15_000, 15_000])).toBe(true);
});

test('[PB-7.2] a hill blocks, and one sees onto it as far as its crest', () => {
  const ground = groundWith({ hills: [ridge(10_000, 10_000, 20_000, 14_000)] });
  const [south, north]: [Place, Place] = [
    [15_000, 8000],
    [15_000, 16_000],
  ];
  expect(sees(ground, south, north)).toBe(false);
  expect(sees(ground, south, [15_000, 11_900])).toBe(true);
  expect(sees(ground, [15_000, 11_900], south)).toBe(true);
  expect(sees(ground, south, [15_000, 12_100])).toBe(false);
  expect(sees(ground, [15_000, 12_100], south)).toBe(false);
  // From slope to slope.
  expect(sees(ground, [15_000, 11_000], [15_000, 13_000])).toBe(false);
  expect(sees(ground, [12_000, 11_000], [18_000, 11_000])).toBe(true);
  expect(sees(ground, [15_000, 11_000], [15_000, 8000])).toBe(true);
});

test('[PB-7.2] a piece on the crest sees down both slopes, and is seen from both', () => {
  const ground = groundWith({ hills: [ridge(10_000, 10_000, 20_000, 14_000)] });
  // Its centre is behind the crest, but its front is on it.
  const [on, behind] = [block(15_000, 12_000 - 188), block(15_000, 12_000 - 189)];
  const north = block(15_000, 16_000);
  expect(ground.sees(on, north)).toBe(true);
  expect(ground.sees(north, on)).toBe(true);
  expect(ground.sees(behind, north)).toBe(false);
  expect(ground.sees(north, behind)).toBe(false);
  // Turned, the same place reaches the crest.
  expect(ground.sees(block(15_000, 12_000 - 189, 45), north)).toBe(true);
});

/** Viewer's hill in the south, target in the north, and something between them. */
function between(level: number, things: Partial<BattleMap>): Ground {
  const mine = level === 0 ? [] : [ridge(0, 0, 40_000, 4000, level)];
  return groundWith({ ...things, hills: [...mine, ...(things.hills ?? [])] });
}

const VIEWER: Place = [15_000, 3000];

test.each<[string, Partial<BattleMap>]>([
  ['woods', { woods: [box(10_000, 7000, 20_000, 9000)] }],
  ['buildings', { towns: [{ outline: box(10_000, 7000, 20_000, 9000) }] }],
  ['a lower hill', { hills: [ridge(10_000, 7000, 20_000, 9000)] }],
])('[PB-7.3] from a hill one sees over %s nearer to oneself', (_, things) => {
  const high = between(2, things);
  // The middle is 5000 away from the viewer.
  expect(sees(high, VIEWER, [15_000, 13_001])).toBe(true);
  expect(sees(high, VIEWER, [15_000, 13_000])).toBe(false);
  // Only he who looks is helped by his hill.
  expect(sees(high, [15_000, 13_001], VIEWER)).toBe(false);
  expect(sees(between(0, things), VIEWER, [15_000, 20_000])).toBe(false);
});

test('[PB-7.3] a hill that is as high as the viewer blocks, woods do not', () => {
  const hill = { hills: [ridge(10_000, 7000, 20_000, 9000)] };
  expect(sees(between(1, hill), VIEWER, [15_000, 20_000])).toBe(false);
  const woods = { woods: [box(10_000, 7000, 20_000, 9000)] };
  expect(sees(between(1, woods), VIEWER, [15_000, 20_000])).toBe(true);
});

test('[PB-7.3] one is on a hill with most of the block', () => {
  const ground = between(1, { woods: [box(10_000, 7000, 20_000, 9000)] });
  const target = block(15_000, 20_000);
  expect(ground.sees(block(15_000, 3999), target)).toBe(true);
  expect(ground.sees(block(15_000, 4000), target)).toBe(false);
});

test('[PB-7.3] a hill does not help to see into woods, nor out of them', () => {
  const far = between(1, { woods: [box(10_000, 19_000, 20_000, 21_000)] });
  expect(sees(far, VIEWER, [15_000, 19_375])).toBe(true);
  expect(sees(far, VIEWER, [15_000, 19_376])).toBe(false);
  const around = between(1, { woods: [box(10_000, 2600, 20_000, 3400)] });
  expect(sees(around, VIEWER, [15_000, 20_000])).toBe(false);
});

test('[PB-7.3] several things in the way must all be nearer to the viewer', () => {
  const woods = [box(10_000, 7000, 20_000, 7500), box(10_000, 9000, 20_000, 9500)];
  const ground = between(1, { woods });
  expect(sees(ground, VIEWER, [15_000, 15_501])).toBe(true);
  expect(sees(ground, VIEWER, [15_000, 15_500])).toBe(false);
});

test('[PB-1.6, PB-7.2, PB-7.3] hills upon hills', () => {
  const outer = ridge(5000, 5000, 25_000, 15_000);
  const inner = ridge(10_000, 8000, 20_000, 11_000, 2, [
    [10_000, 9500],
    [20_000, 9500],
  ]);
  const ground = groundWith({ hills: [outer, inner] });
  // On the lower hill nobody looks through the upper one, though both are on the lower.
  expect(sees(ground, [15_000, 7000], [15_000, 12_000])).toBe(false);
  expect(sees(ground, [15_000, 7000], [15_000, 9400])).toBe(true);
  expect(sees(ground, [15_000, 7000], [15_000, 9600])).toBe(false);
  // The lower crest, at 10,000, does not stop those who look from the upper hill, if it is near.
  const top = block(15_000, 9500);
  expect(ground.sees(top, block(15_000, 20_000))).toBe(true);
  expect(ground.sees(top, block(15_000, 10_500))).toBe(false);
  expect(ground.sees(block(15_000, 20_000), top)).toBe(false);
  // It does stop those on the lower one.
  expect(sees(ground, [7000, 9000], [7000, 20_000])).toBe(false);
  expect(sees(ground, [7000, 10_001], [7000, 20_000])).toBe(true);
});

test('[PB-7.2] the same question has the same answer, whatever was asked in between', () => {
  const things = { woods: [AREA], hills: [ridge(10_000, 16_000, 20_000, 20_000)] };
  const ground = groundWith(things);
  const places = Array.from({ length: 60 }, (_, i) =>
    block((i * 7919) % 40_000, (i * 104_729) % 30_000, i),
  );
  const fresh = places.map((a) => places.map((b) => groundWith(things).sees(a, b)));
  for (let round = 0; round < 3; round++) {
    expect(places.map((a) => places.map((b) => ground.sees(a, b)))).toEqual(fresh);
  }
});

test('[PB-7.2, PB-7.3] on random maps it is as when one walks along the line', () => {
  const draw = seededDraw('sight');
  const upTo = (most: number): number => draw(most) - 1;
  const counts = { seen: 0, hidden: 0 };
  for (let round = 0; round < 40; round++) {
    const patch = (): Place[] => {
      const [x, y] = [upTo(9000), upTo(9000)];
      return [
        [x, y],
        [x + 300 + upTo(2500), y + upTo(300)],
        [x + 500 + upTo(900), y + 700 + upTo(1800)],
        [x + upTo(200), y + 500 + upTo(900)],
      ];
    };
    const hills = [1, 1, 2].map((level) => {
      const [x, y] = [upTo(9000), upTo(9000)];
      return ridge(x, y, x + 1000 + upTo(4000), y + 1000 + 2 * upTo(1500), level);
    });
    // A hill upon the first one.
    const [[left, bottom], , [right, top]] = hills[0].outline;
    hills.push(ridge(left + 200, bottom + 300, right - 200, top - 100, 2));
    const map = mapWith({
      woods: [patch(), patch(), patch()],
      towns: [{ outline: patch() }],
      hills,
    });
    const ground = new Ground(map);
    for (let pair = 0; pair < 60; pair++) {
      const [a, b] = [0, 1].map(() => rectangleOf(upTo(12_000), upTo(12_000), 2, 2, 0));
      const expected = walked(map, a, b);
      if (expected === undefined) continue;
      counts[expected ? 'seen' : 'hidden']++;
      expect(ground.sees(a, b), `${round}: ${a.x},${a.y} to ${b.x},${b.y}`).toBe(expected);
    }
  }
  expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(200);
});
