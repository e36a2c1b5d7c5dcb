import { expect, test } from 'vitest';
import { answer, answersTo, squares, type Sketch } from '../support/squares.ts';

const ASSAULTS: Pick<Sketch, 'next' | 'asked'> = {
  next: 'shooting',
  asked: [{ type: 'assaults', column: 0 }],
};
const MOVEMENT: Pick<Sketch, 'next' | 'asked'> = {
  next: 'assaults',
  asked: [{ type: 'movement', column: 0 }],
};
const ASSET: Pick<Sketch, 'next' | 'asked'> = { next: 'command', asked: [{ type: 'asset' }] };

/** An assault of two units on d4 whose target is asked whether it stands. */
const answering = (party: readonly string[]) => ({
  next: 'shooting',
  asked: [
    { type: 'assaults', column: 0 },
    {
      type: 'assault',
      from: 'd3',
      to: 'd4',
      party,
      joiners: [],
      shock: false,
      stage: 'answer',
      killed: 0,
      lost: 0,
    },
  ],
});

test('it storms what is weak, and leaves alone what is strong', () => {
  const state = squares({
    ...ASSAULTS,
    attacker: { c3: 'infantry, infantry', f3: 'infantry' },
    defender: { c4: 'reservist infantry', f4: 'infantry, infantry, mg' },
    defences: { f4: 'trenches' },
  });
  expect(answersTo(state, 'assaults').slice(0, 1)).toEqual([
    { type: 'assault', from: 'c3', to: 'c4' },
  ]);
  const strong = squares({
    ...ASSAULTS,
    attacker: { f3: 'infantry', c3: 'infantry' },
    defender: { f4: 'infantry, infantry, mg', c5: 'infantry' },
    defences: { f4: 'trenches' },
  });
  expect(answer(strong)).toEqual({ type: 'endAssaults' });
});

test('others join an assault from the flank', () => {
  const state = squares({
    ...ASSAULTS,
    attacker: { d3: 'infantry, infantry', c4: 'infantry, infantry' },
    defender: { d4: 'infantry, infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  const moves = answersTo(state, 'assaults', 'assault');
  expect(moves.map(({ type }) => type).slice(0, 3)).toEqual(['assault', 'join', 'join']);
});

test('a shock assault is used where it is ready', () => {
  const state = squares({
    ...ASSAULTS,
    shock: 'ready',
    attacker: { d3: 'infantry, infantry' },
    defender: { d4: 'infantry, infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  expect(answersTo(state, 'assaults', 'assault').map(({ type }) => type)).toContain('shock');
});

test('of two assaults the one further to the right is made first', () => {
  const state = squares({
    ...ASSAULTS,
    attacker: { b3: 'infantry, infantry', g3: 'infantry, infantry' },
    defender: { b4: 'gun', g4: 'reservist infantry' },
    objectives: ['b4', 'a6', 'c6', 'h6'],
  });
  expect(answer(state)).toEqual({ type: 'assault', from: 'g3', to: 'g4' });
});

test('guns retire in time, and those in trenches stand', () => {
  const guns = squares({
    ...answering(['A-infantry1', 'A-infantry2']),
    attacker: { d3: 'infantry, infantry' },
    defender: { d4: 'gun, gun', h6: 'infantry' },
  });
  expect(answer(guns)).toEqual({ type: 'retire' });
  const trenches = squares({
    ...answering(['A-infantry1', 'A-infantry2']),
    attacker: { d3: 'infantry, infantry' },
    defender: { d4: 'infantry, infantry, mg' },
    defences: { d4: 'trenches' },
  });
  expect(answer(trenches)).toEqual({ type: 'stand' });
});

test('an objective that nobody holds any more is walked into', () => {
  const state = squares({
    ...MOVEMENT,
    attacker: { d2: 'infantry' },
    defender: { h6: 'infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  expect(answersTo(state, 'movement', 'march').slice(0, 2)).toEqual([
    { type: 'march', unit: 'A-infantry1', to: 'd3' },
    { type: 'march', unit: 'A-infantry1', to: 'd4' },
  ]);
});

test('a garrison stays where the enemy is near, and looks to where he stands', () => {
  const state = squares({
    ...MOVEMENT,
    side: 'defender',
    attacker: { c4: 'infantry, infantry', h1: 'infantry' },
    defender: { d4: 'infantry, infantry, mg' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  expect(answersTo(state, 'movement', 'march')).toEqual([
    { type: 'turn', square: 'd4', face: 'west' },
    { type: 'endMovement' },
  ]);
});

test('a point barrage falls on what is to be stormed, and not on the own troops', () => {
  const state = squares({
    ...ASSET,
    attacker: { c2: 'infantry, infantry', d2: 'infantry, infantry', e2: 'infantry, infantry' },
    defender: { d4: 'infantry, infantry, mg', h6: 'reservist infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
    assets: { attacker: { point: 1 }, defender: {} },
  });
  expect(answer(state)).toEqual({ type: 'asset', asset: 'point' });
  const laying = squares({
    next: 'command',
    asked: [{ type: 'barrage', asset: 'point', corner: 'none' }],
    attacker: { c2: 'infantry, infantry', d2: 'infantry, infantry' },
    defender: { d4: 'infantry, infantry, mg', h6: 'reservist infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  const moves = answersTo(laying, 'barrage');
  expect(['c4', 'd4', 'e4', 'd5', 'c5', 'e5']).toContain(
    (moves[0] as { square?: string } | undefined)?.square,
  );
});

test('an asset is kept while there is nothing to use it on', () => {
  const state = squares({
    ...ASSET,
    attacker: { a1: 'infantry' },
    defender: { h6: 'infantry' },
    objectives: ['d4', 'a6', 'b6', 'c6'],
    assets: { attacker: { shock: 1, suppression: 1 }, defender: {} },
  });
  expect(answer(state)).toEqual({ type: 'noAsset' });
});

test('higher command steadies those who are about to run, and helps those who storm', () => {
  const shaken = squares({
    next: 'morale',
    asked: [{ type: 'command', left: 2 }],
    attacker: { d3: 'infantry, infantry', h1: 'infantry' },
    defender: { h6: 'infantry' },
    units: { 'A-infantry1': { casualties: 3 } },
  });
  expect(['hold', 'morale']).toContain((answer(shaken) as { order?: string }).order);
  const storming = squares({
    next: 'morale',
    asked: [{ type: 'command', left: 2 }],
    attacker: { d3: 'infantry, infantry', h1: 'infantry' },
    defender: { d4: 'infantry, infantry' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  expect(answer(storming)).toEqual({ type: 'order', square: 'd3', order: 'fighting' });
});

test('those are shot at who have casualties and stand on an objective', () => {
  const state = squares({
    next: 'markers',
    asked: [{ type: 'shooting', column: 0 }],
    attacker: { d4: 'infantry', f4: 'infantry' },
    defender: { e4: 'infantry, infantry, mg' },
    objectives: ['a6', 'b6', 'c6', 'h6'],
    units: { 'A-infantry2': { casualties: 2 } },
  });
  expect(answer(state)).toEqual({ type: 'shoot', from: 'e4', to: 'f4' });
});

test('the best of those who wait come by road', () => {
  const state = squares({
    next: 'countdown',
    asked: [{ type: 'reinforce' }],
    side: 'defender',
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry' },
    waiting: { defender: 'reservist infantry, professional infantry' },
    roads: { d6: 'ns', d5: 'ns', d4: 'n' },
    objectives: ['d4', 'a6', 'b6', 'h6'],
  });
  expect(answer(state)).toEqual({ type: 'byRoad', unit: 'D-infantry3', square: 'd6' });
});

test('of two that want the last place behind, the one worth more has it', () => {
  const state = squares({
    next: 'movement',
    asked: [
      { type: 'morale', done: 0 },
      { type: 'fallBack', side: 'attacker', square: 'd3' },
    ],
    attacker: { d3: 'reservist infantry, infantry', d2: 'infantry' },
    defender: { h6: 'infantry' },
  });
  expect(answer(state)).toEqual({ type: 'fallBack', unit: 'A-infantry2' });
  // As good as each other, but for what they have lost.
  const worn = squares({
    next: 'movement',
    asked: [
      { type: 'morale', done: 0 },
      { type: 'fallBack', side: 'attacker', square: 'd3' },
    ],
    attacker: { d3: 'infantry, infantry', d2: 'infantry' },
    defender: { h6: 'infantry' },
    units: { 'A-infantry1': { lost: 3 } },
  });
  expect(answer(worn)).toEqual({ type: 'fallBack', unit: 'A-infantry2' });
});

test('a higher command that is driven off goes to its own, and away from the enemy', () => {
  const driven = (defender: Sketch['defender']) =>
    squares({
      next: 'assaults',
      asked: [
        { type: 'movement', column: 0 },
        { type: 'displace', unit: 'D-command1' },
      ],
      attacker: { d4: 'infantry', b5: 'infantry' },
      defender: { d4: 'command', ...defender },
    });
  expect(answer(driven({ c5: 'infantry', e5: 'infantry' }))).toEqual({
    type: 'displace',
    square: 'e5',
  });
  expect(answer(driven({ d3: 'mg', d5: 'infantry, infantry', e5: 'infantry' }))).toEqual({
    type: 'displace',
    square: 'd5',
  });
});
