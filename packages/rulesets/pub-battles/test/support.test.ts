import { expect, test } from 'vitest';
import { blockOf } from '../src/rules/02-pieces/blocks.ts';
import type { State } from '../src/state/state.ts';
import { isSupporting, leadOf, placeBehind, supportOf } from '../src/rules/06-attack/support.ts';
import type { Kind } from '../src/rules/tables.ts';
import { blue, fieldWith, red, type Piece } from './support/field.ts';

/** A Red lead, another Red piece behind it, and others. */
function behind(x: number, y: number, facing = 0, kind: Kind = 'regular', ...more: Piece[]): State {
  return fieldWith([red('regular', [10_000, 10_000], 0), red(kind, [x, y], facing), ...more]);
}

test('[PB-6.3] a piece directly behind another supports it', () => {
  const state = behind(10_000, 9625);
  expect(supportOf(state, 0)).toBe(1);
  expect(isSupporting(state, 1)).toBe(0);
  expect(supportOf(state, 1)).toBe(-1);
  expect(isSupporting(state, 0)).toBe(-1);
});

test('[PB-6.3] near enough, with most of its front, and facing like it', () => {
  expect(supportOf(behind(10_000, 9566), 0)).toBe(1);
  expect(supportOf(behind(10_000, 9560), 0)).toBe(-1);
  expect(supportOf(behind(10_900, 9625), 0)).toBe(1);
  expect(supportOf(behind(10_950, 9625), 0)).toBe(-1);
  expect(supportOf(behind(10_000, 9610, 1), 0)).toBe(1);
  expect(supportOf(behind(10_000, 9625, 180), 0)).toBe(-1);
  // A short piece may stand anywhere behind a long one.
  expect(supportOf(behind(9500, 9625, 0, 'detachment'), 0)).toBe(1);
});

test('[PB-6.3] one piece only: the one that is most behind it', () => {
  const state = behind(9200, 9625, 0, 'regular', red('regular', [11_100, 9625], 0));
  expect(supportOf(state, 0)).toBe(1);
  expect(isSupporting(state, 2)).toBe(-1);
  const both = behind(10_000, 9625, 0, 'regular', red('regular', [9900, 10_000 - 750], 0));
  // The third stands behind the second, and so supports that.
  expect([supportOf(both, 0), supportOf(both, 1)]).toEqual([1, 2]);
});

test('[PB-6.3] a piece supports one lead only', () => {
  const state = fieldWith([
    red('detachment', [9600, 10_000], 0),
    red('detachment', [10_600, 10_000], 0),
    red('regular', [10_000, 9625], 0),
  ]);
  expect(isSupporting(state, 2)).toBe(0);
  expect([supportOf(state, 0), supportOf(state, 1)]).toEqual([2, -1]);
});

test('[PB-6.4] artillery can be supported, and cannot support', () => {
  expect(supportOf(behind(10_000, 9625, 0, 'artillery'), 0)).toBe(-1);
  const state = fieldWith([
    red('artillery', [10_000, 10_000], 0),
    red('regular', [10_000, 9625], 0),
  ]);
  expect(supportOf(state, 0)).toBe(1);
});

test('[PB-6.3] neither HQs nor trains, enemies nor columns support', () => {
  expect(supportOf(behind(10_000, 9625, 0, 'hq'), 0)).toBe(-1);
  expect(supportOf(behind(10_000, 9625, 0, 'train'), 0)).toBe(-1);
  const enemy = fieldWith([
    red('regular', [10_000, 10_000], 0),
    blue('regular', [10_000, 9625], 0),
  ]);
  expect(supportOf(enemy, 0)).toBe(-1);
  const column = fieldWith([
    red('regular', [10_000, 10_000], 0),
    red('regular', [10_000, 9813 - 1875], 0, { column: true }),
  ]);
  expect(supportOf(column, 0)).toBe(-1);
});

test('[PB-6.3] whoever fights to its own front supports nobody', () => {
  const attacker = { edge: 'front', river: false, uphill: false } as const;
  const pieces = [
    red('regular', [10_000, 10_000], 0),
    red('regular', [10_000, 9625], 0),
    blue('regular', [12_000, 9625], 180),
  ];
  const attacking = fieldWith(pieces, { contacts: [{ ...attacker, attacker: 1, defender: 2 }] });
  expect(supportOf(attacking, 0)).toBe(-1);
  const attacked = fieldWith(pieces, { contacts: [{ ...attacker, attacker: 2, defender: 1 }] });
  expect(supportOf(attacked, 0)).toBe(-1);
  const flanked = fieldWith(pieces, {
    contacts: [{ ...attacker, edge: 'right', attacker: 2, defender: 1 }],
  });
  expect(supportOf(flanked, 0)).toBe(1);
});

test('[PB-6.3] the place directly behind a lead', () => {
  for (const facing of [0, 33, 90, 200]) {
    const state = fieldWith([
      red('regular', [10_000, 10_000], facing),
      red('cavalry', [5000, 5000], 0),
    ]);
    const block = placeBehind(state, 1, 0);
    expect(block.facing).toBe(facing);
    expect(leadOf(state, 1, block)).toBe(0);
    expect(leadOf(state, 1, blockOf(state, 1))).toBe(-1);
  }
});
