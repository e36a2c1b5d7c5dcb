import { expect, test } from 'vitest';
import { findRoadMarch, type RoadWay } from '../src/rules/04-movement/columns.ts';
import type { BattleMap, Place } from '../src/state/field.ts';
import type { Form } from '../src/state/moves.ts';
import { originOf } from '../src/rules/04-movement/origins.ts';
import { isRefusal } from '../src/rules/refusal.ts';
import type { State } from '../src/state/state.ts';
import type { Kind } from '../src/rules/tables.ts';
import { blue, box, fieldWith, red, told, type Piece } from './support/field.ts';

/** North from the edge to 20 inches, then east. */
const PIKE: Partial<BattleMap> = {
  roads: [
    {
      name: 'Pike',
      line: [
        [10_000, 0],
        [10_000, 20_000],
        [40_000, 20_000],
      ],
    },
  ],
};

function onPike(kind: Kind, at: Place, column: boolean, more: Piece[] = [], map = {}): State {
  return fieldWith([red(kind, at, 0, { column }), ...more], { map: { ...PIKE, ...map } });
}

function march(
  state: State,
  to: Place,
  form: Form = 'column',
  facing = 0,
): RoadWay | string | undefined {
  return told(findRoadMarch(state, 0, originOf(state, 0), 'Pike', to, form, facing));
}

function wayOf(state: State, to: Place, form: Form = 'column', facing = 0): RoadWay {
  const way = findRoadMarch(state, 0, originOf(state, 0), 'Pike', to, form, facing);
  if (isRefusal(way)) throw new Error(way.message.key);
  return way;
}

test('[PB-4.6] in column the rate is doubled', () => {
  const state = onPike('regular', [10_000, 5000], true);
  expect(wayOf(state, [10_000, 15_500]).cost).toBe(5250);
  expect(march(state, [10_000, 15_501])).toBe('PB-4.6 tooFarByRoad');
  expect(wayOf(onPike('cavalry', [10_000, 3000], true), [10_000, 18_000]).cost).toBe(7500);
});

test('[PB-4.6] a third to change into column, and a third to change out of it', () => {
  const state = onPike('regular', [10_000, 5000], false);
  expect(wayOf(state, [10_000, 12_000]).cost).toBe(5250);
  expect(march(state, [10_000, 12_001])).toBe('PB-4.6 tooFarByRoad');
  expect(wayOf(state, [10_000, 8500], 'line').cost).toBe(5250);
  expect(march(state, [10_000, 8501], 'line')).toBe('PB-4.6 tooFarByRoad');
  const column = onPike('regular', [10_000, 5000], true);
  expect(wayOf(column, [10_000, 12_000], 'line').cost).toBe(5250);
});

test('[PB-4.6] a column is two blocks long and a quarter of an inch wide, along the road', () => {
  const { block, column } = wayOf(onPike('regular', [10_000, 5000], true), [10_000, 9000]);
  expect(column).toBe(true);
  expect([block.x, block.y, block.width, block.depth, block.facing]).toEqual([
    10_000, 9000, 250, 3750, 0,
  ]);
  const back = wayOf(onPike('regular', [10_000, 5000], true), [10_000, 4000], 'column', 170);
  expect(back.block.facing).toBe(180);
  // Across the bend it lies along the chord.
  const bent = wayOf(onPike('regular', [10_000, 15_000], true), [10_000, 20_000]);
  expect(bent.block.facing).toBe(45);
});

test('[PB-4.6] in line again it faces as it likes', () => {
  const { block, column } = wayOf(
    onPike('regular', [10_000, 5000], true),
    [10_000, 9000],
    'line',
    77,
  );
  expect(column).toBe(false);
  expect([block.width, block.depth, block.facing]).toEqual([1875, 375, 77]);
});

test('[PB-4.6] terrain and facing changes are ignored on the road', () => {
  const map = {
    woods: [box(9000, 6000, 11_000, 8000)],
    streams: [
      {
        line: [
          [0, 9000],
          [40_000, 9000],
        ] as Place[],
      },
    ],
  };
  const state = onPike('artillery', [10_000, 15_000], true);
  expect(wayOf(state, [14_000, 20_000], 'column', 90).cost).toBe(4500);
  expect(wayOf(onPike('artillery', [10_000, 5000], true, [], map), [10_000, 10_000]).cost).toBe(
    2500,
  );
});

test('[PB-4.6] a bridge costs nothing in column', () => {
  const rivers = [
    {
      line: [
        [0, 8000],
        [40_000, 8000],
      ] as Place[],
      width: 300,
      bridges: [[10_000, 8000]] as Place[],
      fords: [],
    },
  ];
  expect(
    wayOf(onPike('regular', [10_000, 5000], true, [], { rivers }), [10_000, 15_500]).cost,
  ).toBe(5250);
});

test('[PB-4.6] first straight to the nearest point of the road', () => {
  const state = onPike('regular', [12_000, 5000], false);
  const way = wayOf(state, [10_000, 7000]);
  expect(way.points).toEqual([
    [12_000, 5000],
    [10_000, 5000],
    [10_000, 7000],
  ]);
  // 2000 to the road, a third for the column, and half of 2000.
  expect(way.cost).toBe(2000 + 1750 + 1000);
  expect(march(onPike('regular', [16_000, 5000], false), [10_000, 5000])).toBe('PB-1.3 tooFar');
  // From within the breadth of a column the way to it costs nothing.
  expect(wayOf(onPike('regular', [10_125, 5000], false), [10_000, 7000]).cost).toBe(2750);
  expect(wayOf(onPike('regular', [10_126, 5000], false), [10_000, 7000]).cost).toBe(2876);
});

test('[PB-4.6] the way is that of the road, bends and all', () => {
  expect(wayOf(onPike('cavalry', [10_000, 16_000], true), [15_000, 20_000]).points).toEqual([
    [10_000, 16_000],
    [10_000, 20_000],
    [15_000, 20_000],
  ]);
  expect(wayOf(onPike('cavalry', [15_000, 20_000], true), [10_000, 16_000]).points).toEqual([
    [15_000, 20_000],
    [10_000, 20_000],
    [10_000, 16_000],
  ]);
});

test('[PB-4.6] it ends on the road that it names', () => {
  const state = onPike('regular', [10_000, 5000], true);
  expect(march(state, [10_300, 8000])).toBe('PB-4.6 offRoad');
  expect(wayOf(state, [10_200, 8000]).block.x).toBe(10_000);
  const lane = findRoadMarch(state, 0, originOf(state, 0), 'Lane', [10_000, 8000], 'column', 0);
  expect(told(lane)).toBe('PB-4.6 noRoad');
});

test('[PB-4.6] own pieces may not be passed, HQs may', () => {
  const state = (piece: Piece): State => onPike('regular', [10_000, 5000], true, [piece]);
  expect(march(state(red('regular', [10_500, 9000], 0)), [10_000, 12_000])).toBe(
    'PB-4.6 ownOnRoad',
  );
  expect(march(state(red('regular', [11_500, 9000], 0)), [10_000, 12_000])).toMatchObject({
    cost: 3500,
  });
  expect(march(state(red('hq', [10_000, 9000], 0)), [10_000, 12_000])).toMatchObject({
    cost: 3500,
  });
});

test('[PB-4.6] no point within a third Foot of the enemy is entered', () => {
  const state = (piece: Piece): State => onPike('regular', [10_000, 5000], true, [piece]);
  // Its block ends 1750 from the middle of the road.
  expect(march(state(blue('cavalry', [12_686, 9000], 0)), [10_000, 12_000])).toBe(
    'PB-4.6 enemyNearRoad',
  );
  expect(march(state(blue('cavalry', [12_690, 9000], 0)), [10_000, 12_000])).toMatchObject({
    cost: 3500,
  });
  expect(march(state(blue('hq', [10_500, 9000], 0)), [10_000, 12_000])).toMatchObject({
    cost: 3500,
  });
  // The head of the column is ahead of its middle.
  expect(march(state(blue('cavalry', [10_000, 15_500], 180)), [10_000, 12_000])).toBe(
    'PB-4.6 enemyNearRoad',
  );
  expect(march(state(blue('cavalry', [10_000, 15_815], 180)), [10_000, 12_000])).toMatchObject({
    cost: 3500,
  });
});

test('[PB-4.6, PB-4.4] a wing on the road is not on it: the way there is judged and paid for', () => {
  // Across the road from its centre runs a river without a crossing.
  const line = [
    [9600, 0],
    [9600, 19_000],
  ] as const;
  const river = { name: 'River', line, width: 200, bridges: [], fords: [] };
  const cut = onPike('regular', [9200, 5000], false, [], { rivers: [river] });
  expect(march(cut, [10_000, 8000])).toBe('PB-4.4 riverInWay');
  const marshes = [box(9300, 0, 9900, 19_000)];
  expect(march(onPike('cavalry', [9150, 5000], false, [], { marshes }), [10_000, 8000])).toBe(
    'PB-4.4 marshInWay',
  );
  // 0.8 inches to the road, 4 along it, and a third for the column.
  const beside = onPike('regular', [9200, 5000], false);
  expect(wayOf(beside, [10_000, 9000]).cost).toBe(800 + 2000 + 1750);
});

test('[PB-4.6] a column goes along one road: another that its tail lies on is another march', () => {
  const roads = [
    ...(PIKE.roads ?? []),
    {
      name: 'Lane',
      line: [
        [2000, 6800],
        [22_000, 6800],
      ] as const,
    },
  ];
  const state = fieldWith([red('regular', [10_000, 5000], 0, { column: true })], {
    map: { roads },
  });
  const along = (x: number): unknown =>
    told(findRoadMarch(state, 0, originOf(state, 0), 'Lane', [x, 6800], 'column', 90));
  // Out of column, 1.8 inches, and into column again: nothing is left.
  expect(along(10_000)).toBe('PB-4.6 tooFarByRoad');
  expect(along(18_000)).toBe('PB-4.6 tooFarByRoad');
});
