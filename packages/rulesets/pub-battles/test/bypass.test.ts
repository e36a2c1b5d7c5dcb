import { expect, test } from 'vitest';
import type { BattleMap, Place, River } from '../src/state/field.ts';
import { isDeadEnd, noteDeadEnd } from '../src/rules/04-movement/deadEnds.ts';
import { judgeMarch } from '../src/rules/04-movement/marching.ts';
import { originOf } from '../src/rules/04-movement/origins.ts';
import { isRefusal } from '../src/rules/refusal.ts';
import { beginSearch, type Search } from '../src/rules/04-movement/search.ts';
import { RESERVE, type State } from '../src/state/state.ts';
import type { Kind } from '../src/rules/tables.ts';
import { findWay, MARCH, type Way, type Ways } from '../src/rules/04-movement/ways.ts';
import { blue, box, fieldWith, red, told, type Piece } from './support/field.ts';

const START: Place = [10_000, 10_000];

function field(kind: Kind, others: readonly Piece[] = [], map: Partial<BattleMap> = {}): State {
  return fieldWith([red(kind, START, 0), ...others], { map });
}

function by(ways: Ways, state: State, to: Place, facing = 0): Way | string | undefined {
  return told(findWay(state, 0, originOf(state, 0), to, facing, MARCH, ways));
}

function wayOf(state: State, to: Place, facing = 0): Way {
  const way = findWay(state, 0, originOf(state, 0), to, facing, MARCH);
  if (isRefusal(way)) throw new Error(way.message.key);
  return way;
}

const river = (y: number, bridge: number): River => ({
  line: [
    [0, y],
    [40_000, y],
  ],
  width: 300,
  bridges: [[bridge, y]],
  fords: [],
});

test('[PB-4.5] past two enemies, one on either hand, by as many points as that takes', () => {
  const enemies = [blue('regular', [9300, 11_300], 0), blue('regular', [10_700, 13_000], 0)];
  const state = field('regular', enemies);
  expect(by('plain', state, [10_000, 14_500])).toBe('PB-4.5 enemyInWay');
  const way = wayOf(state, [10_000, 14_500]);
  expect(way).toMatchObject({ turns: 0, difficult: false });
  // To the right of the first, to the left of the second.
  expect(way.points.some(([x, y]) => x > 10_238 && y < 11_600)).toBe(true);
  expect(way.points.some(([x, y]) => x < 9762 && y > 11_600)).toBe(true);
  expect(way.cost).toBeLessThan(5000);
});

test('[PB-4.3] around a wood, where through it the rate does not suffice', () => {
  const state = field('regular', [], { woods: [box(9500, 11_000, 10_500, 14_000)] });
  expect(by('plain', state, [10_000, 14_800])).toBe('PB-4.3 tooFarDifficult');
  const way = wayOf(state, [10_000, 14_800]);
  expect(way).toMatchObject({ turns: 0, difficult: false, cost: 5067 });
  expect(way.points).toHaveLength(4);
});

test('[PB-4.3] around a wood, where that is cheaper than through it', () => {
  const state = field('cavalry', [], { woods: [box(9500, 11_000, 10_500, 14_000)] });
  expect(by('plain', state, [10_000, 14_800])).toMatchObject({ difficult: true, cost: 7300 });
  expect(wayOf(state, [10_000, 14_800])).toMatchObject({ difficult: false, cost: 5067 });
  // Out of a wood every way is difficult, and the straight one the cheapest.
  const within = field('cavalry', [], { woods: [box(9500, 9000, 10_500, 14_000)] });
  expect(wayOf(within, [10_000, 14_800]).points).toHaveLength(2);
});

test('[PB-4.4] cavalry goes around a marsh', () => {
  const state = field('cavalry', [], { marshes: [box(9500, 11_000, 10_500, 14_000)] });
  expect(by('plain', state, [10_000, 14_800])).toBe('PB-4.4 marshInWay');
  expect(wayOf(state, [10_000, 14_800])).toMatchObject({ turns: 0, cost: 5067 });
});

test('[PB-4.4] over two bridges that do not lie in one line', () => {
  const state = field('cavalry', [], { rivers: [river(11_500, 10_800), river(13_500, 9600)] });
  expect(by('plain', state, [10_000, 14_300])).toBe('PB-4.4 riverInWay');
  const way = wayOf(state, [10_000, 14_300]);
  expect(way).toMatchObject({ river: true, turns: 0 });
  expect(way.cost).toBeLessThanOrEqual(Math.ceil(1700 + 2333 + 895 + 2500));
});

test('[PB-4.4, PB-4.5] over a bridge, and past the enemy behind it', () => {
  const enemies = [blue('detachment', [10_800, 13_000], 0)];
  const state = field('cavalry', enemies, { rivers: [river(12_000, 11_000)] });
  expect(by('plain', state, [10_700, 14_400])).toBe('PB-4.4 riverInWay');
  const way = wayOf(state, [10_700, 14_400]);
  expect(way).toMatchObject({ river: true, turns: 0 });
});

test('[PB-8.2] an HQ takes the dearer way where what it hides cannot go the cheaper one', () => {
  const wood: Place[] = [
    [8000, 12_106],
    [9900, 10_200],
    [14_000, 10_200],
    [14_000, 12_106],
  ];
  const carrying = (...hidden: Piece[]): State =>
    fieldWith([red('hq', START, 0), ...hidden], { map: { woods: [wood] } });
  // Around the wood it is farther than foot can go, through it the HQ pays more.
  const around = told(judgeMarch(carrying(), 0, [10_000, 13_400], 60));
  expect(around).toMatchObject({ cost: 5303 });
  const hidden = red('regular', [0, 0], 0, { place: RESERVE });
  const through = told(judgeMarch(carrying(hidden), 0, [10_000, 13_400], 60));
  expect(through).toMatchObject({ cost: 3400 + 2500 });
  for (const effort of ['plain', 'any'] as const) {
    expect(judgeMarch(carrying(hidden), 0, [10_000, 13_400], 60, effort)).toEqual(through);
  }
});

test('[PB-7.5] of ways equally cheap, who the enemies are does not decide', () => {
  const enemies = [blue('regular', [9450, 12_150], 15), blue('regular', [10_550, 12_150], 345)];
  const one = field('cavalry', enemies);
  const other = { ...field('cavalry', enemies.toReversed()), block: [1, 3, 2] };
  expect(wayOf(other, [10_000, 15_000])).toEqual(wayOf(one, [10_000, 15_000]));
});

test('[PB-4.5] where no way was found one is found when the enemy has gone, and not when he is back', () => {
  const enemies = [blue('regular', [9300, 11_300], 0), blue('regular', [10_700, 13_000], 0)];
  const wall = [-3, -2, -1, 0, 1, 2, 3].map((n) => blue('regular', [10_000 + 980 * n, 12_150], 0));
  const state = field('regular', [...enemies, ...wall]);
  const moveWall = (far: number): void => {
    for (let i = 0; i < wall.length; i++) state.y[1 + enemies.length + i] += far;
  };
  const to: Place = [10_000, 14_500];
  expect(by('all', state, to)).toBe('PB-4.5 enemyInWay');
  moveWall(8000);
  expect(by('plain', state, to)).toBe('PB-4.5 enemyInWay');
  expect(wayOf(state, to)).toMatchObject({ turns: 0, difficult: false });
  moveWall(-8000);
  expect(by('all', state, to)).toBe('PB-4.5 enemyInWay');
});

test('[PB-4.5] a search that led to nothing is known by all that it depends on', () => {
  const state = field('regular', [blue('regular', [10_000, 11_500], 0)]);
  const begin = (budget: number, to: Place = [10_000, 12_000]): Search =>
    beginSearch(state, 0, originOf(state, 0), to, 0, MARCH, 1750, budget, false);
  expect(isDeadEnd(begin(5000), [1])).toBe(false);
  noteDeadEnd();
  expect(isDeadEnd(begin(5000), [1])).toBe(true);
  expect(isDeadEnd(begin(5001), [1])).toBe(false);
  expect(isDeadEnd(begin(5000, [10_001, 12_000]), [1])).toBe(false);
  expect(isDeadEnd(begin(5000), [])).toBe(false);
  expect(isDeadEnd(begin(5000), [1])).toBe(false);
  noteDeadEnd();
  state.x[1]++;
  expect(isDeadEnd(begin(5000), [1])).toBe(false);
});
