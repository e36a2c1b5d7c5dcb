import { standingMove, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, sailing, SEA } from './support/game.ts';

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
