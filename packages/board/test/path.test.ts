import { expect, test } from 'vitest';
import { Grid, walkCosts } from '../src/index.ts';

/** The cheapest of every path there is that visits no square twice. */
function everyPath(
  grid: Grid,
  from: number,
  costs: readonly number[],
  diagonals: number,
): number[] {
  const cheapest = new Array<number>(grid.size).fill(Infinity);
  const walk = (path: readonly number[], cost: number, left: number): void => {
    const here = path[path.length - 1];
    cheapest[here] = Math.min(cheapest[here], cost);
    for (const next of grid.names.keys()) {
      if (path.includes(next) || grid.range(here, next) !== 1) continue;
      const after = left - (grid.isDiagonal(here, next) ? 1 : 0);
      if (after >= 0) walk([...path, next], cost + costs[next], after);
    }
  };
  walk([from], costs[from], diagonals);
  return cheapest;
}

/** Costs of 1 to 3 for the squares, different for each number. */
function someCosts(size: number, variant: number): number[] {
  let value = variant * 7919 + 1;
  return Array.from({ length: size }, () => {
    value = (value * 1103 + 12_345) % 65_536;
    return 1 + (value % 3);
  });
}

const boards = [new Grid(3, 3), new Grid(4, 2), new Grid(2, 4), new Grid(1, 5)];

test.each([0, 1, 2, 3])(
  'with %i diagonal steps no path is cheaper than what is found',
  (diagonals) => {
    for (const grid of boards) {
      for (let variant = 0; variant < 12; variant++) {
        const costs = someCosts(grid.size, variant);
        for (const from of grid.names.keys()) {
          const expected = everyPath(grid, from, costs, diagonals);
          expect(walkCosts(grid, from, costs, diagonals)).toEqual(expected);
        }
      }
    }
  },
);

test('both ends are counted, also where they are the same square', () => {
  const grid = new Grid(3, 1);
  expect(walkCosts(grid, 1, [2, 5, 1], 1)).toEqual([7, 5, 6]);
});

test('on a board of one cost a diagonal step saves one square, and only so many are saved', () => {
  const grid = new Grid(4, 4);
  const costs = new Array<number>(16).fill(1);
  const toCorner = (diagonals: number): number => walkCosts(grid, 0, costs, diagonals)[15];
  expect([0, 1, 2, 3, 4].map(toCorner)).toEqual([7, 6, 5, 4, 4]);
});

test('a way round is taken where it is cheaper', () => {
  const grid = new Grid(3, 2);
  // The way straight along the first row costs 1 + 9 + 1.
  const costs = [1, 9, 1, 1, 1, 1];
  expect(walkCosts(grid, 0, costs, 0)[2]).toBe(5);
  expect(walkCosts(grid, 0, costs, 1)[2]).toBe(4);
  expect(walkCosts(grid, 0, costs, 2)[2]).toBe(3);
});
