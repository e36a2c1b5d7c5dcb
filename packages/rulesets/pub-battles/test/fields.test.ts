import { contains, rectangleOf } from '@sandtable/table';
import { expect, test } from 'vitest';
import { blockOf } from '../src/rules/02-pieces/blocks.ts';
import type { BattleMap } from '../src/state/field.ts';
import {
  fieldOf,
  fieldsOver,
  hasCover,
  hasField,
  isInFieldOf,
  whyNotEndThere,
} from '../src/rules/05-disengaging/fieldsOfFire.ts';
import { judgeAttack, judgeFace, judgeMarch } from '../src/rules/04-movement/marching.ts';
import type { State } from '../src/state/state.ts';
import { KINDS, type Kind } from '../src/rules/tables.ts';
import { blue, box, fieldWith, red, told, type FieldSketch, type Piece } from './support/field.ts';

/** A Blue piece that looks down the map, and a Red one so far before it. */
function before(kind: Kind, y: number, map: Partial<BattleMap> = {}, ...more: Piece[]): State {
  return fieldWith([red('regular', [10_000, y], 0), blue(kind, [10_000, 14_000], 180), ...more], {
    map,
  });
}

function isUnderFire(state: State): boolean {
  return isInFieldOf(state, 1, blockOf(state, 0), 0);
}

test('[PB-5.1] a field of fire opens 45 degrees at each front corner, to a third Foot', () => {
  const state = fieldWith([blue('regular', [10_000, 10_000], 0)]);
  const field = fieldOf(state, 0);
  const [front, right] = [10_188, 10_938];
  expect(contains(field, 10_000, front + 1750)).toBe(true);
  expect(contains(field, 10_000, front + 1751)).toBe(false);
  expect(contains(field, 10_000, front - 10)).toBe(false);
  expect(contains(field, right + 500, front + 501)).toBe(true);
  expect(contains(field, right + 500, front + 490)).toBe(false);
  // Beside the end the range is measured from the corner: 1237 each way is a third of a Foot move.
  expect(contains(field, right + 1230, front + 1235)).toBe(true);
  expect(contains(field, right + 1250, front + 1255)).toBe(false);
  expect(contains(field, right + 1000, front + 1750)).toBe(false);
});

test('[PB-5.1] it turns with its piece', () => {
  const state = fieldWith([blue('regular', [10_000, 10_000], 90)]);
  expect(contains(fieldOf(state, 0), 11_900, 10_000)).toBe(true);
  expect(contains(fieldOf(state, 0), 10_000, 11_900)).toBe(false);
});

test('[PB-5.1] infantry, dragoons and artillery have one', () => {
  const having = KINDS.filter((kind) => hasField(before(kind, 12_500), 1, 0));
  expect(having).toEqual([
    'detachment',
    'militia',
    'regular',
    'elite',
    'guard',
    'artillery',
    'dragoons',
  ]);
});

test('[PB-5.1] an enemy block that nobody can tell counts as having one', () => {
  expect(hasField(before('cavalry', 12_500), 1, 0)).toBe(false);
  expect(hasField(before('cavalry', 2000), 1, 0)).toBe(true);
  // Its own side knows better, and an HQ is known by its shape.
  expect(hasField(before('cavalry', 2000), 1, 1)).toBe(false);
  expect(hasField(before('hq', 2000), 1, 0)).toBe(false);
});

test('[PB-5.1] most of a piece must be in it', () => {
  // The range ends at 12,062: half of the block at 12,062.
  expect(isUnderFire(before('regular', 12_070))).toBe(true);
  expect(isUnderFire(before('regular', 12_055))).toBe(false);
});

test('[PB-5.1] it is limited by sight', () => {
  const woods = { woods: [box(5000, 13_000, 15_000, 13_100)] };
  expect(isUnderFire(before('regular', 12_500))).toBe(true);
  expect(isUnderFire(before('regular', 12_500, woods))).toBe(false);
});

test('[PB-5.2] all enemies in whose field of fire a block is', () => {
  const state = before(
    'regular',
    12_500,
    {},
    blue('artillery', [12_000, 14_000], 180),
    blue('cavalry', [8000, 14_000], 180),
    red('artillery', [10_000, 11_000], 0),
    blue('hq', [10_000, 13_000], 180),
  );
  expect(fieldsOver(state, blockOf(state, 0), 0)).toEqual([1, 2]);
  expect(fieldsOver(state, rectangleOf(10_000, 5000, 1875, 375, 0), 0)).toEqual([]);
  // For the other side it is Red's that count.
  expect(fieldsOver(state, rectangleOf(10_000, 12_000, 1875, 375, 0), 1)).toEqual([4]);
});

test('[PB-10.4] cover: woods, buildings, or a hill above where it comes from', () => {
  const covered = (map: Partial<BattleMap>): boolean => {
    const state = before('regular', 12_500, map);
    return hasCover(state, blockOf(state, 0), blockOf(state, 1));
  };
  const crest = [
    [8000, 12_500],
    [12_000, 12_500],
  ] as const;
  const low = box(8000, 12_000, 12_000, 13_000);
  const high = box(8000, 12_000, 12_000, 15_000);
  expect(covered({})).toBe(false);
  expect(covered({ woods: [low] })).toBe(true);
  expect(covered({ towns: [{ outline: low }] })).toBe(true);
  expect(covered({ hills: [{ level: 1, outline: low, crest }] })).toBe(true);
  expect(covered({ hills: [{ level: 1, outline: high, crest }] })).toBe(false);
  expect(covered({ marshes: [low] })).toBe(false);
});

/** Why the Red piece cannot march from one height to another. */
function ending(from: number, to: number, sketch: FieldSketch = {}, ...more: Piece[]): unknown {
  const state = fieldWith(
    [red('regular', [10_000, from], 0), blue('regular', [10_000, 14_000], 180), ...more],
    sketch,
  );
  const begun = fieldsOver(state, blockOf(state, 0), 0);
  return told(whyNotEndThere(state, 0, rectangleOf(10_000, to, 1875, 375, 0), begun));
}

test('[PB-5.2] no piece may end its move with most of it in an enemy field of fire', () => {
  expect(ending(10_000, 12_500)).toBe('PB-5.2 inField');
  expect(ending(10_000, 12_000)).toBeUndefined();
  // Cover does not help who was not there before.
  const map = { woods: [box(8000, 12_000, 12_000, 12_800)] };
  expect(ending(10_000, 12_500, { map })).toBe('PB-5.2 inField');
});

test('[PB-5.3] who begins in one leaves it', () => {
  expect(ending(12_500, 12_400)).toBe('PB-5.3 mustLeave');
  expect(ending(12_500, 11_900)).toBeUndefined();
});

test('[PB-5.3] or stays under cover', () => {
  const map = { woods: [box(8000, 12_200, 12_000, 12_800)] };
  expect(ending(12_500, 12_450, { map })).toBeUndefined();
});

test('[PB-5.3] or while an own piece of the Command attacks or bombards that enemy', () => {
  expect(ending(12_500, 12_400, { bombarded: [{ gun: 2, target: 1 }] })).toBeUndefined();
  expect(ending(12_500, 12_400, { bombarded: [{ gun: 2, target: 2 }] })).toBe('PB-5.3 mustLeave');
  // Its own fire does not count.
  expect(ending(12_500, 12_400, { bombarded: [{ gun: 0, target: 1 }] })).toBe('PB-5.3 mustLeave');
  const contacts = [
    { attacker: 2, defender: 1, edge: 'left', river: false, uphill: false },
  ] as const;
  const friend = (command: number): Piece => red('regular', [20_000, 20_000], 0, { command });
  expect(ending(12_500, 12_400, { contacts }, friend(0))).toBeUndefined();
  expect(ending(12_500, 12_400, { contacts }, friend(2))).toBe('PB-5.3 mustLeave');
});

/** Blue has attacked Red's front; a second Blue piece is near. */
function engaged(): State {
  return fieldWith(
    [
      red('regular', [10_000, 13_625], 0),
      blue('regular', [10_000, 14_000], 180),
      blue('regular', [13_500, 14_000], 180),
      red('hq', [10_000, 12_000], 0),
    ],
    { contacts: [{ attacker: 1, defender: 0, edge: 'front', river: false, uphill: false }] },
  );
}

test('[PB-5.4] who begins in contact may attack another piece, and not the same again', () => {
  const against = { edge: 'front', aside: 0 } as const;
  expect(told(judgeAttack(engaged(), 0, 1, against, [0]))).toBe('PB-5.4 sameAgain');
  expect(judgeAttack(engaged(), 0, 2, against, [0])).toHaveProperty('block');
});

test('[PB-5.4] or leave contact and the field of fire', () => {
  expect(judgeMarch(engaged(), 0, [10_000, 11_000], 180)).toHaveProperty('block');
  expect(told(judgeMarch(engaged(), 0, [10_000, 12_900], 180))).toBe('PB-5.3 mustLeave');
});

test('[PB-5.4] or stay and turn to an enemy that touches it', () => {
  const state = engaged();
  expect(judgeFace(state, 0, 1)).toHaveProperty('block');
  expect(told(judgeFace(state, 0, 2))).toBe('PB-5.4 notInContact');
});
