import { expect, test } from 'vitest';
import { ACTIVATED, game, only } from './support/game.ts';

test('[QS-9.1] groups next to an enemy that comes near may shoot on 4+', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'c1', ap: 2 }, 'D-rifle1': 'c3' },
    stack: ACTIVATED,
  });
  g.play({ type: 'march', from: 'c1', to: 'c2' });
  expect(g.asked).toBe('defender opportunity');
  const tried = g.play({ type: 'snap', square: 'c3' }, 4, 5, 1);
  expect(only(tried, 'opportunity').success).toBe(true);
  expect(g.asked).toBe('attacker activate');
});
