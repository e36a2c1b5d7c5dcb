import { expect, test } from 'vitest';
import {
  bombardmentEffect,
  effectOf,
  mostHits,
  mostOfBombardment,
  type Struck,
} from '../src/rules/10-combat/hits.ts';
import { hitsTaken, withHits } from '../src/rules/10-combat/striking.ts';
import type { Effect, Kind } from '../src/rules/tables.ts';

function struck(kind: Kind, more: Partial<Struck> = {}): Struck {
  return { kind, steadfast: false, spent: false, taken: 0, ...more };
}

/** What 0, 1, 2 and 3 hits do. */
function effects(piece: Struck): Effect[] {
  return [0, 1, 2, 3].map((hits) => effectOf(piece, hits));
}

test('[PB-10.5] on a Fresh piece: Spent, Spent and retreats, destroyed', () => {
  const byHits = ['none', 'spent', 'spentRetreat', 'destroyed'];
  for (const kind of ['regular', 'artillery', 'cavalry', 'dragoons'] as const) {
    expect(effects(struck(kind))).toEqual(byHits);
  }
});

test('[PB-10.5] on a Spent piece: retreats, destroyed', () => {
  expect(effects(struck('regular', { spent: true }))).toEqual([
    'none',
    'retreat',
    'destroyed',
    'destroyed',
  ]);
});

test('[PB-10.5] hits are applied by round: one on a Fresh piece, then two destroy it', () => {
  expect(effectOf(struck('regular'), 1)).toBe('spent');
  expect(effectOf(struck('regular', { spent: true, taken: 1 }), 2)).toBe('destroyed');
});

test('[PB-10.6] an elite that takes two hits becomes Spent; one more in the next round drives it back', () => {
  expect(effects(struck('elite'))).toEqual(['none', 'none', 'spent', 'spentRetreat']);
  expect(effectOf(struck('elite', { spent: true, taken: 2 }), 1)).toBe('retreat');
});

test('[PB-10.6] an elite absorbs one hit in each combat, Spent or not', () => {
  expect(effectOf(struck('elite', { taken: 1 }), 1)).toBe('spent');
  expect(effects(struck('elite', { spent: true }))).toEqual([
    'none',
    'none',
    'retreat',
    'destroyed',
  ]);
});

test('[PB-2.2] a guard is an elite, and a steadfast one absorbs the second hit as well', () => {
  expect(effects(struck('guard'))).toEqual(effects(struck('elite')));
  const steadfast = struck('guard', { steadfast: true });
  expect(effects(steadfast)).toEqual(['none', 'none', 'none', 'spent']);
  expect(effectOf({ ...steadfast, taken: 1 }, 2)).toBe('spent');
  expect(effectOf({ ...steadfast, taken: 2 }, 1)).toBe('spent');
});

test('[PB-10.6] one hit makes a Fresh militia Spent and drives it back, two destroy it', () => {
  expect(effects(struck('militia'))).toEqual(['none', 'spentRetreat', 'destroyed', 'destroyed']);
});

test('[PB-10.6] only the first hit of a combat counts twice for militia', () => {
  expect(effects(struck('militia', { taken: 1 }))).toEqual(effects(struck('regular')));
  expect(effectOf(struck('militia', { spent: true }), 1)).toBe('destroyed');
});

test('[PB-10.6] one hit destroys a detachment', () => {
  expect(effects(struck('detachment'))).toEqual(['none', 'destroyed', 'destroyed', 'destroyed']);
  expect(effectOf(struck('detachment', { spent: true }), 1)).toBe('destroyed');
});

test('[PB-10.6] hits taken in a combat are counted as far as they matter', () => {
  expect(hitsTaken(withHits([], 4, 1), 4)).toBe(1);
  expect(hitsTaken(withHits([4, 7], 4, 3), 4)).toBe(2);
  expect(hitsTaken(withHits([4, 7], 4, 3), 7)).toBe(1);
  expect(withHits([4, 4], 4, 1)).toEqual([4, 4]);
});

test('[PB-10.5] more hits than destroy a piece are lost', () => {
  expect(mostHits(struck('regular'))).toBe(3);
  expect(mostHits(struck('regular', { spent: true }))).toBe(2);
  expect(mostHits(struck('elite'))).toBe(4);
  expect(mostHits(struck('militia'))).toBe(2);
  expect(mostHits(struck('detachment'))).toBe(1);
});

test('[PB-7.1] a bombardment drives back at most', () => {
  const bombarded = (piece: Struck): Effect[] =>
    [0, 1, 2, 3].map((hits) => bombardmentEffect(piece, hits));
  expect(bombarded(struck('regular'))).toEqual(['none', 'spent', 'spentRetreat', 'spentRetreat']);
  expect(bombarded(struck('regular', { spent: true }))).toEqual([
    'none',
    'retreat',
    'retreat',
    'retreat',
  ]);
  expect(bombarded(struck('detachment'))).toEqual(['none', 'retreat', 'retreat', 'retreat']);
  expect(bombarded(struck('detachment', { spent: true }))[1]).toBe('retreat');
});

test('[PB-10.6] an elite absorbs the first hit of a bombardment', () => {
  expect(bombardmentEffect(struck('elite'), 1)).toBe('none');
  expect(bombardmentEffect(struck('elite'), 2)).toBe('spent');
  expect(bombardmentEffect(struck('elite', { spent: true }), 2)).toBe('retreat');
});

test('[PB-10.6] militia takes the first hit of a bombardment as one', () => {
  expect([1, 2, 3].map((hits) => bombardmentEffect(struck('militia'), hits))).toEqual([
    'spent',
    'spentRetreat',
    'spentRetreat',
  ]);
});

test('[PB-7.1] hits beyond those that drive a piece back are lost', () => {
  expect(mostOfBombardment(struck('regular'))).toBe(2);
  expect(mostOfBombardment(struck('regular', { spent: true }))).toBe(1);
  expect(mostOfBombardment(struck('elite'))).toBe(3);
  expect(mostOfBombardment(struck('detachment'))).toBe(1);
});
