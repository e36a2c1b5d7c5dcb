import { expect, test } from 'vitest';
import { MAP_ENGLISH } from '../src/english/map.ts';
import type { BattleMap, Place } from '../src/state/field.ts';
import { mapProblems, MOST_POINTS } from '../src/files/mapProblems.ts';
import { box, mapWith, ridge } from './support/ground.ts';

/** Everything that is wrong with a map, as `path key`, and each has a text. */
function problems(things: Partial<BattleMap>): string[] {
  return mapProblems(mapWith(things)).map(({ path, message: { key } }) => {
    expect(MAP_ENGLISH).toHaveProperty([key]);
    return `${path} ${key.replace('problem.', '')}`;
  });
}

const LINE: Place[] = [
  [0, 10_000],
  [40_000, 10_000],
];
const BOWTIE: Place[] = [
  [0, 0],
  [1000, 1000],
  [1000, 0],
  [0, 1000],
];

test('[PB-1.1] a map with everything in its place has no problems', () => {
  expect(
    problems({
      woods: [box(0, 0, 1000, 1000), box(1000, 0, 2000, 1000)],
      towns: [{ outline: box(0, 0, 1000, 1000) }],
      marshes: [box(30_000, 0, 40_000, 1000)],
      hills: [ridge(10_000, 20_000, 20_000, 30_000), ridge(12_000, 22_000, 18_000, 30_000, 3)],
      streams: [{ line: LINE }],
      rivers: [{ line: LINE, width: 300, bridges: [[500, 10_060]], fords: [[40_000, 9940]] }],
      roads: [
        { name: 'A', line: LINE },
        { name: 'B', line: LINE },
      ],
    }),
  ).toEqual([]);
});

test('[PB-1.1] areas are outlines and lines are lines', () => {
  expect(
    problems({
      woods: [BOWTIE],
      towns: [{ outline: BOWTIE }],
      marshes: [BOWTIE],
      hills: [{ level: 1, outline: BOWTIE, crest: [[500, 400]] }],
      streams: [{ line: [[5, 5]] }],
      rivers: [
        {
          line: [
            [5, 5],
            [5, 5],
            [9, 9],
          ],
          width: 9,
          bridges: [],
          fords: [],
        },
      ],
      roads: [{ name: 'A', line: [] }],
    }),
  ).toEqual([
    'map.woods[0] outline',
    'map.towns[0].outline outline',
    'map.hills[0].outline outline',
    'map.marshes[0] outline',
    'map.hills[0].crest line',
    'map.streams[0].line line',
    'map.rivers[0].line line',
    'map.roads[0].line line',
  ]);
});

test('[PB-1.1] everything is on the map', () => {
  const away: Place[] = [
    [0, 0],
    [40_001, 5],
  ];
  const off: Place[] = [...away, [0, 30_001]];
  expect(
    problems({
      woods: [off],
      rivers: [{ line: LINE, width: 9, bridges: away, fords: away }],
      roads: [{ name: 'A', line: away }],
      names: [{ text: 'Here', at: [0, -1], kind: 'place' }],
      decoration: { fields: [off], orchards: [off], farms: off, fences: [off], paths: [off] },
    }),
  ).toEqual([
    'map.woods[0] offMap',
    'map.roads[0].line offMap',
    'map.rivers[0].bridges offMap',
    'map.rivers[0].fords offMap',
    'map.names[0].at offMap',
    'map.decoration.fields[0] offMap',
    'map.decoration.orchards[0] offMap',
    'map.decoration.fences[0] offMap',
    'map.decoration.paths[0] offMap',
    'map.decoration.farms offMap',
  ]);
});

test('[PB-1.5] areas of a kind do not overlap, since they add up', () => {
  const woods = [box(0, 0, 1000, 1000), box(999, 0, 2000, 1000), box(10, 10, 20, 20)];
  expect(problems({ woods })).toEqual(['map.woods[1] overlap', 'map.woods[2] overlap']);
  const towns = woods.map((outline) => ({ outline }));
  expect(problems({ towns })).toEqual(['map.towns[1] overlap', 'map.towns[2] overlap']);
  expect(problems({ marshes: woods })).toEqual([
    'map.marshes[1] overlap',
    'map.marshes[2] overlap',
  ]);
});

test('[PB-1.6] hills nest, the inner one higher, each with its crest inside', () => {
  const outer = ridge(10_000, 10_000, 20_000, 20_000);
  const inner = (level: number) => ridge(12_000, 12_000, 18_000, 18_000, level);
  expect(problems({ hills: [outer, inner(1)] })).toEqual(['map.hills[1] levels']);
  expect(problems({ hills: [inner(1), outer] })).toEqual(['map.hills[1] levels']);
  expect(problems({ hills: [inner(2), outer] })).toEqual([]);
  const across = ridge(15_000, 15_000, 25_000, 18_000, 2);
  expect(problems({ hills: [outer, across] })).toEqual(['map.hills[1] contours']);
  const crest: Place[] = [
    [12_000, 15_000],
    [20_001, 15_000],
  ];
  expect(problems({ hills: [{ ...outer, crest }] })).toEqual(['map.hills[0].crest crestOutside']);
});

test('[PB-4.4] bridges and fords are on their river', () => {
  const bridges: Place[] = [
    [500, 10_000],
    [500, 10_061],
  ];
  const rivers = [{ line: LINE, width: 300, bridges, fords: [[70, 9000]] satisfies Place[] }];
  expect(problems({ rivers })).toEqual([
    'map.rivers[0].bridges[1] offRiver',
    'map.rivers[0].fords[0] offRiver',
  ]);
});

test('[PB-4.6] no two roads have the same name', () => {
  const road = { name: 'Pike', line: LINE };
  expect(problems({ roads: [road, { ...road, name: 'Lane' }, road] })).toEqual([
    'map.roads[2].name roadTwice',
  ]);
});

/** An array that counts how often its places are looked at. */
function watched<T>(list: readonly T[], look: () => void): readonly T[] {
  return new Proxy(list, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && /^\d+$/u.test(key)) look();
      return Reflect.get(target, key, receiver);
    },
  });
}

/** A comb with so many teeth, as many points as an outline may have. */
function comb(left: number, bottom: number, size: number): Place[] {
  const teeth: Place[] = [];
  for (let i = 0; i < 99; i++) {
    teeth.push([left + 2 * i * size, bottom + (i % 2 === 0 ? 10 : 30) * size]);
    teeth.push([left + (2 * i + 1) * size, bottom + (i % 2 === 0 ? 30 : 10) * size]);
  }
  return [...teeth, [left + 198 * size, bottom], [left, bottom]];
}

test('[PB-1.1] a map with too many points is refused before anybody looks at one of them', () => {
  let looks = 0;
  const count = (): void => void looks++;
  const woods = Array.from({ length: 200 }, (_, i) => watched(comb(100 * i, 0, 1), count));
  expect(woods[0]).toHaveLength(200);
  expect(problems({ woods, decoration: { fields: woods } })).toEqual(['map points']);
  expect(looks).toBe(0);
  const farms = Array.from({ length: MOST_POINTS + 1 }, (): Place => [1, 1]);
  expect(problems({ decoration: { farms } })).toEqual(['map points']);
  expect(problems({ decoration: { farms: farms.slice(1) } })).toEqual([]);
});

test('[PB-1.5] twice as many areas take about twice as long to look through', () => {
  const looksAt = (rows: number): number => {
    let looks = 0;
    const woods = Array.from({ length: 5 * rows }, (_, i) =>
      watched(
        box(
          4000 * (i % 5),
          300 * Math.floor(i / 5),
          4000 * (i % 5) + 3999,
          300 * Math.floor(i / 5) + 299,
        ),
        () => {
          looks++;
        },
      ),
    );
    expect(problems({ woods })).toEqual([]);
    return looks;
  };
  expect(looksAt(40)).toBe(2 * looksAt(20));
});

test('[PB-1.5] an area that overlaps many others is told once', () => {
  const woods = Array.from({ length: 50 }, () => box(0, 0, 1000, 1000));
  expect(problems({ woods })).toHaveLength(49);
  const hills = Array.from({ length: 50 }, () => ridge(10_000, 20_000, 20_000, 30_000));
  expect(problems({ hills })).toHaveLength(49);
});
