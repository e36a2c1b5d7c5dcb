import { standingMove, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareMove } from '../src/state/moves.ts';
import { game, withOnes, type Game } from './support/game.ts';

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

test('[SB-2.1] all shoot from the right, each with the most dice, or nobody does', () => {
  const g = game({
    step: 'shooting',
    attacker: { b4: 'infantry', c5: 'infantry', d4: 'infantry' },
    defender: { b5: 'infantry', c6: 'mg', d5: 'infantry, gun' },
  });
  expect(answered(g, 'shooting', 'none')).toEqual({ type: 'cease' });
  const shots: SquareMove[] = [];
  while (g.asked === 'defender shooting') {
    const shot = answered(g, 'shooting', 'all') as SquareMove;
    shots.push(shot);
    withOnes(g, shot);
  }
  expect(shots).toEqual([
    { type: 'shoot', from: 'b5', to: 'b4' },
    { type: 'shoot', from: 'c6', to: 'c5' },
    // The gun reaches b4 too, the infantry beside it does not.
    { type: 'shoot', from: 'd5', to: 'd4' },
  ]);
});

test('[SB-3.3] whoever is worth most gets the last room behind', () => {
  const g = game({
    step: 'assaults',
    attacker: { d4: 'infantry' },
    defender: { d5: 'reservist infantry, infantry', d6: 'infantry', h6: 'infantry' },
  });
  g.play({ type: 'assault', from: 'd4', to: 'd5' });
  g.play({ type: 'retire' }, 6, 6, 6, 6);
  expect(g.asked).toBe('defender fallBack');
  expect(answered(g, 'fallBack', 'best')).toEqual({ type: 'fallBack', unit: 'D-infantry2' });
});

test('[SB-1.5] a higher command goes toward its own edge', () => {
  const g = game({
    attacker: { d3: 'infantry' },
    defender: { d4: 'command', c3: 'infantry', c5: 'infantry', h6: 'infantry' },
  });
  g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
  expect(answered(g, 'displace', 'rear')).toEqual({ type: 'displace', square: 'c5' });
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
