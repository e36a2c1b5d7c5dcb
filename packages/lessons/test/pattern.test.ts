import { expect, test } from 'vitest';
import { fits } from '../src/index.ts';

const MOVE = {
  type: 'move',
  pieces: ['A-1', 'A-2'],
  path: [
    { x: 10, y: 20 },
    { x: 30, y: 40 },
  ],
  count: 3,
};

test.each([
  [{ type: 'move' }, true],
  [{ type: 'fire' }, false],
  [{ type: 'move', far: 1 }, false],
  [{ pieces: ['A-1', 'A-2'] }, true],
  [{ pieces: ['A-1'] }, false],
  [{ pieces: { has: 'A-2' } }, true],
  [{ pieces: { has: 'A-3' } }, false],
  [{ pieces: [{ begins: 'A-' }, { begins: 'A-' }] }, true],
  [{ count: { oneOf: [1, 3] } }, true],
  [{ count: { oneOf: [1, 2] } }, false],
  [{ count: { least: 3, most: 4 } }, true],
  [{ count: { least: 4 } }, false],
  [{ count: { most: 2 } }, false],
  [{ path: { last: { x: { least: 25, most: 35 }, y: { least: 35 } } } }, true],
  [{ path: { last: { x: { most: 25 } } } }, false],
  [{ type: { last: 1 } }, false],
  [{ type: { least: 1 } }, false],
])('%j fits the move: %s', (pattern, expected) => {
  expect(fits(pattern, MOVE)).toBe(expected);
});
