import { expect, test } from 'vitest';
import { difference, patched, patchInto, seededDice, type Dice } from '../src/index.ts';

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

test('in place a patch makes the same, and shares nothing with what it brings', () => {
  const dice = seededDice('in place');
  for (let i = 0; i < 2000; i++) {
    const before = anything(dice, 3);
    const after = anything(dice, 3);
    const patch = difference(before, after);
    const made = patchInto(JSON.parse(JSON.stringify(before)), patch);
    expect(made).toEqual(after);
  }
  const brought = { list: [[1, 2]] } as const;
  const made = patchInto({ list: [] }, { list: { 0: [brought.list[0]], '#': 1 } });
  patchInto(made, { list: { 0: { 0: [9] } } });
  expect(brought.list[0]).toEqual([1, 2]);
});

test('a list grows by what a patch brings, and has no holes', () => {
  for (const patch of [
    { '#': 3 },
    { 2: [1], '#': 3 },
    { x: [1] },
    { '-1': [1] },
    { 0.5: [1], '#': 2 },
  ]) {
    expect(() => patched([1], patch as never), JSON.stringify(patch)).toThrow(RangeError);
    expect(() => patchInto([1], patch as never), JSON.stringify(patch)).toThrow(RangeError);
  }
  expect(patched([1], { 1: [2], 2: [3], '#': 3 })).toEqual([1, 2, 3]);
});

test('a patch that was made for something else is not applied', () => {
  expect(() => patched(3, { a: [1] })).toThrow('for something else');
});
