import { expect, test } from 'vitest';
import { distanceToEdge, EDGES, Grid, oppositeEdge, stepToEdge } from '../src/index.ts';

const grid = new Grid(4, 3);

test.each([
  ['north', 'south'],
  ['east', 'west'],
  ['south', 'north'],
  ['west', 'east'],
] as const)('the edge opposite %s is %s', (edge, opposite) => {
  expect(oppositeEdge(edge)).toBe(opposite);
});

test('the edges go clockwise', () => {
  expect(EDGES).toEqual(['north', 'east', 'south', 'west']);
});

test.each([
  ['a1', { north: 2, east: 3, south: 0, west: 0 }],
  ['d3', { north: 0, east: 0, south: 2, west: 3 }],
  ['b2', { north: 1, east: 2, south: 1, west: 1 }],
] as const)('how far %s is from each edge', (name, distances) => {
  const found = EDGES.map((edge) => [edge, distanceToEdge(grid, grid.named(name), edge)]);
  expect(Object.fromEntries(found)).toEqual(distances);
});

test.each([
  ['north', ['a3', 'b3', 'c3']],
  ['south', ['a1', 'b1', 'c1']],
  ['east', ['c1', 'c2', 'c3']],
  ['west', ['a1', 'a2', 'a3']],
] as const)('the steps from b2 toward the %s edge', (edge, names) => {
  const steps = ([-1, 0, 1] as const).map((aside) =>
    stepToEdge(grid, grid.named('b2'), edge, aside),
  );
  expect(steps.map((step) => grid.names[step])).toEqual(names);
});

test.each([
  ['b3', 'north'],
  ['d2', 'east'],
  ['b1', 'south'],
  ['a2', 'west'],
] as const)('from %s every step toward the %s edge leaves the board', (name, edge) => {
  const steps = ([-1, 0, 1] as const).map((aside) =>
    stepToEdge(grid, grid.named(name), edge, aside),
  );
  expect(steps).toEqual([-1, -1, -1]);
});

test.each([
  ['a2', 'north', -1],
  ['d2', 'north', 1],
  ['b1', 'east', -1],
  ['b3', 'west', 1],
] as const)('from %s toward the %s edge one step aside leaves the board', (name, edge, aside) => {
  const square = grid.named(name);
  expect(stepToEdge(grid, square, edge, aside)).toBe(-1);
  expect(stepToEdge(grid, square, edge, aside === 1 ? -1 : 1)).not.toBe(-1);
});
