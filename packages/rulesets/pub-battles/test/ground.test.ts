import { expect, test } from 'vitest';
import type { BattleMap, Place } from '../src/state/field.ts';
import { groundOf } from '../src/rules/01-map/ground.ts';
import { CROSSING_REACH } from '../src/rules/tables.ts';
import { block, box, fieldWith, groundWith, ridge } from './support/ground.ts';

const WIDE = box(10_000, 10_000, 20_000, 20_000);

test.each<[string, Partial<BattleMap>]>([
  ['woods', { woods: [WIDE] }],
  ['town', { towns: [{ outline: WIDE }] }],
  ['marsh', { marshes: [WIDE] }],
])('[PB-1.1, PB-1.5] a piece is in %s when most of it is', (terrain, things) => {
  const ground = groundWith(things);
  expect(ground.terrainUnder(block(15_000, 15_000))).toBe(terrain);
  expect(ground.terrainUnder(block(5000, 15_000))).toBe('open');
  // Half is not most.
  expect(ground.terrainUnder(block(10_000, 15_000, 90))).toBe('open');
  expect(ground.terrainUnder(block(10_001, 15_000, 90))).toBe(terrain);
  expect(ground.terrainUnder(block(15_000, 9999, 0))).toBe('open');
});

test('[PB-1.1] fields, farms and fences have no effect', () => {
  const decoration = { fields: [WIDE], orchards: [WIDE], farms: [], fences: [WIDE] };
  const ground = groundWith({ decoration });
  expect(ground.terrainUnder(block(15_000, 15_000))).toBe('open');
  expect(ground.isDifficult(5000, 15_000, 15_000, 15_000)).toBe(false);
  expect(ground.sees(block(5000, 15_000), block(25_000, 15_000))).toBe(true);
});

test('[PB-1.5] several woods under a piece add up, woods and town do not', () => {
  const left = box(10_000, 10_000, 15_000, 20_000);
  const right = box(15_200, 10_000, 20_000, 20_000);
  // 200 of its breadth of 1875 are in the clear, and neither wood has half of it.
  expect(groundWith({ woods: [left, right] }).terrainUnder(block(15_100, 15_000))).toBe('woods');
  const mixed = groundWith({ woods: [left], towns: [{ outline: right }] });
  expect(mixed.terrainUnder(block(15_100, 15_000))).toBe('open');
  expect(mixed.terrainUnder(block(14_950, 15_000))).toBe('woods');
});

test('[PB-1.5] a river counts from bank to bank, round its bends', () => {
  const river = { width: 800, bridges: [], fords: [] };
  const straight = groundWith({
    rivers: [
      {
        ...river,
        line: [
          [0, 10_000],
          [40_000, 10_000],
        ],
      },
    ],
  });
  expect(straight.terrainUnder(block(5000, 10_000))).toBe('river');
  expect(straight.terrainUnder(block(5000, 10_399))).toBe('river');
  expect(straight.terrainUnder(block(5000, 10_400))).toBe('open');
  // Across it, 800 of 1875.
  expect(straight.terrainUnder(block(5000, 10_000, 90))).toBe('open');
  const bent = groundWith({
    rivers: [
      {
        ...river,
        line: [
          [0, 10_000],
          [20_000, 10_000],
          [20_000, 30_000],
        ],
      },
    ],
  });
  // In the outer corner of the bend, where two straight strips would leave a gap, and in the inner
  // one, where they would count twice.
  expect(bent.terrainUnder(block(20_200, 9663, 90))).toBe('river');
  expect(bent.terrainUnder(block(20_200, 9600, 90))).toBe('open');
  expect(bent.terrainUnder(block(18_700, 10_405))).toBe('open');
  expect(bent.terrainUnder(block(18_700, 10_400))).toBe('river');
});

test('[PB-1.6] a piece is on the highest hill that has most of it inside', () => {
  const ground = groundWith({
    hills: [ridge(10_000, 10_000, 20_000, 20_000), ridge(13_000, 13_000, 17_000, 17_000, 2)],
  });
  expect(ground.levelUnder(block(5000, 15_000))).toBe(0);
  expect(ground.levelUnder(block(10_000, 15_000))).toBe(0);
  expect(ground.levelUnder(block(10_001, 15_000))).toBe(1);
  expect(ground.levelUnder(block(13_000, 15_000))).toBe(1);
  expect(ground.levelUnder(block(13_001, 15_000))).toBe(2);
});

test.each<[string, Partial<BattleMap>]>([
  ['woods', { woods: [WIDE] }],
  ['marsh', { marshes: [WIDE] }],
])('[PB-4.3] a way through %s is difficult, from outside and inside', (_, things) => {
  const ground = groundWith(things);
  expect(ground.isDifficult(5000, 15_000, 25_000, 15_000)).toBe(true);
  expect(ground.isDifficult(5000, 15_000, 10_001, 15_000)).toBe(true);
  expect(ground.isDifficult(12_000, 15_000, 13_000, 15_000)).toBe(true);
  // As far as its edge, or along it.
  expect(ground.isDifficult(5000, 15_000, 10_000, 15_000)).toBe(false);
  expect(ground.isDifficult(10_000, 5000, 10_000, 25_000)).toBe(false);
  // Who does not move crosses nothing.
  expect(ground.isDifficult(15_000, 15_000, 15_000, 15_000)).toBe(false);
});

test('[PB-4.3] buildings and roads are not difficult', () => {
  const roads = [{ name: 'R', line: WIDE }];
  const ground = groundWith({ towns: [{ outline: WIDE }], roads });
  expect(ground.isDifficult(5000, 15_000, 25_000, 15_000)).toBe(false);
});

test('[PB-4.3] crossing a contour is difficult, marching along on the hill is not', () => {
  const ground = groundWith({
    hills: [ridge(10_000, 10_000, 20_000, 20_000), ridge(13_000, 13_000, 17_000, 17_000, 2)],
  });
  expect(ground.isDifficult(9000, 15_000, 11_000, 15_000)).toBe(true);
  expect(ground.isDifficult(11_000, 15_000, 9000, 15_000)).toBe(true);
  expect(ground.isDifficult(11_000, 11_000, 11_000, 19_000)).toBe(false);
  expect(ground.isDifficult(11_000, 15_000, 14_000, 15_000)).toBe(true);
  expect(ground.isDifficult(14_000, 15_000, 16_000, 15_000)).toBe(false);
  // Over a corner of it and down again.
  expect(ground.isDifficult(9000, 11_000, 11_000, 9000)).toBe(false);
  expect(ground.isDifficult(9000, 11_001, 11_001, 9000)).toBe(true);
  // One may not stop on the contour to be on both sides of it.
  expect(ground.isDifficult(9000, 15_000, 10_000, 15_000)).toBe(false);
  expect(ground.isDifficult(10_000, 15_000, 11_000, 15_000)).toBe(true);
  expect(ground.isDifficult(11_000, 15_000, 10_000, 15_000)).toBe(true);
});

test('[PB-4.3] crossing a stream is difficult', () => {
  const ground = groundWith({
    streams: [
      {
        line: [
          [0, 10_000],
          [20_000, 12_000],
        ],
      },
    ],
  });
  expect(ground.isDifficult(10_000, 10_000, 10_000, 12_000)).toBe(true);
  expect(ground.isDifficult(10_000, 10_000, 10_000, 10_999)).toBe(false);
  expect(ground.fordsRiver(10_000, 10_000, 10_000, 12_000)).toBe(false);
});

const RIVER = groundWith({
  rivers: [
    {
      line: [
        [0, 10_000],
        [40_000, 10_000],
      ],
      width: 400,
      bridges: [[8000, 10_000]],
      fords: [[20_000, 10_000]],
    },
    {
      line: [
        [0, 20_000],
        [40_000, 20_000],
      ],
      width: 400,
      bridges: [],
      fords: [],
    },
  ],
});

test('[PB-4.4] rivers are crossed only at bridges or fords, which is difficult', () => {
  for (const x of [8000, 20_000]) {
    for (const aside of [-CROSSING_REACH, 0, CROSSING_REACH]) {
      expect(RIVER.stopsAtRiver(x + aside, 9000, x + aside, 11_000)).toBe(false);
      expect(RIVER.isDifficult(x + aside, 9000, x + aside, 11_000)).toBe(true);
      expect(RIVER.fordsRiver(x + aside, 9000, x + aside, 11_000)).toBe(true);
      // The crossing of one river is none of another's.
      expect(RIVER.stopsAtRiver(x + aside, 19_000, x + aside, 21_000)).toBe(true);
      expect(RIVER.stopsAtRiver(x + aside, 9000, x + aside, 21_000)).toBe(true);
    }
    expect(RIVER.stopsAtRiver(x - CROSSING_REACH - 1, 11_000, x - CROSSING_REACH - 1, 9000)).toBe(
      true,
    );
  }
  expect(RIVER.stopsAtRiver(14_000, 9000, 14_000, 9900)).toBe(false);
  expect(RIVER.fordsRiver(14_000, 9000, 14_000, 9900)).toBe(false);
  expect(RIVER.crossings).toEqual([
    { x: 8000, y: 10_000 },
    { x: 20_000, y: 10_000 },
  ]);
});

test('[PB-4.4] on a slanting river, too, the reach of a bridge is not rounded away', () => {
  const line: Place[] = [
    [0, 0],
    [24_000, 18_000],
  ];
  const rivers = [{ line, width: 400, bridges: [[8000, 6000]] satisfies Place[], fords: [] }];
  const ground = groundWith({ rivers });
  // 240 and 180 make 300.
  for (let far = 1; far < 300; far++) {
    expect(ground.stopsAtRiver(8240 - far, 6180 + 7 * far, 8240 + far, 6180 - 7 * far)).toBe(false);
    expect(ground.stopsAtRiver(8244 - far, 6183 + 7 * far, 8244 + far, 6183 - 7 * far)).toBe(true);
  }
});

test('[PB-4.4] a way touches marsh when a part of it is inside, or all of one who stays', () => {
  const ground = groundWith({ marshes: [WIDE] });
  expect(ground.touchesMarsh(5000, 15_000, 10_001, 15_000)).toBe(true);
  expect(ground.touchesMarsh(5000, 15_000, 10_000, 15_000)).toBe(false);
  expect(ground.touchesMarsh(15_000, 15_000, 15_000, 15_000)).toBe(true);
});

test('[PB-1.1] a block is on the map with all its corners', () => {
  const ground = groundWith();
  expect(ground.isWhollyOnMap(block(937, 188))).toBe(true);
  expect(ground.isWhollyOnMap(block(936, 188))).toBe(false);
  expect(ground.isWhollyOnMap(block(937, 187))).toBe(false);
  expect(ground.isWhollyOnMap(block(39_063, 29_812))).toBe(true);
  expect(ground.isWhollyOnMap(block(39_064, 29_812))).toBe(false);
  expect(ground.isWhollyOnMap(block(39_063, 29_813))).toBe(false);
});

test('[PB-1.1] a map is made ready once, also for a state that came as JSON', () => {
  const field = fieldWith({ woods: [WIDE] });
  expect(groundOf(field)).toBe(groundOf(field));
  expect(groundOf(structuredClone(field))).toBe(groundOf(field));
  expect(groundOf(fieldWith())).not.toBe(groundOf(field));
});

test('[PB-4.6] a road is measured from its first point', () => {
  const ground = groundWith({
    roads: [
      {
        name: 'Pike',
        line: [
          [0, 10_000],
          [10_000, 10_000],
          [10_000, 0],
        ],
      },
      {
        name: 'Lane',
        line: [
          [3000, 24_000],
          [0, 20_000],
        ],
      },
    ],
  });
  const pike = ground.road('Pike');
  expect(ground.road('Street')).toBe(undefined);
  expect(pike?.length).toBe(20_000);
  expect(pike?.pointAt(-5)).toEqual({ x: 0, y: 10_000 });
  expect(pike?.pointAt(4000)).toEqual({ x: 4000, y: 10_000 });
  expect(pike?.pointAt(13_000)).toEqual({ x: 10_000, y: 7000 });
  expect(pike?.pointAt(30_000)).toEqual({ x: 10_000, y: 0 });
  expect([9999, 10_000, 20_000].map((far) => pike?.headingAt(far))).toEqual([90, 180, 180]);
  expect(pike?.nearest(9000, 4000)).toEqual({ distance: 16_000, x: 10_000, y: 4000, away: 1000 });
  expect(pike?.nearest(13_000, 14_000)).toEqual({
    distance: 10_000,
    x: 10_000,
    y: 10_000,
    away: 5000,
  });
  const near = ground.roadNear(2000, 22_000);
  expect([near?.road.name, near?.distance, near?.x, near?.y]).toEqual(['Lane', 2200, 1680, 22_240]);
  expect(ground.road('Lane')?.pointAt(2200)).toEqual({ x: 1680, y: 22_240 });
  expect(ground.road('Lane')?.headingAt(0)).toBe(217);
  expect(groundWith().roadNear(0, 0)).toBe(undefined);
});

test('[PB-4.4] to the other bank of a river no way is shorter than by a bridge or ford', () => {
  const straight: Place[] = [
    [0, 10_000],
    [40_000, 10_000],
  ];
  const over = (line: Place[], bridges: Place[]): number =>
    groundWith({ rivers: [{ width: 800, line, bridges, fords: [] }] }).shortestAcross(
      5000,
      7000,
      5000,
      13_000,
    );
  expect(over(straight, [[9000, 10_000]])).toBeCloseTo(10_000 - 2 * CROSSING_REACH);
  expect(
    over(straight, [
      [9000, 10_000],
      [5000, 10_000],
    ]),
  ).toBeCloseTo(6000 - 2 * CROSSING_REACH);
  expect(over(straight, [])).toBe(Infinity);
  // Round the corner of the map, and written the other way.
  const corner: Place[] = [
    [0, 10_000],
    [10_000, 10_000],
    [10_000, 0],
  ];
  expect(over(corner, [])).toBe(Infinity);
  expect(over(corner.toReversed(), [])).toBe(Infinity);
  // Past its end one need not cross it.
  expect(over([straight[0], [39_999, 10_000]], [])).toBe(0);
  // On the same bank.
  expect(over([straight[0], [40_000, 29_000]], [[20_000, 19_500]])).toBeGreaterThan(0);
  expect(
    over(
      [
        [0, 20_000],
        [40_000, 20_000],
      ],
      [],
    ),
  ).toBe(0);
});
