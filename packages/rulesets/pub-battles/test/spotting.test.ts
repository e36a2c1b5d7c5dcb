import { expect, test } from 'vitest';
import type { PubEvent } from '../src/state/events.ts';
import { BLUE, RED } from '../src/state/field.ts';
import { hasField } from '../src/rules/05-disengaging/fieldsOfFire.ts';
import { becomeSpent } from '../src/rules/10-combat/losses.ts';
import { comeOut, takeOff } from '../src/rules/08-reserves/reserves.ts';
import { noteSpotted } from '../src/rules/07-sight/seeing.ts';
import { isSpotted, knownArm, seesPiece } from '../src/rules/07-sight/spotting.ts';
import { RESERVE } from '../src/state/state.ts';
import { KIND, KINDS, type Kind } from '../src/rules/tables.ts';
import { box, fieldWith, stateWith, type PieceSketch, onField } from './support/ground.ts';

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
  expect(isSpotted(onField(state, field), 1)).toBe(false);
});

test('[PB-7.4] only what is in sight is spotted', () => {
  const field = fieldWith({ woods: [box(8000, 11_000, 12_000, 12_000)] });
  const state = onField(facing({ at: [10_000, 13_000] }), field);
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

test('[PB-7.4] dragoons are told as mounted, and foot of every quality as foot', () => {
  expect(KIND.dragoons.arm).toBe('mounted');
  expect(KIND.cavalry.arm).toBe('mounted');
  for (const kind of ['detachment', 'militia', 'regular', 'elite', 'guard'] as const) {
    expect(KIND[kind].arm).toBe('foot');
  }
});

test('[PB-7.4, PB-5.1] something mounted may be dragoons, if that army may have any', () => {
  const mounted = (army: readonly Kind[]): boolean => {
    const state = facing(
      ...army.map((kind, i) => ({ at: [10_000, 13_000 + 6000 * i] as const, kind })),
    );
    return hasField(state, 1, RED);
  };
  expect(mounted(['cavalry', 'regular'])).toBe(false);
  expect(mounted(['cavalry', 'dragoons'])).toBe(true);
  expect(mounted(['dragoons', 'regular'])).toBe(true);
  const known = facing(
    { at: [10_000, 13_000], kind: 'cavalry', known: true },
    { at: [0, 25_000], kind: 'dragoons' },
  );
  expect(hasField(known, 1, RED)).toBe(false);
});

test('[PB-7.5] what was spotted is told once, and remembered until the block leaves the map', () => {
  const state = facing({ at: [10_000, 13_000], kind: 'artillery' });
  const events: PubEvent[] = [];
  noteSpotted(state, (event) => events.push(event));
  expect(events.map(({ type }) => type)).toEqual(['spotted', 'spotted']);
  state.y[1] = 30_000;
  expect(knownArm(state, 1, RED)).toBe('artillery');
  state.y[1] = 13_000;
  noteSpotted(state, (event) => events.push(event));
  expect(events).toHaveLength(2);
  takeOff(state, 1, RESERVE);
  comeOut(state, 1);
  state.y[1] = 30_000;
  expect(knownArm(state, 1, RED)).toBe(null);
});

test('[PB-7.5] a Spent block lies with its face up, and is remembered', () => {
  const state = facing({ at: [10_000, 25_000], kind: 'elite' });
  const events: PubEvent[] = [];
  becomeSpent(state, 1, 'PB-11.2', (event) => events.push(event));
  expect(state.known[1]).toBe(1);
  expect(events).toMatchObject([{ type: 'becameSpent', reveals: true, piece: { open: true } }]);
  state.spent[1] = 0;
  expect(knownArm(state, 1, RED)).toBe('foot');
  // A Spent piece that comes out of reserve shows what it is as well.
  state.spent[1] = 1;
  takeOff(state, 1, RESERVE);
  expect(state.known[1]).toBe(0);
  comeOut(state, 1);
  expect(state.known[1]).toBe(1);
});
