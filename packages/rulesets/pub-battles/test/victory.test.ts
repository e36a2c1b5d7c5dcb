import { expect, test } from 'vitest';
import type { Kind } from '../src/rules/tables.ts';
import { armies, endOf, endTurn, LINES, NEXT } from './support/evening.ts';
import { game } from './support/game.ts';
import type { PieceSketch, Sketch } from './support/sketch.ts';

/** So many pieces of a kind: `some('regular', 2, 'destroyed')`. */
function some(
  kind: Kind,
  count: number,
  where: 'destroyed' | 'gone' | 'due' | 'reserve' | number,
): Record<string, PieceSketch> {
  const entries = Array.from({ length: count }, (_, i): [string, PieceSketch] => [
    `${kind} ${where} ${i + 1}`,
    typeof where === 'number' ? [kind, 3000 + 3000 * i, where, 0] : [kind, where],
  ]);
  return Object.fromEntries(entries);
}

const LAST = { turn: 8, days: 1 } as const;

test('[PB-12.1] what each kind of piece is worth', () => {
  const worth: Partial<Record<Kind, number>> = {
    detachment: 1,
    militia: 2,
    regular: 3,
    elite: 4,
    guard: 6,
    artillery: 4,
    cavalry: 6,
    dragoons: 4,
  };
  for (const [kind, points] of Object.entries(worth)) {
    // Three more keep the army from being routed.
    const blue = { ...some('regular', 3, 30_000), Lost: [kind as Kind, 'destroyed'] as const };
    expect(endOf(armies({}, blue, LAST)), kind).toBe(`red ${points} 0 PB-12.5`);
    const red = { ...some('regular', 3, 10_000), Lost: [kind as Kind, 'gone'] as const };
    expect(endOf(armies(red, {}, LAST)), kind).toBe(`blue 0 ${points} PB-12.5`);
  }
});

test('[PB-12.2] an army that has lost half its infantry is routed, at the end of any turn', () => {
  const blue = { ...some('regular', 1, 30_000), ...some('militia', 1, 'destroyed') };
  expect(endOf(armies({}, blue, { turn: 3 }))).toBe('red 8 0 PB-12.2');
  const less = { ...some('regular', 2, 30_000), ...some('militia', 1, 'destroyed') };
  expect(endOf(armies({}, less, { turn: 3 }), NEXT)).toBe('goes on');
});

test('[PB-12.2] the points of the winner count four times, those of the loser once', () => {
  const blue = { ...some('regular', 2, 30_000), ...some('elite', 2, 'destroyed') };
  const red = { 'Old horse': ['cavalry', 'destroyed'] } as const;
  expect(endOf(armies(red, blue))).toBe('red 32 6 PB-12.2');
});

test('[PB-12.2] blocks of infantry count, not points, nor detachments and other arms', () => {
  const guards = { ...some('guard', 1, 'destroyed'), ...some('militia', 2, 30_000) };
  expect(endOf(armies({}, guards), NEXT)).toBe('goes on');
  const others = {
    ...some('detachment', 3, 'destroyed'),
    ...some('artillery', 3, 'destroyed'),
    ...some('dragoons', 3, 'destroyed'),
    ...some('regular', 1, 30_000),
  };
  expect(endOf(armies({}, others), NEXT)).toBe('goes on');
  const standing = { ...some('detachment', 3, 30_000), ...some('regular', 1, 'destroyed') };
  expect(endOf(armies({}, standing))).toBe('red 12 0 PB-12.2');
});

test('[PB-12.2] infantry in reserve, and lost for good in a night, is counted', () => {
  const hidden = { ...some('regular', 2, 'reserve'), ...some('regular', 1, 'destroyed') };
  expect(endOf(armies({}, hidden), NEXT)).toBe('goes on');
  const gone = {
    ...some('regular', 1, 'gone'),
    ...some('regular', 1, 'destroyed'),
    ...some('regular', 2, 30_000),
  };
  expect(endOf(armies({}, gone, { day: 2 }))).toBe('red 24 0 PB-12.2');
});

test('[PB-12.2] reinforcements count up to the end of this day, and not before', () => {
  const blue = { ...some('regular', 1, 30_000), ...some('regular', 1, 'destroyed') };
  const later = (arrives: number, day = 1): Sketch =>
    armies({}, blue, {
      day,
      turn: 2,
      blue: [{ arrives, entry: [20_000, 40_000], facing: 180, pieces: some('militia', 1, 'due') }],
    });
  expect(endOf(later(8), NEXT)).toBe('goes on');
  expect(endOf(later(9), NEXT)).toBe('goes on');
  expect(endOf(later(10))).toBe('red 12 0 PB-12.2');
  expect(endOf(later(17, 2), NEXT)).toBe('goes on');
});

test('[PB-12.2] nobody routs an army as badly off as his own', () => {
  const half = (height: number): Record<string, PieceSketch> => ({
    [`stands at ${height}`]: ['regular', 20_000, height, 0],
    [`fell at ${height}`]: ['regular', 'destroyed'],
  });
  expect(endOf(armies(half(10_000), half(30_000)), NEXT)).toBe('goes on');
  const twoOfThree = { ...half(10_000), 'another fell': ['regular', 'destroyed'] } as const;
  expect(endOf(armies(twoOfThree, half(30_000)), NEXT)).toBe('goes on');
});

/** Red cavalry that has ridden into Blue's wagons. */
const SACKED = armies(
  { Hussars: ['cavalry', 9000, 9000, 270, 'moved'] },
  {
    Wagons: ['train', 8342, 9000, 0],
    Fell: ['regular', 'destroyed'],
    ...some('regular', 3, 30_000),
  },
  { contacts: [{ attacker: 'Hussars', defender: 'Wagons', edge: 'right' }] },
);

test('[PB-12.3] an army that has lost a train is broken: three times', () => {
  const g = game(SACKED);
  endTurn(g);
  expect(g.place('Wagons')).toBe('destroyed');
  expect([g.result, g.state.outcome?.rule]).toEqual(['red 9 0', 'PB-12.3']);
});

test('[PB-12.4] an army that packs a train is forced back: twice, when the turn ends', () => {
  const g = game(
    armies({ Wagons: ['train', 20_000, 1000, 0, 'unpacked'], Fell: ['regular', 'destroyed'] }, {}),
  );
  // Half of Red's infantry has fallen, but Blue's: none at all.
  g.play({ type: 'pack', piece: g.tag('Wagons') });
  expect(g.asked).toBe('red order');
  endTurn(g);
  expect(g.result).toBe('blue 0 12');
  const forced = armies({ ...some('regular', 2, 10_000), Fell: ['regular', 'destroyed'] }, {});
  expect(endOf({ ...forced, packed: ['red'] })).toBe('blue 0 6 PB-12.4');
  expect(endOf(forced, NEXT)).toBe('goes on');
});

test('[PB-12.4] a train that unpacks or marches forces nobody back', () => {
  const g = game(armies({ Wagons: ['train', 20_000, 1000, 0] }, {}));
  g.play({ type: 'unpack', piece: g.tag('Wagons') });
  expect(g.state.packed).toEqual([0, 0]);
});

test('[PB-12.2, PB-12.3, PB-12.4] where both are beaten, what counts more decides', () => {
  const rout = { ...some('regular', 1, 30_000), ...some('militia', 1, 'destroyed') };
  const broken = { 'Red wagons': ['train', 'destroyed'] } as const;
  expect(endOf(armies(broken, rout, { packed: ['red'] }))).toBe('red 8 0 PB-12.2');
  const wagons = { 'Blue wagons': ['train', 'destroyed'] } as const;
  expect(endOf(armies({}, wagons, { packed: ['red'] }))).toBe('red 0 0 PB-12.3');
});

test('[PB-12.3] where both are beaten alike, points decide; if they are even too, nobody has won', () => {
  const red = { 'Red wagons': ['train', 'destroyed'] } as const;
  const blue = { 'Blue wagons': ['train', 'destroyed'] } as const;
  expect(endOf(armies(red, blue), NEXT)).toBe('goes on');
  const lost = { ...red, 'Old horse': ['cavalry', 'destroyed'] } as const;
  expect(endOf(armies(lost, blue))).toBe('blue 0 18 PB-12.3');
});

test('[PB-12.5] when the last day is over, points decide', () => {
  const lost = { 'Old horse': ['cavalry', 'destroyed'] } as const;
  expect(endOf(armies(lost, {}, LAST))).toBe('blue 0 6 PB-12.5');
  expect(endOf(armies({}, {}, LAST))).toBe('nobody 0 0 PB-12.5');
  expect(endOf(armies({}, {}, { turn: 8, day: 2, days: 2 }))).toBe('nobody 0 0 PB-12.5');
  expect(game(armies({}, {}, { turn: 7, days: 1 })).state.outcome).toBe(null);
});

test('[PB-12.5] a side that has nobody left to fight has withdrawn', () => {
  const none = { lines: LINES, blue: [{ pieces: { Fell: ['cavalry', 'left'] as const } }] };
  const red = [{ pieces: { Horse: ['cavalry', 3000, 3000, 0] as const } }];
  expect(endOf({ ...none, red })).toBe('red 0 0 PB-12.5');
  const hidden = [{ pieces: { Hidden: ['cavalry', 'reserve'] as const } }];
  expect(endOf({ ...none, red, blue: hidden }, NEXT)).toBe('goes on');
});

test('[PB-12.7] whoever is cut off from his supply at the end counts as destroyed', () => {
  const blue: Record<string, PieceSketch> = {
    Line: ['elite', 5000, 25_000, 180],
    Hidden: ['regular', 'reserve'],
    Marched: ['guard', 'left'],
    Wagons: ['train', 30_000, 30_000, 0],
  };
  expect(endOf(armies({}, blue, LAST))).toBe('nobody 0 0 PB-12.5');
  // The elite, the cavalry, and what the HQ hides; no train and no HQ.
  const astride = { Raiders: ['cavalry', 20_000, 38_500, 0] } as const;
  expect(endOf(armies(astride, blue, LAST))).toBe('red 13 0 PB-12.5');
  // HQs and trains cut nobody off.
  const wagons = { 'Red wagons': ['train', 20_000, 38_500, 0] } as const;
  expect(endOf(armies(wagons, blue, LAST))).toBe('nobody 0 0 PB-12.5');
});

test('[PB-12.7] they are counted before the points are multiplied', () => {
  const blue = { ...some('regular', 1, 30_000), ...some('regular', 1, 'destroyed') };
  const astride = { Raiders: ['cavalry', 20_000, 38_500, 0] } as const;
  expect(endOf(armies(astride, blue))).toBe('red 48 0 PB-12.2');
});
