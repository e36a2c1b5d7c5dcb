import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { pbi } from '../src/ruleset.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { ACTIVATED, game, type Game, type Sketch } from './support/game.ts';

/** What is said of a move before it is made: `QS-5.8 1 AP`. */
function said(g: Game, move: PbiMove): string[] {
  const [{ side }] = pbi.pending(g.state).decisions;
  expect(pbi.check(g.state, side, move)).toBe(undefined);
  const { costs, risks } = pbi.stakes(g.state, side, move);
  return [...costs, ...risks].map(
    ({ rule, message }) => `${rule} ${render(message, pbi.catalogue)}`,
  );
}

const STEP: PbiMove = { type: 'march', from: 'c1', to: 'c2' };

function activated(groups: NonNullable<Sketch['groups']>, more: Sketch = {}): Game {
  return game({ groups, stack: ACTIVATED, ...more });
}

test('[QS-5.8] a march costs what it takes to leave the square, each of those who go', () => {
  expect(said(activated({ 'A-rifle1': { at: 'c1', ap: 3 }, 'D-rifle1': 'h8' }), STEP)).toEqual([
    'QS-5.8 1 AP',
  ]);
  const two = { 'A-rifle1': { at: 'c1', ap: 3 }, 'A-lmg1': { at: 'c1', ap: 3 }, 'D-rifle1': 'h8' };
  expect(said(activated(two, { terrain: { c1: 'woods' } }), STEP)).toEqual(['QS-5.8 2 AP each']);
});

test('[QS-9.2] whoever could shoot where they arrive is named, with the dice that it has', () => {
  const groups = {
    'A-rifle1': { at: 'c1', ap: 3 },
    'D-rifle1': 'c3',
    'D-rifle2': 'd3',
    'D-lmg1': 'd3',
    'D-rifle3': 'h8',
  };
  const g = activated(groups);
  expect(said(g, STEP)).toEqual(['QS-5.8 1 AP', 'QS-9.2 c3 and d3 may each shoot, on 4+: 5 dice']);
  g.play(STEP);
  expect(g.asked).toBe('defender opportunity');
});

test('[QS-6.1] of those who may go along it is said what each costs, and what all risk who go', () => {
  const groups = {
    'A-rifle1': { at: 'c1', ap: 3 },
    'A-rifle2': { at: 'c1', ap: 3 },
    'D-rifle1': 'c3',
  };
  const g = activated(groups);
  g.play(STEP);
  expect(said(g, { type: 'join', group: 'A-rifle1' })).toEqual(['QS-5.8 1 AP']);
  const shot = 'QS-9.2 c3 may shoot, on 4+: one die';
  expect(said(g, { type: 'all' })).toEqual(['QS-5.8 1 AP each', shot]);
  g.play({ type: 'join', group: 'A-rifle1' });
  expect(said(g, { type: 'go' })).toEqual(['QS-5.8 1 AP', shot]);
});

test('[QS-5.8, QS-8.2] shots cost AP, one by one and all together', () => {
  const groups = {
    'A-rifle1': { at: 'c1', ap: 4 },
    'A-lmg1': { at: 'c1', ap: 2 },
    'D-rifle1': 'c3',
  };
  const g = activated(groups);
  expect(said(g, { type: 'aim', from: 'c1', to: 'c3' })).toEqual(['QS-5.8 1 AP a shot']);
  g.play({ type: 'aim', from: 'c1', to: 'c3' });
  expect(said(g, { type: 'add', group: 'A-rifle1', shots: 2 })).toEqual(['QS-5.8 2 AP']);
  expect(said(g, { type: 'all' })).toEqual(['QS-5.8 5 AP']);
  g.play({ type: 'add', group: 'A-rifle1', shots: 2 });
  expect(said(g, { type: 'fire' })).toEqual(['QS-5.8 2 AP']);
});

test('[QS-9.3, QS-10.3] an assault is shot at by whom it charges, who then strike back', () => {
  const groups = { 'A-rifle1': { at: 'c1', ap: 5 }, 'D-rifle1': 'c2', 'D-lmg1': 'c2' };
  const g = activated(groups);
  expect(said(g, { type: 'assault', from: 'c1', to: 'c2' })).toEqual([
    'QS-5.8 5 AP',
    'QS-9.3 c2 may shoot, on 4+: 4 dice',
    'QS-10.3 6 dice strike back',
  ]);
});

test('[QS-5.1, QS-5.2] an attempt is one of three, and fails as often as its score says', () => {
  const g = game({ groups: { 'A-commander': 'c1', 'A-rifle1': 'c3', 'D-rifle1': 'h8' } });
  expect(said(g, { type: 'motivate', commander: 'A', square: 'c3' })).toEqual([
    'QS-5.1 one of 3 attempts',
    'QS-5.2 fails 2 times in 6',
  ]);
  expect(said(g, { type: 'motivate', commander: 'A', square: 'c1' })).toEqual([
    'QS-5.1 one of 3 attempts',
  ]);
  expect(said(g, { type: 'rest' })).toEqual(['QS-3.4 gives up 3 attempts']);
});

test('[QS-5.9, QS-3.5] ending something says what is given up by it', () => {
  const groups = { 'A-rifle1': { at: 'c1', ap: 3 }, 'D-rifle1': 'h8' };
  expect(said(activated(groups), { type: 'close' })).toEqual(['QS-5.9 loses 3 AP']);
  const idle = { 'A-rifle1': 'c1', 'A-rifle2': 'e1', 'D-rifle1': 'h8' };
  const g = game({ groups: idle, stack: [{ type: 'residual' }] });
  expect(said(g, { type: 'endTurn' })).toEqual(['QS-3.5 2 squares could still act']);
});

test('[QS-9.1] to hold fire is to give up shots, and to try fails three times in six', () => {
  const g = activated({ 'A-rifle1': { at: 'c1', ap: 3 }, 'D-rifle1': 'c3', 'D-rifle2': 'd3' });
  g.play(STEP);
  expect(said(g, { type: 'snap', square: 'c3' })).toEqual(['QS-9.1 fails 3 times in 6']);
  expect(said(g, { type: 'hold' })).toEqual(['QS-9.1 2 squares do not shoot']);
});

test('[QS-8.5, QS-12.2] of his own groups a player is told how often one falls, and what a loss scores', () => {
  const targets = ['D-rifle1', 'D-rifle2'];
  const hit = { cover: 'open', targets, rounds: 0, dealt: [], left: 1 };
  const stack = (side: string) => [...ACTIVATED, { type: 'allocate', side, ...hit }];
  const groups = { 'A-rifle1': { at: 'c1', ap: 3 }, 'D-rifle1': 'c3', 'D-rifle2': 'c3' };
  const move: PbiMove = { type: 'hit', group: 'D-rifle1' };
  expect(said(game({ groups, stack: stack('defender') }), move)).toEqual([
    'QS-8.5 falls 3 times in 6',
  ]);
  expect(said(game({ groups, stack: stack('attacker') }), move)).toEqual([]);
});

test('[QS-11.1] a marker costs everybody an AP, and comes off every other time', () => {
  const groups = {
    'A-rifle1': { at: 'c1', ap: 3 },
    'A-rifle2': { at: 'c1', status: 'casualty' },
    'D-rifle1': 'h8',
  } as const;
  expect(said(activated(groups), { type: 'clear', square: 'c1', platoon: 'A' })).toEqual([
    'QS-11.1 1 AP',
    'QS-11.1 fails 3 times in 6',
  ]);
});

test('[QS-3.2, QS-3.3] one more turn is won on a 5 or better, or given up', () => {
  const groups = { 'A-rifle1': 'c1', 'D-rifle1': 'h8' };
  const g = game({ groups, turn: 4, stack: [{ type: 'extend' }] });
  expect(said(g, { type: 'extend' })).toEqual(['QS-3.2 fails 4 times in 6']);
  expect(said(g, { type: 'decline' })).toEqual(['QS-3.3 gives up the roll for one more turn']);
});
