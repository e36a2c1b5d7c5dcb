import { expect, test } from 'vitest';
import { MAP_ENGLISH } from '../src/english/map.ts';
import type { BattleMap, Place } from '../src/field.ts';
import { mapProblems } from '../src/mapProblems.ts';
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
