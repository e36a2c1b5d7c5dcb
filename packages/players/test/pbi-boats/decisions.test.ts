import { seededDice, SETTING } from '@sandtable/kernel';
import { ATTACKER } from '@sandtable/pbi';
import { groupsIn, pbiBoats } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
import { greedy } from '../../src/index.ts';
import { answer, coast, restOfTurn } from '../support/boats.ts';

const sailing = (boat: string) => [{ type: 'motivate' }, { type: 'boats:sail', boat }];
const STARTED = ['started'];
const PARTY = ['A-rifle1', 'A-rifle2', 'A-lmg1'];

test('a boat goes straight to the beach behind which there is a house', () => {
  const state = coast({
    hulls: { 'A-launch1': { at: 'd2', facing: 'north', ap: 5, marks: STARTED, aboard: PARTY } },
    stack: sailing('A-launch1'),
  });
  expect(answer(state)).toEqual({ type: 'boats:go', boat: 'A-launch1', to: 'd3' });
});

test('a boat that faces elsewhere turns first', () => {
  const state = coast({
    hulls: { 'A-launch1': { at: 'd2', facing: 'east', ap: 5, marks: STARTED, aboard: PARTY } },
    stack: sailing('A-launch1'),
  });
  expect(answer(state)).toEqual({ type: 'boats:turn', boat: 'A-launch1', hand: 'left' });
});

test('it is started before anybody is motivated', () => {
  const state = coast({ hulls: { 'A-launch1': { at: 'd2', facing: 'north', aboard: PARTY } } });
  expect(answer(state)).toEqual({ type: 'boats:start', boat: 'A-launch1', throttle: false });
});

test('[BT-3.4] with a wide sea before it, at full throttle', () => {
  const board = ['...b....', '________', ...Array.from({ length: 14 }, () => '~~~~~~~~')];
  const state = coast({
    board,
    groups: { 'A-rifle9': 'a16', 'D-rifle9': 'h16' },
    hulls: { 'A-launch1': { at: 'd1', facing: 'north', aboard: PARTY } },
  });
  expect(answer(state)).toEqual({ type: 'boats:start', boat: 'A-launch1', throttle: true });
});

test('it lands rather than lingers', () => {
  const state = coast({
    hulls: { 'A-launch1': { at: 'd4', facing: 'north', marks: STARTED, aboard: PARTY } },
    stack: [{ type: 'residual' }],
  });
  // Whoever has a shot fires it first.
  const landed = { type: 'boats:landAll', boat: 'A-launch1', to: 'd5' };
  expect(restOfTurn(state)).toContainEqual(landed);
  // Somebody else has begun to choose who lands: those go, or all.
  const stack = (party: readonly string[]): readonly object[] => [
    { type: 'residual' },
    { type: 'boats:gather', kind: 'land', from: 'A-launch1', to: 'd5', party },
  ];
  const launch = { at: 'd4', facing: 'north', marks: STARTED, aboard: PARTY };
  const gathering = (party: readonly string[]) =>
    coast({ hulls: { 'A-launch1': launch }, stack: stack(party) });
  expect(answer(gathering([]))).toEqual({ type: 'boats:togetherAll' });
  expect(answer(gathering(['A-rifle2']))).toEqual({ type: 'boats:together' });
});

test('[BT-8.3] it sweeps the mine that it lies on', () => {
  const state = coast({
    hulls: {
      'A-mtb1': { at: 'd3', facing: 'north', ap: 6, marks: STARTED, nets: true, aboard: PARTY },
    },
    mines: { rows: [[2, 4]], laid: ['d3'], found: [true] },
    stack: sailing('A-mtb1'),
  });
  expect(answer(state)).toEqual({ type: 'boats:disarm', boat: 'A-mtb1' });
});

test('[BT-8.2] it goes round a mine that it knows of', () => {
  const state = coast({
    hulls: { 'A-launch1': { at: 'd2', facing: 'north', ap: 9, marks: STARTED, aboard: PARTY } },
    mines: { rows: [[2, 4]], laid: ['d3'], found: [true] },
    stack: sailing('A-launch1'),
  });
  expect(answer(state)).toMatchObject({ type: 'boats:turn' });
});

test('[BT-8.1] it takes the longer way where a boat has been before it', () => {
  const hulls = {
    'A-launch1': { at: 'd2', facing: 'north', ap: 9, marks: STARTED, aboard: PARTY },
  };
  const mines = { rows: [[3, 3]], laid: ['a3'] };
  const way = (sailed: readonly string[]) =>
    answer(coast({ hulls, mines, sailed, stack: sailing('A-launch1') }));
  expect(way([])).toMatchObject({ type: 'boats:go', to: 'd3' });
  expect(way(['e3'])).toMatchObject({ type: 'boats:turn', hand: 'right' });
});

test('[BT-8.1] where hidden mines lie does not change its play', () => {
  const answers = ['a3', 'd3', 'd4', 'h4'].map((laid) =>
    answer(
      coast({
        hulls: { 'A-launch1': { at: 'd2', facing: 'north', ap: 9, marks: STARTED, aboard: PARTY } },
        mines: { rows: [[2, 4]], laid: [laid] },
        stack: sailing('A-launch1'),
      }),
    ),
  );
  expect(new Set(answers.map((move) => JSON.stringify(move))).size).toBe(1);
});

test('[BT-8.2] the defender keeps off his own mines', () => {
  const state = coast({
    side: 'defender',
    hulls: {
      'D-picketboat1': { at: 'd3', facing: 'south', ap: 3, marks: STARTED, weapons: ['hmg'] },
      'A-launch1': { at: 'd1', facing: 'north', aboard: PARTY },
    },
    mines: { rows: [[2, 4]], laid: ['d2'] },
    stack: sailing('D-picketboat1'),
  });
  expect(answer(state)).not.toMatchObject({ type: 'boats:go', to: 'd2' });
});

test('[BT-6.3] a gun sinks what carries most', () => {
  const state = coast({
    side: 'defender',
    groups: { 'D-heavygun1': { at: 'd7', ap: 3 } },
    hulls: {
      'A-launch1': { at: 'a2', facing: 'north' },
      'A-launch2': { at: 'g2', facing: 'north', aboard: PARTY },
    },
    stack: [{ type: 'motivate' }, { type: 'activate' }],
  });
  expect(answer(state)).toEqual({
    type: 'boats:gun',
    group: 'D-heavygun1',
    what: 'hull',
    at: 'A-launch2',
  });
});

test('[BT-5.1] weapons are fired with what the way leaves, at whoever has no cover', () => {
  const state = coast({
    groups: { 'D-lmg1': 'd5', 'D-rifle1': 'd7' },
    hulls: {
      'A-mtb1': {
        at: 'd3',
        facing: 'north',
        ap: 9,
        marks: STARTED,
        weapons: ['hmg'],
        aboard: PARTY,
      },
    },
    stack: sailing('A-mtb1'),
  });
  expect(answer(state)).toMatchObject({ type: 'boats:fire', what: 'ashore', at: 'd5' });
});

test('a group ashore walks into the house that nobody holds', () => {
  const state = coast({
    groups: { 'A-rifle1': { at: 'd6', ap: 1 } },
    stack: [{ type: 'motivate' }, { type: 'activate' }],
  });
  expect(answer(state)).toEqual({ type: 'march', from: 'd6', to: 'd7' });
});

test('the first of a garrison stays where it is, and the second goes on', () => {
  const board = [
    '.......b',
    '...b....',
    '........',
    '________',
    ...Array.from({ length: 4 }, () => '~~~~~~~~'),
  ];
  const state = coast({
    board,
    groups: { 'A-rifle1': { at: 'd7', ap: 6 }, 'A-rifle2': { at: 'd7', ap: 6 }, 'D-rifle9': 'a5' },
    stack: [{ type: 'motivate' }, { type: 'activate' }],
  });
  const march = restOfTurn(state).find(({ type }) => type === 'march');
  expect(march).toMatchObject({ from: 'd7' });
  expect(groupsIn(state, ATTACKER, state[SETTING].board.named('d7'))).toHaveLength(1);
});

test('[BT-4.1] whoever stands where there is nothing to take goes aboard again', () => {
  const state = coast({
    board: [
      '...b....',
      '________',
      '~~~~~~~~',
      '~~~~~~~~',
      '~~~~~~~~',
      '________',
      '........',
      '........',
    ],
    groups: { 'A-rifle1': 'd3', 'A-rifle2': 'd3' },
    hulls: { 'A-launch1': { at: 'd4', facing: 'north', marks: STARTED } },
    stack: [{ type: 'residual' }],
  });
  expect(restOfTurn(state)).toContainEqual({
    type: 'boats:embarkAll',
    from: 'd3',
    boat: 'A-launch1',
  });
});

test('[BT-4.1] nobody goes aboard again who has a house to walk to', () => {
  const state = coast({
    groups: { 'A-rifle1': 'd5', 'A-rifle2': 'd5' },
    hulls: { 'A-launch1': { at: 'd4', facing: 'north', marks: STARTED } },
    stack: [{ type: 'residual' }],
  });
  expect(restOfTurn(state).map(({ type }) => type)).not.toContain('boats:embarkAll');
});

test('[BT-4.1, BT-8.2] those on a mine change to the boat beside them', () => {
  const state = coast({
    hulls: {
      'A-launch1': { at: 'd3', facing: 'north', marks: STARTED, aboard: PARTY },
      'A-launch2': { at: 'e3', facing: 'north', marks: STARTED },
    },
    mines: { rows: [[2, 4]], laid: ['d3'], found: [true] },
    stack: [{ type: 'residual' }],
  });
  expect(restOfTurn(state)).toContainEqual({
    type: 'boats:changeAll',
    boat: 'A-launch1',
    into: 'A-launch2',
  });
});

test('[BT-3.5] a tank that sees nobody drives to where it does', () => {
  const state = coast({
    groups: { 'D-rifle9': 'd8' },
    hulls: {
      'A-tank1': { at: 'd6', facing: 'east', ap: 6, marks: STARTED },
    },
    stack: sailing('A-tank1'),
  });
  const done: string[] = restOfTurn(state).map(({ type }) => type);
  expect(done).toContain('boats:go');
  expect(done.indexOf('boats:fire')).toBeGreaterThan(done.indexOf('boats:go'));
});

test('[BT-8.1] mines lie where boats will come, not where they have no business', () => {
  const board = [
    'b.......',
    ...Array.from({ length: 4 }, () => '........'),
    '=.......',
    '~~~~~~~~',
    '~~~~~~~~',
  ];
  const laid = Array.from({ length: 30 }, (_, seed) => {
    const made = pbiBoats.setup(
      {
        format: 1,
        ruleset: 'pbi-boats',
        id: 'test',
        title: 'Test',
        turns: 6,
        edge: 'south',
        board,
        mines: { rows: [[2, 2]] },
        platoons: [
          { id: 'A', side: 'attacker', groups: { commander: 1, rifle: 2, launch: 1 } },
          { id: 'D', side: 'defender', groups: { commander: 1, rifle: 2 } },
        ],
      },
      {},
    );
    if (!made.ok) throw new Error(`bad scenario: ${JSON.stringify(made.problems)}`);
    const [decision] = pbiBoats.pending(made.value).decisions;
    const view = pbiBoats.view(made.value, decision.side);
    return greedy.make(pbiBoats).choose(view, decision, seededDice(`ties ${seed}`));
  });
  expect(laid).not.toContainEqual({ type: 'boats:lay', square: 'g2' });
  expect(laid).not.toContainEqual({ type: 'boats:lay', square: 'h2' });
});
