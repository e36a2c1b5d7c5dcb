import type { Point, Scene } from '@sandtable/kernel';

/** The cells that things are counted in: the squares of a board, or those that a free table is divided into for it. */
export interface HeatGrid {
  readonly columns: number;
  readonly rows: number;
  /** How large a cell is, in units of the scene. */
  readonly cell: number;
}

/** A free table has at most so many cells to a side: more would be a cell for each piece. */
const MOST_CELLS = 16;

export function heatGrid({ grid, width, height, inch = 1 }: Scene): HeatGrid {
  if (grid !== undefined) return { ...grid, cell: width / grid.columns };
  const inches = Math.ceil(Math.max(width, height) / inch / MOST_CELLS);
  const cell = inches * inch;
  return { columns: Math.ceil(width / cell), rows: Math.ceil(height / cell), cell };
}

/** The number of the cell at a place, row by row from the lower left. */
export function cellAt({ columns, rows, cell }: HeatGrid, { x, y }: Point): number {
  const within = (along: number, most: number): number =>
    Math.min(Math.max(Math.floor(along / cell), 0), most - 1);
  return within(y, rows) * columns + within(x, columns);
}
