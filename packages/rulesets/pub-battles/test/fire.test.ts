import { expect, test } from 'vitest';
import type { BattleMap } from '../src/state/field.ts';
import { box, Fight, needs, pair, rolls, shots, type Sketches } from './support/fight.ts';

const MISS = [1, 1, 1] as const;
const WOODS: Partial<BattleMap> = { woods: [box(18_000, 19_812, 22_000, 22_000)] };
const TOWN: Partial<BattleMap> = { towns: [{ outline: box(18_000, 19_812, 22_000, 22_000) }] };
/** Against A's left flank, which is on the right of the map. */
const FLANK: Sketches = {
  A: { kind: 'regular', at: [20_000, 20_000, 180] },
  '#1': { kind: 'regular', against: ['A', 'left', 300] },
};

test('[PB-10.3] infantry, cavalry and artillery have three dice, dragoons two, detachments one', () => {
  for (const [kind, dice] of [
    ['regular', 3],
    ['militia', 3],
    ['elite', 3],
    ['guard', 3],
    ['cavalry', 3],
    ['dragoons', 2],
    ['detachment', 1],
  ] as const) {
    const f = new Fight(pair(kind, { column: false }));
    const events = f.begin(...rolls(kind, 0), ...MISS);
    const fired = events.find((event) => event.type === 'fired');
    expect(fired?.dice).toHaveLength(dice);
  }
});

test('[PB-10.3] a 4 hits and a 3 does not, also for Spent troops', () => {
  const f = new Fight(pair({ spent: true }, 'elite'));
  expect(shots(f.begin(4, 3, 3, 3, 3, 3))).toEqual(['#1 4 1', 'A 4 0']);
  expect(f.is('A')).toBe('fresh');
});

test('[PB-10.4] woods and buildings are cover against the attacker, and against nobody else', () => {
  expect(needs(new Fight(pair(), WOODS), '#1', 'A')).toEqual([5, 'cover -1']);
  expect(needs(new Fight(pair(), TOWN), '#1', 'A')).toEqual([5, 'cover -1']);
  expect(needs(new Fight(pair(), WOODS), 'A', '#1')).toEqual([4]);
});

test('[PB-10.4] a defender on a hill has cover from an attacker who came from lower ground', () => {
  expect(needs(new Fight(pair({ uphill: true })), '#1', 'A')).toEqual([5, 'cover -1']);
  expect(needs(new Fight(pair({ uphill: true })), 'A', '#1')).toEqual([4]);
});

test('[PB-10.4] on a hill and in the woods it is still -1, not -2', () => {
  expect(needs(new Fight(pair({ uphill: true }), WOODS), '#1', 'A')).toEqual([5, 'cover -1']);
});

test('[PB-6.5] firing into a flank gives +1, firing at who flanks you -1', () => {
  const f = new Fight(FLANK);
  expect(needs(f, '#1', 'A')).toEqual([3, 'flank 1']);
  expect(needs(f, 'A', '#1')).toEqual([5, 'flankSelf -1']);
});

test('[PB-6.5] an attacker whose centre is ahead of the defender’s front does not flank it', () => {
  const f = new Fight({ ...FLANK, '#1': { kind: 'regular', against: ['A', 'left', -300] } });
  expect(needs(f, '#1', 'A')).toEqual([4]);
});

test('[PB-10.4] a flank attack into woods is +1 -1 = 0, and the defender still fires at -1', () => {
  const f = new Fight(FLANK, WOODS);
  expect(needs(f, '#1', 'A')).toEqual([4, 'cover -1', 'flank 1']);
  expect(needs(f, 'A', '#1')).toEqual([5, 'flankSelf -1']);
});

test('[PB-10.4] buildings prevent flanking', () => {
  const f = new Fight(FLANK, TOWN);
  expect(needs(f, '#1', 'A')).toEqual([5, 'cover -1']);
  expect(needs(f, 'A', '#1')).toEqual([4]);
});

test('[PB-4.6] a piece in column counts as flanked', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180], column: true },
    '#1': { kind: 'regular', against: ['A', 'front'] },
  });
  expect(needs(f, '#1', 'A')).toEqual([3, 'column 1']);
  expect(needs(f, 'A', '#1')).toEqual([5, 'columnSelf -1']);
  const flank = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180], column: true },
    '#1': { kind: 'regular', against: ['A', 'left'] },
  });
  expect(needs(flank, '#1', 'A')).toEqual([3, 'flank 1']);
});

test('[PB-6.7] who attacks across a river counts as flanked in the first round only', () => {
  const f = new Fight(pair({ river: true }));
  expect(needs(f, 'A', '#1')).toEqual([3, 'river 1']);
  expect(needs(f, '#1', 'A')).toEqual([5, 'riverSelf -1']);
  expect(needs(f, 'A', '#1', 2)).toEqual([4]);
  expect(needs(f, '#1', 'A', 2)).toEqual([4]);
});

test('[PB-6.7] the flank of a piece that attacked across a river is +1 in all rounds, not +2', () => {
  const f = new Fight({
    ...pair({ river: true }),
    B: { kind: 'regular', against: ['#1', 'left', 300] },
  });
  expect(needs(f, 'B', '#1')).toEqual([3, 'flank 1']);
  expect(needs(f, 'B', '#1', 2)).toEqual([3, 'flank 1']);
  expect(needs(f, '#1', 'B')).toEqual([5, 'flankSelf -1']);
});

test('[PB-6.7] the river is forgotten after the first round of a real combat', () => {
  const f = new Fight(pair({ river: true }));
  expect(shots(f.begin(4, 1, 1, 3, 1, 1))).toEqual(['#1 5 0', 'A 3 1']);
  f.answer({ type: 'stay' });
  expect(shots(f.answer({ type: 'stay' }, 4, 1, 1, 3, 3, 3))).toEqual(['#1 4 1', 'A 4 0']);
});
