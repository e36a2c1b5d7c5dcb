import { expect, test } from 'vitest';
import { toSend, received, seededDice, type Dice } from '../src/index.ts';

/** Any piece of JSON, small enough that two of them are often alike in parts. */
function anything(dice: Dice, depth: number): unknown {
  const kind = dice.die(depth === 0 ? 4 : 7);
  if (kind === 1) return dice.die(3);
  if (kind === 2) return ['red', '', '#', '0'][dice.die(4) - 1];
  if (kind === 3) return dice.die(2) === 1;
  if (kind === 4) return null;
  const parts = Array.from({ length: dice.die(4) - 1 }, () => anything(dice, depth - 1));
  if (kind === 5) return parts;
  const names = ['a', 'b', '#', '0', 'length', '__proto__'];
  return Object.fromEntries(parts.map((part) => [names[dice.die(names.length) - 1], part]));
}

test('what is sent leads from one piece of JSON to any other, and says nothing where they are the same', () => {
  const dice = seededDice('sent');
  for (let i = 0; i < 3000; i++) {
    const before = anything(dice, 3);
    const after = anything(dice, 3);
    const patch = toSend(before, after);
    // As it is when it comes out of a file.
    const sent = patch && (JSON.parse(JSON.stringify(patch)) as typeof patch);
    expect(received(before, sent)).toEqual(after);
    expect(toSend(before, JSON.parse(JSON.stringify(before)))).toBeUndefined();
    expect(toSend(received(before, sent), after)).toBeUndefined();
  }
});

test('what is sent is only what changes, and it changes nothing', () => {
  const before = { at: [1, 2, 3, 4], side: { name: 'red', men: 4 }, edge: 'north' };
  const after = { at: [1, 9, 3], side: { name: 'red', men: 3 }, turn: 2 };
  const kept = JSON.stringify(before);
  expect(toSend(before, after)).toEqual({
    at: [[1, 9, 3]],
    side: { men: 3 },
    turn: 2,
    edge: [],
  });
  const made = received(before, toSend(before, { ...before, turn: 2 })) as typeof before;
  expect(made.at).toBe(before.at);
  expect(JSON.stringify(before)).toBe(kept);
});

test('what is like another of its list is told by that', () => {
  const men = ['Adam', 'Bert', 'Carl', 'Dora'].map((name) => ({ name, side: 'red', strength: 4 }));
  const [adam, bert, carl, dora] = men;
  // One comes in front of the others, which are as they were.
  expect(toSend([bert, carl], [adam, bert, carl])).toEqual({
    0: { name: 'Adam' },
    1: [{}, 0],
    2: [{}, 1],
    '#': 3,
  });
  expect(toSend([adam], [adam, bert, carl])).toEqual({
    1: [{ name: 'Bert' }, -1],
    2: [{ name: 'Carl' }, 0],
    '#': 3,
  });
  const sent = toSend({}, { men });
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(men).length);
  expect(received({}, sent)).toEqual({ men: [adam, bert, carl, dora] });
});

test('a value may stand in brackets, as files have it', () => {
  expect(received({ turn: 1, at: [3] }, { turn: [2], at: { 0: [4] } })).toEqual({
    turn: 2,
    at: [4],
  });
});

test('fields in another order are no difference', () => {
  expect(toSend({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
});

test('what was sent to somebody else is not taken', () => {
  expect(() => received(3, { a: [1] })).toThrow('for something else');
  expect(() => received([3], { 0: [{}, 7] })).toThrow('for something else');
  expect(() => received([3], { 0: [{}, 'length'] })).toThrow('for something else');
  expect(() => received({ a: 1 }, { a: [{}, 0] })).toThrow('for a part of a list');
});
