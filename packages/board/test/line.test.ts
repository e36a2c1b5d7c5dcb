import { expect, test } from 'vitest';
import { Grid, squaresBetween } from '../src/index.ts';

const grid = new Grid(8, 8);

/** A number as a fraction; the denominator is above 0. */
type Fraction = readonly [number, number];
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b);

/**
 * When a point that goes from one centre to another is strictly inside a column (or row) of
 * squares: from which part of the way to which; undefined for never. Twice the real lengths keep
 * the numbers whole.
 */
function inside(start: number, end: number, line: number): [Fraction, Fraction] | undefined {
  const [low, high] = [2 * line - 1, 2 * line + 1];
  const [from, way] = [2 * start, 2 * (end - start)];
  const always: [Fraction, Fraction] = [
    [0, 1],
    [1, 1],
  ];
  if (way === 0) return from > low && from < high ? always : undefined;
  const at = (edge: number): Fraction => (way > 0 ? [edge - from, way] : [from - edge, -way]);
  return way > 0 ? [at(low), at(high)] : [at(high), at(low)];
}

/** The squares that the segment between two centres passes through, each with when it enters. */
function reference(from: number, to: number): { square: number; enters: Fraction }[] {
  const crossed: { square: number; enters: Fraction }[] = [];
  for (const square of grid.names.keys()) {
    if (square === from || square === to) continue;
    const columns = inside(grid.column(from), grid.column(to), grid.column(square));
    const rows = inside(grid.row(from), grid.row(to), grid.row(square));
    if (columns === undefined || rows === undefined) continue;
    const enters = larger([0, 1], larger(columns[0], rows[0]));
    const leaves = smaller([1, 1], smaller(columns[1], rows[1]));
    if (isLess(enters, leaves)) crossed.push({ square, enters });
  }
  return crossed.sort((a, b) => (isLess(a.enters, b.enters) ? -1 : 1));
}

test('the squares between two squares are those that the line is inside, nearest first', () => {
  for (const from of grid.names.keys()) {
    for (const to of grid.names.keys()) {
      const expected = reference(from, to).map(({ square }) => square);
      expect(squaresBetween(grid, from, to), `${grid.names[from]} ${grid.names[to]}`).toEqual(
        expected,
      );
    }
  }
});

test('the way back crosses the same squares the other way round', () => {
  for (const from of grid.names.keys()) {
    for (const to of grid.names.keys()) {
      expect(squaresBetween(grid, to, from)).toEqual(squaresBetween(grid, from, to).toReversed());
    }
  }
});

test.each([
  ['neighbours', 'c3', 'd3', []],
  ['neighbours at a corner', 'c3', 'd4', []],
  ['a square and itself', 'c3', 'c3', []],
  ['a straight line', 'a1', 'a4', ['a2', 'a3']],
  ['a straight line westward', 'd2', 'a2', ['c2', 'b2']],
  ['a diagonal touches corners only', 'a1', 'd4', ['b2', 'c3']],
  ['one over two crosses both in between', 'a1', 'c2', ['b1', 'b2']],
  ['one over three touches two corners on its way', 'a1', 'd2', ['b1', 'c2']],
  ['two over three', 'a1', 'd3', ['b1', 'b2', 'c2', 'c3']],
  ['downward', 'd3', 'a1', ['c3', 'c2', 'b2', 'b1']],
  ['upward to the left', 'd1', 'c3', ['d2', 'c2']],
])('%s: from %s to %s', (_, from, to, names) => {
  const squares = squaresBetween(grid, grid.named(from), grid.named(to));
  expect(squares.map((square) => grid.names[square])).toEqual(names);
});

test('a board that is not square has lines too', () => {
  const narrow = new Grid(2, 6);
  const squares = squaresBetween(narrow, narrow.named('a1'), narrow.named('b6'));
  expect(squares.map((square) => narrow.names[square])).toEqual(['a2', 'a3', 'b4', 'b5']);
});
