import type { Grid } from './grid.ts';

/** The edges of a board, clockwise, so that opposite ones are two apart. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

const STEPS: Readonly<Record<Edge, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export function oppositeEdge(edge: Edge): Edge {
  return EDGES[(EDGES.indexOf(edge) + 2) % 4];
}

/** How many rows lie between a square and an edge: 0 for the squares along it. */
export function distanceToEdge(grid: Grid, square: number, edge: Edge): number {
  switch (edge) {
    case 'north':
      return grid.rows - 1 - grid.row(square);
    case 'east':
      return grid.columns - 1 - grid.column(square);
    case 'south':
      return grid.row(square);
    case 'west':
      return grid.column(square);
  }
}

/**
 * One step toward an edge: straight, or sideways by one to either hand as well; -1 off the board.
 */
export function stepToEdge(grid: Grid, square: number, edge: Edge, aside: -1 | 0 | 1): number {
  const [columns, rows] = STEPS[edge];
  return grid.at(
    grid.column(square) + columns + Math.abs(rows) * aside,
    grid.row(square) + rows + Math.abs(columns) * aside,
  );
}
