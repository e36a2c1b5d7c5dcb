import { isStanding, standingMessage, standingMove, render, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, game, type Game, type Sketch } from './support/game.ts';

/** What a standing answer comes to where somebody is asked now. */
function answered(g: Game, habit: string, answer: string, when: Facts = {}) {
  const [decision] = pbi.pending(g.state).decisions;
  return standingMove(pbi, g.state, decision, [{ habit, when, answer }]);
}

/** Groups of the attacker step from c1 to c2, next to the defender in c3. */
function stepUp(groups: NonNullable<Sketch['groups']>, all = false): Game {
  const g = game({ groups: { 'D-rifle1': 'c3', ...groups }, stack: ACTIVATED });
  g.play({ type: 'march', from: 'c1', to: 'c2' });
  if (all) g.play({ type: 'all' });
  return g;
}

test('[QS-9.1] fire is held at rifles, and nobody is asked', () => {
  const rifles = stepUp({ 'A-rifle1': { at: 'c1', ap: 3 } });
  expect(answered(rifles, 'opportunity', 'hold', { target: 'rifles' })).toEqual({ type: 'hold' });
  expect(answered(rifles, 'opportunity', 'hold', { occasion: 'charge' })).toBeUndefined();
  expect(answered(rifles, 'opportunity', 'hold', { cover: 'closed' })).toBeUndefined();
  const lmg = stepUp({ 'A-rifle1': { at: 'c1', ap: 3 }, 'A-lmg1': { at: 'c1', ap: 3 } }, true);
  expect(answered(lmg, 'opportunity', 'hold', { target: 'rifles' })).toBeUndefined();
  expect(answered(lmg, 'opportunity', 'shoot', { target: 'heavier' })).toEqual({
    type: 'snap',
    square: 'c3',
  });
  const led = stepUp({ 'A-lmg1': { at: 'c1', ap: 3 }, 'A-commander': { at: 'c1', ap: 3 } }, true);
  const hold = { type: 'hold' };
  expect(answered(led, 'opportunity', 'hold', { target: 'commander' })).toEqual(hold);
  expect(answered(led, 'opportunity', 'hold', { target: 'heavier' })).toBeUndefined();
});

test('[QS-4.7] who goes back aside goes into the best cover, the best first', () => {
  const full = { 'D-lmg1': 'c5', 'D-rifle1': 'c5', 'D-rifle2': 'c5', 'D-rifle3': 'c5' };
  const g = game({
    terrain: { b5: 'open', d5: 'building' },
    groups: { 'A-rifle1': 'c3', 'D-rifle5': 'c4', 'D-lmg2': 'c4', ...full },
    stack: [
      ...ACTIVATED,
      { type: 'retreat', side: 'defender', from: 'c4', groups: ['D-rifle5', 'D-lmg2'] },
    ],
  });
  expect(g.asked).toBe('defender retreat');
  const into = { type: 'retreat', group: 'D-lmg2', to: 'd5' };
  expect(answered(g, 'retreat', 'cover')).toEqual(into);
});

test('[QS-9.1] the first standing answer that fits is given', () => {
  const g = stepUp({ 'A-rifle1': { at: 'c1', ap: 3 } });
  const [decision] = pbi.pending(g.state).decisions;
  const standing = [
    { habit: 'opportunity', when: { occasion: 'charge' }, answer: 'shoot' },
    { habit: 'opportunity', when: { occasion: 'move' }, answer: 'hold' },
    { habit: 'opportunity', when: {}, answer: 'shoot' },
  ];
  expect(standingMove(pbi, g.state, decision, standing)).toEqual({ type: 'hold' });
});

test('[QS-8.4] hits go to who is worth least, or most', () => {
  const g = game({
    groups: {
      'A-lmg1': { at: 'a1', ap: 3 },
      'D-lmg1': 'c1',
      'D-rifle1': 'c1',
      'D-rifle6': 'h4',
    },
    stack: ACTIVATED,
  });
  g.play({ type: 'aim', from: 'a1', to: 'c1' });
  // One hit of nine dice, and the choice die lets the target choose.
  g.play({ type: 'all' }, 6, ...Array.from({ length: 8 }, () => 1), 1);
  expect(g.asked).toBe('defender allocate');
  const least = { type: 'hit', group: 'D-rifle1' };
  expect(answered(g, 'hits', 'least', { groups: 'own' })).toEqual(least);
  expect(answered(g, 'hits', 'most')).toEqual({ type: 'hit', group: 'D-lmg1' });
  expect(answered(g, 'hits', 'most', { groups: 'enemy' })).toBeUndefined();
});

test('[QS-3.2] one more turn is declined, or rolled for', () => {
  const g = game({
    turn: 4,
    turns: 4,
    groups: { 'A-rifle1': 'a1', 'D-rifle1': 'h8' },
    stack: [{ type: 'extend' }],
  });
  expect(answered(g, 'extend', 'decline')).toEqual({ type: 'decline' });
  expect(answered(g, 'extend', 'roll')).toEqual({ type: 'extend' });
  expect(answered(g, 'morale', 'inOrder')).toBeUndefined();
});

test('only what the rules name is a standing answer', () => {
  const standing = { habit: 'opportunity', when: { target: 'rifles' }, answer: 'hold' };
  expect(isStanding(pbi, standing)).toBe(true);
  expect(isStanding(pbi, { ...standing, habit: 'dance' })).toBe(false);
  expect(isStanding(pbi, { ...standing, answer: 'run' })).toBe(false);
  expect(isStanding(pbi, { ...standing, when: { target: 'tanks' } })).toBe(false);
  expect(isStanding(pbi, { ...standing, when: { weather: 'rain' } })).toBe(false);
  expect(isStanding(pbi, { ...standing, when: { toString: 'rain' } })).toBe(false);
  expect(render(standingMessage(standing), pbi.catalogue)).toBe(
    'Opportunity shooting at range 1, at rifles only: hold fire',
  );
});
