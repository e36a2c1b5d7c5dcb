import { expect, test } from 'vitest';
import {
  addSquare,
  countSquares,
  emptySquares,
  Grid,
  hasSquare,
  Lines,
  nextSquare,
  nthSquare,
  squareSet,
  squaresBetween,
  type SquareSet,
} from '../src/index.ts';

// More than two words, the last of them not full.
const grid = new Grid(9, 9);
const SQUARES = [0, 5, 31, 32, 63, 64, 80];

function setOf(squares: readonly number[]): SquareSet {
  const set = squareSet(grid.size);
  for (const square of squares) addSquare(set, square);
  return set;
}

test('a set of squares has what was added to it, once, until it is emptied', () => {
  const set = setOf([...SQUARES, 31]);
  const found = [...grid.names.keys()].filter((square) => hasSquare(set, square));
  expect(found).toEqual(SQUARES);
  expect(countSquares(set)).toBe(SQUARES.length);
  emptySquares(set);
  expect(countSquares(set)).toBe(0);
});

test('the squares of a set come one after another, or by their place in it', () => {
  const set = setOf(SQUARES);
  const walked: number[] = [];
  for (let at = nextSquare(set, 0); at !== -1; at = nextSquare(set, at + 1)) walked.push(at);
  expect(walked).toEqual(SQUARES);
  expect(SQUARES.map((_, nth) => nthSquare(set, nth))).toEqual(SQUARES);
  expect(nthSquare(set, SQUARES.length)).toBe(-1);
  expect(nextSquare(set, 96)).toBe(-1);
  expect(nextSquare(squareSet(grid.size), 0)).toBe(-1);
});

test('a line crosses a set that has one of the squares between', () => {
  const lines = new Lines(grid);
  const set = setOf(SQUARES);
  for (const from of grid.names.keys()) {
    for (const to of grid.names.keys()) {
      const between = squaresBetween(grid, from, to);
      expect(lines.between[from][to]).toEqual(between);
      const crosses = between.some((square) => SQUARES.includes(square));
      expect(lines.cross(from, to, set), `${from} to ${to}`).toBe(crosses);
    }
  }
});
