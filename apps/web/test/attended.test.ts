// Where the table is moved to.
import { message, type Piece, type Scene } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { partWith } from '../src/board/attended.ts';
import { partOfHint } from '../src/board/hinted.ts';
import { plainLook } from '../src/games/plainLook.tsx';

function piece(id: string, x: number, y: number, formation: string): Piece {
  const at = { x, y };
  return {
    id,
    side: 'a',
    kind: 'k',
    formation,
    at,
    facing: 0,
    marks: [],
    counts: {},
    label: message(''),
  };
}

/** 800 wide: its edge is 30. */
const SCENE: Scene = {
  width: 800,
  height: 800,
  areas: [
    {
      id: 'b1',
      kind: 'open',
      outline: [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 100 },
        { x: 100, y: 100 },
      ],
    },
  ],
  pieces: [piece('one', 300, 300, 'A'), piece('two', 500, 400, 'A'), piece('three', 0, 0, 'B')],
  markers: [],
  status: [],
};

test('all that is decided about is in it, with the edge of the table before it', () => {
  const keys = new Set(['piece:one', 'square:b1', 'button:done']);
  expect(partWith(keys, SCENE, plainLook)).toEqual({
    x: 130,
    y: 800 - 320 + 30,
    width: 220,
    height: 320,
    thing: 40,
  });
  // A formation is all of its pieces, and a place is a point.
  expect(partWith(new Set(['formation:A', 'point:700,300']), SCENE, plainLook)).toMatchObject({
    x: 310,
    width: 420,
  });
});

test('what is beside the table moves it nowhere', () => {
  expect(partWith(new Set(['piece:gone', 'button:done']), SCENE, plainLook)).toBeUndefined();
});

test('a hint is seen where it begins and where it would stand, however far one could go', () => {
  const hint = {
    picks: [{ piece: 'one' }, { button: 'done' }],
    shapes: [
      { kind: 'ghost', tone: 'good', piece: 'one', at: { x: 600, y: 700 }, facing: 0 },
      { kind: 'ring', tone: 'plain', at: { x: 300, y: 300 }, radius: 5000 },
    ],
  } as const;
  expect(partOfHint(hint, SCENE, plainLook)).toEqual({
    x: 310,
    y: 800 - 720 + 30,
    width: 340,
    height: 440,
    thing: 40,
  });
  expect(partOfHint({ picks: [{ button: 'done' }], shapes: [] }, SCENE, plainLook)).toBeUndefined();
});
