import { expect, test } from 'vitest';
import { game, sailing, SEA } from './support/game.ts';

const MTB = { at: 'c2', facing: 'north', aboard: ['A-rifle1'] } as const;

test('BT-3.1 a boat has 2D6 AP, once a turn', () => {
  const table = game({ hulls: { 'A-mtb1': MTB } });
  expect(table.play({ type: 'boats:start', boat: 'A-mtb1', throttle: false }, 3, 4)).toMatchObject([
    { type: 'boats:started', rule: 'BT-3.1', dice: [3, 4], ap: 7 },
  ]);
  expect(table.asked).toBe('attacker boats:sail');
  table.isKept();
  table.play({ type: 'boats:done' });
  expect(table.hull('A-mtb1').ap).toBe(0);
  table.refuses({ type: 'boats:start', boat: 'A-mtb1', throttle: false }, 'BT-3.1');
});

test('BT-3.2 leaving open water costs 1', () => {
  const table = game({
    board: SEA,
    hulls: { 'A-mtb1': { ...MTB, ap: 5, marks: ['started'] } },
    stack: sailing('A-mtb1'),
  });
  table.play({ type: 'boats:go', boat: 'A-mtb1', to: 'c3' });
  expect(table.hull('A-mtb1')).toMatchObject({ at: 'c3', ap: 4, aboard: ['A-rifle1'] });
  expect(table.where('A-rifle1')).toBe('aboard c3');
  table.isKept();
});
