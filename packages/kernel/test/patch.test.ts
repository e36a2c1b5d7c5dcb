import { expect, test } from 'vitest';
import { difference, patched, seededDice, type Dice } from '../src/index.ts';

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

test('a patch leads from one piece of JSON to any other, and says nothing where they are the same', () => {
  const dice = seededDice('patches');
  for (let i = 0; i < 3000; i++) {
    const before = anything(dice, 3);
    const after = anything(dice, 3);
    const patch = difference(before, after);
    // As it is when it comes out of a file.
    const sent = patch && (JSON.parse(JSON.stringify(patch)) as typeof patch);
    expect(patched(before, sent)).toEqual(after);
    expect(difference(before, JSON.parse(JSON.stringify(before)))).toBeUndefined();
    expect(difference(patched(before, sent), after)).toBeUndefined();
  }
});

test('a patch has only what changes, and changes nothing that it was made of', () => {
  const before = { at: [1, 2, 3, 4], side: { name: 'red', men: 4 }, edge: 'north' };
  const after = { at: [1, 9, 3], side: { name: 'red', men: 3 }, turn: 2 };
  const kept = JSON.stringify(before);
  expect(difference(before, after)).toEqual({
    at: { 1: [9], '#': 3 },
    side: { men: [3] },
    turn: [2],
    edge: [],
  });
  const made = patched(before, difference(before, { ...before, turn: 2 })) as typeof before;
  expect(made.at).toBe(before.at);
  expect(JSON.stringify(before)).toBe(kept);
});

test('fields in another order are no difference', () => {
  expect(difference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
});

test('a patch that was made for something else is not applied', () => {
  expect(() => patched(3, { a: [1] })).toThrow('for something else');
});
