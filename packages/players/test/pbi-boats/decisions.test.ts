import { SETTING } from '@sandtable/kernel';
import { ATTACKER } from '@sandtable/pbi';
import { groupsIn } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
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
