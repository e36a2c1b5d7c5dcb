import { expect, test } from 'vitest';
import { BLUE, RED, type Place } from '../src/state/field.ts';
import type { State } from '../src/state/state.ts';
import { canTraceSupply, isTrainSupplied } from '../src/rules/09-supply/supply.ts';
import { KINDS } from '../src/rules/tables.ts';
import { fieldWith, stateWith, type PieceSketch } from './support/ground.ts';

const THIRD = 1750;
/** Red's line goes down the middle of the map and off to the south. */
const LINE: Place[] = [
  [20_000, 25_000],
  [20_000, 15_000],
  [20_000, 0],
];
const FIELD = fieldWith({}, [[LINE], []]);

type Enemy = Omit<PieceSketch, 'side'>;

/** A train of Red's at a place, with enemies. */
function train(at: Place, ...enemies: Enemy[]): State {
  return army({ side: RED, kind: 'train', at }, enemies);
}

function army(piece: PieceSketch, enemies: readonly Enemy[], field = FIELD): State {
  return stateWith(field, [piece, ...enemies.map((enemy) => ({ ...enemy, side: BLUE }))]);
}

test('[PB-9.5] a train needs a clear way to a line of communication and along it', () => {
  expect(isTrainSupplied(train([20_000, 12_000]), 0)).toBe(true);
  // An enemy who stands across the line, one who is just near enough, and one who is not: half of his
  // depth of 375 is rounded down to this side.
  const across = (x: number): Enemy => ({ at: [x, 5000], facing: 90 });
  expect(isTrainSupplied(train([20_000, 12_000], across(20_000)), 0)).toBe(false);
  expect(isTrainSupplied(train([20_000, 12_000], across(20_000 + THIRD + 187)), 0)).toBe(false);
  expect(isTrainSupplied(train([20_000, 12_000], across(20_000 + THIRD + 188)), 0)).toBe(true);
  // On the line where the route does not come by.
  expect(isTrainSupplied(train([20_000, 12_000], { at: [20_000, 22_000] }), 0)).toBe(true);
});

test('[PB-9.5] the straight part of the route must be clear too', () => {
  // Straight to the line at 12,000, to the bend at 15,000, or to the end at 0.
  const near: Enemy = { at: [17_000, 12_000] };
  expect(isTrainSupplied(train([14_000, 12_000], near), 0)).toBe(true);
  const facing: Enemy = { at: [14_000, 13_000], facing: 180 };
  expect(isTrainSupplied(train([14_000, 12_000], facing), 0)).toBe(false);
  const behind: Enemy = { at: [14_000, 15_000], facing: 180 };
  expect(isTrainSupplied(train([14_000, 12_000], behind), 0)).toBe(true);
});

test('[PB-9.5] a route may join the line at a bend behind what blocks the nearest point', () => {
  const bent = fieldWith({}, [
    [
      [
        [20_000, 25_000],
        [20_000, 15_000],
        [5000, 5000],
        [5000, 0],
      ],
    ],
    [],
  ]);
  const piece: PieceSketch = { side: RED, kind: 'train', at: [10_000, 15_000] };
  const onNearest: Enemy = { at: [13_000, 11_000] };
  expect(isTrainSupplied(army(piece, [onNearest], bent), 0)).toBe(true);
  expect(isTrainSupplied(army(piece, [onNearest, { at: [5000, 4000] }], bent), 0)).toBe(false);
});

test('[PB-9.5] only combat pieces of the enemy on the map cut a line', () => {
  for (const kind of KINDS) {
    const state = train([20_000, 12_000], { at: [20_000, 5000], kind });
    // Nobody sees it: a train could as well be a detachment.
    expect(isTrainSupplied(state, 0), kind).toBe(kind === 'hq');
    state.known[1] = 1;
    expect(isTrainSupplied(state, 0), `known ${kind}`).toBe(kind === 'hq' || kind === 'train');
  }
  const hidden = train([20_000, 12_000], { at: [20_000, 5000], where: 'reserve' });
  expect(isTrainSupplied(hidden, 0)).toBe(true);
  const own = stateWith(FIELD, [
    { side: RED, kind: 'train', at: [20_000, 12_000] },
    { side: RED, at: [20_000, 5000] },
  ]);
  expect(isTrainSupplied(own, 0)).toBe(true);
});

test('[PB-9.5] each side has its own lines, and any of them will do', () => {
  const west: Place[] = [
    [10_000, 12_000],
    [0, 12_000],
  ];
  const block: Enemy = { at: [20_000, 5000] };
  const piece: PieceSketch = { side: RED, kind: 'train', at: [14_000, 12_000] };
  expect(isTrainSupplied(army(piece, [block], fieldWith({}, [[LINE, west], []])), 0)).toBe(true);
  expect(isTrainSupplied(army(piece, [block], fieldWith({}, [[LINE], [west]])), 0)).toBe(false);
  expect(isTrainSupplied(army(piece, [], fieldWith({}, [[], [west]])), 0)).toBe(false);
});

test('[PB-12.7] an enemy who faces a piece does not cut it off by that alone', () => {
  const facing: Enemy = { at: [14_000, 12_375], facing: 180 };
  const piece: PieceSketch = { side: RED, at: [14_000, 12_000] };
  const state = army(piece, [facing]);
  expect(isTrainSupplied(state, 0)).toBe(false);
  expect(canTraceSupply(state, 0)).toBe(true);
  // Nor one who faces it on the line itself.
  const astride = army({ side: RED, at: [20_000, 12_000] }, [
    { at: [20_000, 12_375], facing: 180 },
  ]);
  expect(isTrainSupplied(astride, 0)).toBe(false);
  expect(canTraceSupply(astride, 0)).toBe(true);
});

test('[PB-12.7] a piece with the enemy across its line is cut off', () => {
  const piece: PieceSketch = { side: RED, at: [14_000, 12_000] };
  expect(canTraceSupply(army(piece, []), 0)).toBe(true);
  expect(canTraceSupply(army(piece, [{ at: [20_000, 3000] }]), 0)).toBe(false);
  // On every way to the line, a move away.
  const ring: Enemy[] = [
    { at: [16_000, 16_500] },
    { at: [17_000, 12_500], facing: 90 },
    { at: [15_500, 9000] },
  ];
  for (const enemy of ring) {
    const others = ring.filter((other) => other !== enemy);
    expect(canTraceSupply(army(piece, others), 0)).toBe(true);
  }
  expect(canTraceSupply(army(piece, ring), 0)).toBe(false);
  expect(canTraceSupply(army({ ...piece, where: 'reserve' }, []), 0)).toBe(false);
});

test('[PB-12.7] at the end of its line a piece is always supplied', () => {
  const piece: PieceSketch = { side: RED, at: [20_000, 1000] };
  expect(canTraceSupply(army(piece, [{ at: [20_000, 1375] }]), 0)).toBe(true);
});
