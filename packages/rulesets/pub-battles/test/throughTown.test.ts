import { expect, test } from 'vitest';
import { only, told } from './support/game.ts';
import { box } from './support/ground.ts';
import { attack, IDLE, march, ordering } from './support/ordering.ts';
import type { PieceSketch } from './support/sketch.ts';

const TOWN = { outline: box(18_000, 11_500, 22_000, 12_500) };
const ROAD = {
  name: 'Street',
  line: [
    [20_000, 0],
    [20_000, 40_000],
  ],
} as const;
const map = { towns: [TOWN], roads: [ROAD] };

test('[PB-4.4] a line that marches through a town comes out Spent', () => {
  const g = ordering({ A: ['regular', 20_000, 10_500, 0], I: IDLE }, undefined, { map });
  expect(told(g.play(march(g, 'A', 20_000, 14_000)))).toContain('PB-4.4 scattered');
  expect(g.is('A', 'spent')).toBe(true);
  // Past it, with less than half of the piece in it, it stays Fresh; so does baggage within.
  const past = ordering({ A: ['regular', 22_200, 10_500, 0], I: IDLE }, undefined, { map });
  past.play(march(past, 'A', 22_200, 14_000));
  expect(past.is('A', 'spent')).toBe(false);
  const train = ordering({ T: ['train', 20_000, 10_500, 0], I: IDLE }, undefined, { map });
  train.play(march(train, 'T', 20_000, 14_000));
  expect(train.is('T', 'spent')).toBe(false);
});

test('[PB-4.4] who can go around a town does, though through it is nearer', () => {
  const small = { map: { towns: [{ outline: box(19_000, 11_500, 21_000, 12_500) }] } };
  const g = ordering({ A: ['regular', 20_500, 10_000, 0], I: IDLE }, undefined, small);
  const event = only(g.play(march(g, 'A', 20_500, 14_000)), 'moved');
  expect(g.is('A', 'spent')).toBe(false);
  expect(event.way.length).toBeGreaterThan(2);
  // Where its rate is too short for that, or where it ends in it, it comes through it.
  const far = ordering({ A: ['regular', 20_500, 9000, 0], I: IDLE }, undefined, small);
  far.play(march(far, 'A', 20_500, 14_200));
  expect(far.is('A', 'spent')).toBe(true);
  const into = ordering({ A: ['regular', 20_000, 10_000, 0], I: IDLE }, undefined, small);
  into.play(march(into, 'A', 20_000, 12_000));
  expect(into.is('A', 'spent')).toBe(true);
});

test('[PB-4.4, PB-6.2] nor is an attacker Spent by a town that it could go around', () => {
  const g = ordering(
    { A: ['regular', 20_500, 10_000, 0], I: IDLE },
    { X: ['regular', 20_500, 14_200, 180] },
    {
      map: { towns: [{ outline: box(19_000, 11_500, 21_000, 12_500) }] },
      red: [{ name: 'Ney', hq: [20_500, 9000, 0], pieces: { A: ['regular', 20_500, 10_000, 0] } }],
    },
  );
  g.play(attack(g, 'A', 'X'));
  expect(g.is('A', 'spent')).toBe(false);
});

test('[PB-4.4, PB-8.2] nor one that goes to its HQ', () => {
  const A: PieceSketch = ['regular', 20_500, 10_000, 0];
  const g = ordering({ A, I: IDLE }, undefined, {
    map: { towns: [{ outline: box(19_000, 11_500, 21_000, 12_500) }] },
    red: [{ name: 'Ney', hq: [20_500, 14_000, 0], pieces: { A, I: IDLE } }],
  });
  g.play({ type: 'hide', piece: g.tag('A'), hq: g.tag('Ney') });
  expect([g.place('A'), g.is('A', 'spent')]).toEqual(['reserve', false]);
});

test('[PB-4.4, PB-4.6] a road column that marches through a town does not', () => {
  const g = ordering({ A: ['regular', 20_000, 10_000, 0], I: IDLE }, undefined, { map });
  g.play({
    type: 'road',
    piece: g.tag('A'),
    road: 'Street',
    to: [20_000, 14_400],
    form: 'column',
    facing: 0,
  });
  expect([g.is('A', 'column'), g.is('A', 'spent')]).toEqual([true, false]);
});
