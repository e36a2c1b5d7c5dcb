import { blockOf } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { dangerAt } from '../../src/pub-battles/danger.ts';
import { situationOf } from '../../src/pub-battles/situation.ts';
import { battle, named } from '../support/battle.ts';

test('a danger that is more than anybody cares for is not worked out to its end', () => {
  const state = battle({
    red: { hq: [7, 10, 90], pieces: { A: ['regular', 10, 10, 90] } },
    blue: {
      hq: [19, 10, 270],
      pieces: {
        D1: ['elite', 12, 8, 270],
        D2: ['elite', 12, 10, 270],
        D3: ['elite', 12, 12, 270],
      },
    },
  });
  const piece = named(state, 'A');
  const block = blockOf(state, piece);
  const situation = situationOf(state, 0);
  const whole = dangerAt(situation, piece, block);
  for (const part of [0, 0.2, 0.5, 0.8, 0.99]) {
    expect(dangerAt(situation, piece, block, -1, part * whole)).toBeGreaterThan(part * whole);
  }
  expect(dangerAt(situation, piece, block, -1, 0)).toBeLessThan(whole);
  for (const more of [1, 1.01, 2]) {
    expect(dangerAt(situation, piece, block, -1, more * whole)).toBe(whole);
  }
});
