import { describe, expect, test } from 'vitest';
import { SETTING } from '@sandtable/kernel';
import { remove } from '@sandtable/pbi/extending';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, game, sailing, SEA, type Sketch } from './support/game.ts';

/** A boat of the defender's that the attacker crews since this turn. */
const TAKEN = {
  at: 'c2',
  crew: 'attacker',
  weapons: ['hmg'],
  aboard: ['A-rifle1', 'A-rifle2'],
  marks: ['taken'],
} as const;

describe('a boat that was just taken', () => {
  test('[BT-9.4] is not shot from by those who took it', () => {
    const sketch: Sketch = {
      board: SEA,
      ground: { c3: '_' },
      stack: ACTIVATED,
      groups: { 'D-rifle1': 'c3', 'A-rifle1': { ap: 2 } },
      hulls: { 'D-launch1': TAKEN },
    };
    const shot = { type: 'boats:aim', from: 'D-launch1', what: 'ashore', at: 'c3' };
    game(sketch).refuses(shot, 'BT-9.4');
    game({ ...sketch, hulls: { 'D-launch1': { ...TAKEN, marks: [] } } }).accepts(shot);
  });

  test('[BT-9.4] has silent guns in the enemy’s turn, but men aboard who shoot', () => {
    const comes: Sketch = {
      board: SEA,
      side: 'defender',
      stack: sailing('D-launch2'),
      hulls: {
        'D-launch1': TAKEN,
        'D-launch2': { at: 'c4', facing: 'south', ap: 4, marks: ['started'], aboard: ['D-lmg1'] },
      },
    };
    const ways = (sketch: Sketch): unknown[] => {
      const g = game(sketch);
      g.play({ type: 'boats:go', boat: 'D-launch2', to: 'c3' });
      return g.offered('boats:snap').map(({ using }) => using);
    };
    expect(new Set(ways(comes))).toEqual(new Set(['groups']));
    const hulls = {
      ...comes.hulls,
      'D-launch1': { ...TAKEN, facing: 'north', marks: [] },
    } as const;
    expect(new Set(ways({ ...comes, hulls }))).toEqual(new Set(['groups', 'gun']));
  });
});

test('[BT-5.1] to ask what a way costs settles nothing', () => {
  const g = game({
    board: SEA,
    stack: sailing('A-launch1'),
    hulls: {
      'A-launch1': { at: 'c1', ap: 6, marks: ['started'], aboard: ['A-rifle1'] },
      'D-launch1': { at: 'c3', facing: 'south', weapons: ['hmg'], aboard: ['D-rifle1'] },
    },
  });
  const before = JSON.stringify(pbiBoats.position(g.state));
  const stakes = (): unknown =>
    pbiBoats.stakes(g.state, 'attacker', {
      type: 'boats:go',
      boat: 'A-launch1',
      to: 'c2',
    } as never);
  const first = stakes();
  expect(stakes()).toEqual(first);
  expect(JSON.stringify(pbiBoats.position(g.state))).toBe(before);
});

test('[QS-12.3] crews do not disturb an attacker who plays on alone', () => {
  const g = game({
    board: SEA,
    stack: sailing('A-launch1'),
    hulls: {
      'A-launch1': { at: 'c1', ap: 6, marks: ['started'], aboard: ['A-rifle1'] },
      'D-launch1': { at: 'c3', facing: 'south', weapons: ['hmg'] },
    },
  });
  // As after the last group of the defender's has gone.
  remove(g.state, g.state[SETTING].roster.named('Z-rifle1'));
  g.state.alone = true;
  g.play({ type: 'boats:go', boat: 'A-launch1', to: 'c2' });
  expect(g.asked).toBe('attacker boats:sail');
});

test('[BT-3.4] nobody goes over the side of a boat that is at full throttle in the same turn', () => {
  const g = game({
    board: SEA,
    stack: ACTIVATED,
    groups: { 'A-rifle1': { ap: 5 } },
    hulls: {
      'A-mtb1': { at: 'c1', aboard: ['A-rifle1'] },
      'D-launch1': { at: 'c2', facing: 'south' },
    },
  });
  // Three dice against those of the crew: nobody falls, and the assault fails; the crew strikes once more.
  g.play({ type: 'boats:board', from: 'c1', boat: 'D-launch1' }, 1, 1, 1, 1, 1, 1);
  expect(g.asked).toBe('attacker residual');
  g.refuses({ type: 'boats:start', boat: 'A-mtb1', throttle: true }, 'BT-3.4');
  g.accepts({ type: 'boats:start', boat: 'A-mtb1', throttle: false });
});

describe('what may be shot at is told before', () => {
  const risksOf = (sketch: Sketch, move: object): unknown[] =>
    pbiBoats
      .stakes(game(sketch).state, 'attacker', move as never)
      .risks.map(({ rule, message: { key, with: parts } }) => [rule, key, parts?.['dice']]);
  const GUNBOAT = { at: 'c2', facing: 'north', weapons: ['hmg'] } as const;

  test('[BT-6.7] boats beside a march', () => {
    const sketch: Sketch = {
      board: SEA,
      ground: { c3: '_', d3: '_', c4: '_' },
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c4', ap: 3 } },
      hulls: { 'D-launch1': GUNBOAT },
    };
    expect(risksOf(sketch, { type: 'march', from: 'c4', to: 'c3' })).toEqual([
      ['BT-6.7', 'stakes.opportunity', 4],
    ]);
  });

  test('[BT-9.2] whoever is boarded, and their dice in the fight', () => {
    const sketch: Sketch = {
      board: SEA,
      stack: ACTIVATED,
      groups: { 'A-rifle1': { ap: 5 } },
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1'] }, 'D-launch1': GUNBOAT },
    };
    expect(risksOf(sketch, { type: 'boats:board', from: 'c3', boat: 'D-launch1' })).toEqual([
      ['BT-9.2', 'stakes.opportunity', 4],
      ['BT-9.2', 'stakes.defence', 3],
    ]);
  });
});

test('[QS-12.3] nor does the crew of a boat that he boards', () => {
  const g = game({
    board: SEA,
    stack: ACTIVATED,
    groups: { 'A-rifle1': { ap: 5 } },
    hulls: {
      'A-launch1': { at: 'c1', aboard: ['A-rifle1'] },
      'D-launch1': { at: 'c2', facing: 'south', weapons: ['hmg'] },
    },
  });
  remove(g.state, g.state[SETTING].roster.named('Z-rifle1'));
  g.state.alone = true;
  // It fights, but does not shoot first.
  g.play({ type: 'boats:board', from: 'c1', boat: 'D-launch1' }, 6, 1, 1, 1, 1);
  expect(g.hull('D-launch1').crew).toBe('attacker');
});
