import type { Pick } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { takenUp, takenUpAgain, wholeMove, withOneMore } from '../src/play/touching.ts';

const [one, two, three]: Pick[] = ['one', 'two', 'three'].map((piece) => ({ piece }));
const here: Pick = { point: { x: 1, y: 2 } };
const turned: Pick = { facing: 90 };

describe('a piece that is taken up', () => {
  test('leaves behind what was pointed at before', () => {
    expect(takenUp(one, [])).toEqual([one]);
    expect(takenUp(two, [one])).toEqual([two]);
    expect(takenUp(two, [one, here])).toEqual([two]);
  });

  test('leads those that it was pointed at with', () => {
    expect(takenUp(two, [one, two, three])).toEqual([two, one, three]);
    expect(takenUp(one, [one])).toEqual([one]);
  });

  test('comes off the place where it was put down', () => {
    expect(takenUpAgain([one, two, here])).toEqual([one, two]);
    expect(takenUpAgain([one, here, { button: 'column' }])).toEqual([one]);
  });
});

test('one more comes to a group, or one less', () => {
  expect(withOneMore(one, [])).toEqual([one]);
  expect(withOneMore(two, [one])).toEqual([one, two]);
  expect(withOneMore(one, [one, two])).toEqual([two]);
  expect(withOneMore(two, [one, here])).toEqual([one, two]);
});

test('a place in a list is taken with where one faces there, but never with a button', () => {
  const move = { type: 'go' };
  const choice = { key: '', pick: here, moves: [move], completes: undefined, depth: 1 };
  expect(wholeMove(choice, () => [one, here, turned])).toBe(move);
  expect(wholeMove(choice, () => [one, here, { button: 'fire' }])).toBeUndefined();
  const several = { ...choice, moves: [move, move] };
  expect(wholeMove(several, () => [one, here, turned])).toBeUndefined();
  expect(wholeMove({ ...choice, pick: one }, () => [one, here])).toBeUndefined();
});
