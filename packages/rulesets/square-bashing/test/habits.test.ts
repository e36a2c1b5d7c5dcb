import { standingMove, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, type Game } from './support/game.ts';

/** What a standing answer comes to where somebody is asked now. */
function answered(g: Game, habit: string, answer: string, when: Facts = {}) {
  const [decision] = squareBashing.pending(g.state).decisions;
  return standingMove(squareBashing, g.state, decision, [{ habit, when, answer }]);
}

function declared(): Game {
  const g = game({
    step: 'assaults',
    attacker: { d3: 'infantry, mg' },
    defender: { d4: 'infantry, cavalry' },
  });
  g.play({ type: 'assault', from: 'd3', to: 'd4' });
  if (g.asked === 'attacker assault') {
    expect(answered(g, 'assaulted', 'stand')).toBeUndefined();
    g.play({ type: 'go' });
  }
  return g;
}

test('[SB-5.2] a square in the open retires, or stands', () => {
  const g = declared();
  expect(answered(g, 'assaulted', 'retire', { ground: 'open' })).toEqual({ type: 'retire' });
  expect(answered(g, 'assaulted', 'retire', { ground: 'sheltered' })).toBeUndefined();
  expect(answered(g, 'assaulted', 'stand')).toEqual({ type: 'stand' });
});

test('[SB-5.7, SB-5.9] hits are dealt, and the marker is given', () => {
  const g = declared();
  g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(g.asked).toBe('attacker hits');
  expect(answered(g, 'hits', 'deal', { units: 'own' })).toEqual({ type: 'deal' });
  expect(answered(g, 'hits', 'deal', { units: 'enemy' })).toBeUndefined();
  g.play({ type: 'hit', unit: 'A-mg1' });
  g.play({ type: 'hit', unit: 'A-infantry1' });
  expect(answered(g, 'hits', 'deal', { units: 'enemy' })).toEqual({ type: 'deal' });
  g.play({ type: 'deal' }, 6, 6, 6);
  expect(answered(g, 'award', 'first')).toEqual({ type: 'award', unit: 'D-infantry1' });
});
