import { standingMove, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, game, sailing, SEA, type Game } from './support/game.ts';

test('[BT-6.7] fire is held at boats, or opened by one after another', () => {
  const g = game({
    board: SEA,
    ground: { c3: '_' },
    stack: sailing('A-launch1'),
    groups: { 'D-rifle1': 'c3' },
    hulls: { 'A-launch1': { at: 'c1', ap: 6, marks: ['started'], aboard: ['A-rifle1'] } },
  });
  g.play({ type: 'boats:go', boat: 'A-launch1', to: 'c2' });
  const [decision] = pbiBoats.pending(g.state).decisions;
  const answered = (answer: string, when: Facts) =>
    standingMove(pbiBoats, g.state, decision, [{ habit: 'boats:watch', when, answer }]);
  expect(answered('hold', { target: 'boat' })).toEqual({ type: 'boats:hold' });
  expect(answered('hold', { target: 'groups' })).toBeUndefined();
  expect(answered('shoot', {})).toMatchObject({ type: 'boats:snap', by: 'c3' });
});

function best(g: Game, habit: string, answer = 'best') {
  const [decision] = pbiBoats.pending(g.state).decisions;
  return standingMove(pbiBoats, g.state, decision, [{ habit, when: {}, answer }]);
}

test('[BT-9.3] of those who leave a lost boat the best goes first', () => {
  const g = game({
    stack: ACTIVATED,
    hulls: { 'D-launch1': { at: 'c3', aboard: ['D-rifle1', 'D-rifle2', 'D-lmg1'] } },
    groups: {
      'A-rifle1': { at: 'd4', ap: 5 },
      'D-rifle4': 'c4',
      'D-rifle5': 'c4',
      'D-rifle6': 'c4',
    },
  });
  g.play({ type: 'boats:board', from: 'd4', boat: 'D-launch1' });
  g.play({ type: 'boats:letCome' }, 6, 1, ...Array.from({ length: 12 }, () => 1));
  g.play({ type: 'boats:lose', group: 'D-rifle2' }, 4, 4);
  const to = { type: 'boats:scramble', group: 'D-lmg1', to: 'c4' };
  expect(best(g, 'boats:scramble')).toEqual(to);
});

test('[BT-4.5] of those with water behind them the best goes aboard first', () => {
  const g = game({
    board: SEA,
    groups: {
      'A-commander': 'a8',
      'A-rifle1': 'd7',
      'A-lmg1': 'd7',
      'A-rifle3': { status: 'casualty', at: 'd7' },
    },
    hulls: { 'A-dinghy1': 'd6', 'A-dinghy2': 'd6' },
    stack: [{ type: 'morale', squares: ['d7'] }],
  });
  g.play({ type: 'test', square: 'd7' }, 5, 5);
  const aboard = { type: 'boats:flee', group: 'A-lmg1', boat: 'A-dinghy1' };
  expect(best(g, 'boats:back')).toEqual(aboard);
});

test('[BT-7.4] who is saved goes ashore or into a boat, where there is either', () => {
  const g = game({
    stack: sailing('A-mtb1'),
    groups: { 'C-rifle1': 'a8' },
    hulls: {
      'A-mtb1': {
        at: 'd3',
        ap: 12,
        marks: ['started'],
        facing: 'south',
        aboard: ['A-rifle1', 'A-lmg1'],
      },
      'A-launch1': { at: 'c2' },
    },
    more: { mines: { rows: [[2, 8]], laid: ['d3'], found: [true] } },
  });
  g.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, 5, 4, 4);
  const ashore = best(g, 'boats:rescue', 'ashore');
  expect(ashore).toMatchObject({ type: 'boats:swim', group: 'A-lmg1' });
  const aboard = { type: 'boats:haul', group: 'A-lmg1', boat: 'A-launch1' };
  expect(best(g, 'boats:rescue', 'aboard')).toEqual(aboard);
});
