import type { Area } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { BattleMap } from '../src/state/field.ts';
import { MAP_SCENE_ENGLISH } from '../src/english/map-scene.ts';
import { areasOf } from '../src/table/mapScene.ts';

const MAP: BattleMap = {
  title: 'Ashwell',
  width: 12_000,
  height: 9000,
  woods: [
    [
      [0, 0],
      [100, 0],
      [0, 100],
    ],
  ],
  towns: [
    {
      outline: [
        [0, 0],
        [100, 0],
        [0, 100],
      ],
    },
  ],
  hills: [
    {
      level: 2,
      outline: [
        [0, 0],
        [900, 0],
        [0, 900],
      ],
      crest: [
        [200, 200],
        [300, 300],
      ],
    },
  ],
  streams: [
    {
      name: 'Withy Brook',
      line: [
        [0, 5000],
        [3000, 5000],
      ],
    },
  ],
  rivers: [
    {
      line: [
        [0, 3000],
        [4000, 6000],
      ],
      width: 400,
      bridges: [[2000, 4500]],
      fords: [[0, 3000]],
    },
  ],
  marshes: [],
  roads: [
    {
      name: 'High Road',
      line: [
        [0, 1],
        [2, 3],
      ],
    },
  ],
  names: [{ text: 'LODE', at: [1000, 1000], kind: 'water', angle: 90 }],
  decoration: { farms: [[500, 600]] },
};

function area(kind: string): Area {
  const found = areasOf(MAP).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

test('[PB-1.1] everything on the map is drawn, once, under a name of its own', () => {
  const areas = areasOf(MAP);
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  expect(new Set(areas.map(({ kind }) => kind))).toEqual(
    new Set([
      'hill',
      'crest',
      'woods',
      'town',
      'stream',
      'river',
      'bridge',
      'ford',
      'road',
      'farm',
      'name.title',
      'name.water',
    ]),
  );
  for (const { label } of areas) expect(MAP_SCENE_ENGLISH).toHaveProperty([label?.key ?? '']);
});

test('a map is made into areas once', () => {
  expect(areasOf(MAP)).toBe(areasOf(MAP));
  expect(areasOf({ ...MAP })).not.toBe(areasOf(MAP));
});

test('[PB-1.6] a hill says its level, and a river its width', () => {
  expect(area('hill').id).toBe('hill 1 level 2');
  expect(area('river').id).toBe('river 1 width 400');
});

test('[PB-4.4] bridges and fords go from bank to bank, square to the water', () => {
  expect(area('bridge').outline).toEqual([
    { x: 2120, y: 4340 },
    { x: 1880, y: 4660 },
  ]);
  expect(area('ford').outline).toEqual([
    { x: 120, y: 2840 },
    { x: -120, y: 3160 },
  ]);
});

test('a name goes along its base line, which is turned anticlockwise', () => {
  expect(area('name.water')).toMatchObject({
    outline: [
      { x: 1000, y: 1000 },
      { x: 1000, y: 2000 },
    ],
    label: { key: 'map.name', with: { text: 'LODE' } },
  });
});
