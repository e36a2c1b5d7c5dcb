import { expect, test } from 'vitest';
import { Grid } from '../src/index.ts';

const wide = new Grid(4, 3);
const square = (name: string): number => wide.named(name);
const namesOf = (squares: readonly number[]): string[] => squares.map((each) => wide.names[each]);

test('squares are numbered row by row from the south-west corner', () => {
  expect(wide.names).toEqual([
    'a1',
    'b1',
    'c1',
    'd1',
    'a2',
    'b2',
    'c2',
    'd2',
    'a3',
    'b3',
    'c3',
    'd3',
  ]);
  expect([wide.columns, wide.rows, wide.size]).toEqual([4, 3, 12]);
});

test('a name leads back to its square, and no other name to any', () => {
  expect(wide.names.map((name) => wide.named(name))).toEqual([...wide.names.keys()]);
  for (const name of ['e1', 'a4', 'a0', 'A1', '1a', 'a', '']) expect(wide.named(name)).toBe(-1);
});

test('column and row of a square give it back', () => {
  expect([wide.column(square('c2')), wide.row(square('c2'))]).toEqual([2, 1]);
  for (const each of wide.names.keys()) {
    expect(wide.at(wide.column(each), wide.row(each))).toBe(each);
  }
});

test.each([
  [-1, 0],
  [0, -1],
  [4, 0],
  [0, 3],
  [4, 3],
])('column %i, row %i is off the board', (column, row) => {
  expect(wide.at(column, row)).toBe(-1);
});

test('the last column and row are still on the board', () => {
  expect(wide.at(3, 2)).toBe(square('d3'));
  expect(wide.at(0, 0)).toBe(square('a1'));
});

test.each([
  ['a1', 'a1', 0],
  ['a1', 'b1', 1],
  ['a1', 'a2', 1],
  ['a1', 'b2', 1],
  ['b2', 'a3', 1],
  ['a1', 'a3', 2],
  ['a1', 'c2', 2],
  ['d1', 'a3', 3],
  ['d3', 'a1', 3],
])('the range from %s to %s is %i', (from, to, range) => {
  expect(wide.range(square(from), square(to))).toBe(range);
  expect(wide.range(square(to), square(from))).toBe(range);
});

test('neighbours share a side or a corner', () => {
  expect(namesOf(wide.neighbours[square('a1')])).toEqual(['b1', 'a2', 'b2']);
  expect(namesOf(wide.neighbours[square('d2')])).toEqual(['c1', 'd1', 'c2', 'c3', 'd3']);
  expect(namesOf(wide.neighbours[square('b2')])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    'b3',
    'c3',
  ]);
});

test('the squares at range 1 are the neighbours, on every board', () => {
  for (const grid of [wide, new Grid(8, 8), new Grid(1, 1), new Grid(1, 5)]) {
    const squares = [...grid.names.keys()];
    for (const each of squares) {
      const near = squares.filter((other) => {
        const columns = Math.abs(grid.column(each) - grid.column(other));
        const rows = Math.abs(grid.row(each) - grid.row(other));
        return other !== each && columns <= 1 && rows <= 1;
      });
      expect(grid.neighbours[each]).toEqual(near);
    }
  }
});

test.each([
  ['b2', 'b3', false],
  ['b2', 'b1', false],
  ['b2', 'a2', false],
  ['b2', 'c2', false],
  ['b2', 'a1', true],
  ['b2', 'c1', true],
  ['b2', 'a3', true],
  ['b2', 'c3', true],
])('whether the step from %s to %s is diagonal: %s', (from, to, diagonal) => {
  expect(wide.isDiagonal(square(from), square(to))).toBe(diagonal);
});
