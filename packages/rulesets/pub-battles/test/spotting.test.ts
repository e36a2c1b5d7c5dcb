import { expect, test } from 'vitest';
import { BLUE, RED } from '../src/field.ts';
import { isSpotted, knownArm, seesPiece } from '../src/spotting.ts';
import { KIND, KINDS } from '../src/tables.ts';
import { box, fieldWith, stateWith, type PieceSketch } from './support/ground.ts';

const FOOT = 5250;
const OPEN = fieldWith();

/** A red piece that looks north, and blue ones. */
function facing(...blue: Omit<PieceSketch, 'side'>[]) {
  const red: PieceSketch = { side: RED, at: [10_000, 10_000] };
  return stateWith(OPEN, [red, ...blue.map((sketch) => ({ ...sketch, side: BLUE }))]);
}

test('[PB-7.4] a piece is spotted within one Foot move of its nearest point', () => {
  // Half of its depth of 375 is rounded toward the south.
  const near = facing({ at: [10_000, 10_000 + FOOT + 187] });
  expect(seesPiece(near, 0, 1)).toBe(true);
  expect(isSpotted(near, 1)).toBe(true);
  const far = facing({ at: [10_000, 10_000 + FOOT + 188] });
  expect(seesPiece(far, 0, 1)).toBe(false);
  expect(isSpotted(far, 1)).toBe(false);
  // With its flank toward the viewer it reaches nearer.
  expect(isSpotted(facing({ at: [10_000, 10_000 + FOOT + 900], facing: 90 }), 1)).toBe(true);
});

test('[PB-7.4] the range is that of the battle', () => {
  const state = facing({ at: [10_000, 13_000] });
  const field = { ...OPEN, rates: { foot: 2000, mounted: 9000 } };
  expect(isSpotted({ ...state, field }, 1)).toBe(false);
});

test('[PB-7.4] only what is in sight is spotted', () => {
  const field = fieldWith({ woods: [box(8000, 11_000, 12_000, 12_000)] });
  const state = { ...facing({ at: [10_000, 13_000] }), field };
  expect(seesPiece(state, 0, 1)).toBe(false);
  expect(isSpotted(state, 1)).toBe(false);
});

test('[PB-7.4] every enemy piece on the map spots, own pieces do not', () => {
  const target: PieceSketch = { side: BLUE, at: [10_000, 13_000] };
  for (const kind of KINDS) {
    const state = stateWith(OPEN, [{ side: RED, at: [10_000, 10_000], kind }, target]);
    expect(isSpotted(state, 1), kind).toBe(true);
  }
  const own = stateWith(OPEN, [{ side: BLUE, at: [10_000, 10_000] }, target]);
  expect(isSpotted(own, 1)).toBe(false);
  for (const where of ['reserve', 'destroyed'] as const) {
    const gone = stateWith(OPEN, [{ side: RED, at: [10_000, 10_000], where }, target]);
    expect(isSpotted(gone, 1), where).toBe(false);
    const hidden = facing({ at: [10_000, 13_000], where });
    expect(isSpotted(hidden, 1), where).toBe(false);
    expect(seesPiece(hidden, 0, 1), where).toBe(false);
  }
});

test('[PB-7.4] the enemy is told the arm of what he sees, of HQs always', () => {
  for (const kind of KINDS) {
    const { arm } = KIND[kind];
    const near = facing({ at: [10_000, 13_000], kind });
    const far = facing({ at: [10_000, 25_000], kind });
    expect(knownArm(near, 1, RED), kind).toBe(arm);
    expect(knownArm(far, 1, RED), kind).toBe(kind === 'hq' ? 'hq' : null);
    expect(knownArm(far, 1, BLUE), kind).toBe(arm);
  }
});

test('[PB-7.4] what was learnt on contact stays known, and the destroyed are open', () => {
  expect(knownArm(facing({ at: [10_000, 25_000], known: true }), 1, RED)).toBe('foot');
  const kind = 'artillery';
  expect(knownArm(facing({ at: [0, 0], kind, where: 'destroyed' }), 1, RED)).toBe('artillery');
  expect(knownArm(facing({ at: [0, 0], kind, where: 'reserve' }), 1, RED)).toBe(null);
});
