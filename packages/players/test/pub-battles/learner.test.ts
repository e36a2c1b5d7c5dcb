import { pubBattles, type State } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { learner } from '../../src/pub-battles/learner.ts';
import { battle } from '../support/battle.ts';

function seenAt(x: number, kind: 'cavalry' | 'regular'): State {
  return battle({
    red: { hq: [3, 10, 90], pieces: { A1: ['regular', 4, 10, 90] } },
    blue: { hq: [22, 4, 270], pieces: { D1: [kind, x, 10, 270] } },
  });
}

test('a block that goes farther than foot can is taken for cavalry', () => {
  const memory = learner(0);
  memory.see(pubBattles.view(seenAt(20, 'cavalry'), 'red'));
  expect(memory.fits(seenAt(20, 'regular'))).toBe(1);
  memory.see(pubBattles.view(seenAt(12.6, 'cavalry'), 'red'));
  expect(memory.fits(seenAt(12.6, 'regular'))).toBeLessThan(0.1);
  expect(memory.fits(seenAt(12.6, 'cavalry'))).toBe(1);
});

test('one that goes no farther may be either', () => {
  const memory = learner(0);
  memory.see(pubBattles.view(seenAt(20, 'regular'), 'red'));
  memory.see(pubBattles.view(seenAt(16, 'regular'), 'red'));
  expect(memory.fits(seenAt(16, 'regular'))).toBe(1);
  expect(memory.fits(seenAt(16, 'cavalry'))).toBeGreaterThan(0.5);
});
