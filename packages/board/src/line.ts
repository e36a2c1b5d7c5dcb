import type { Grid } from './grid.ts';

/**
 * The squares between two squares that the line from centre to centre passes through, nearest
 * first. A square whose corner is merely touched is not passed through. Whole numbers only, so that
 * a corner touch is a corner touch.
 */
export function squaresBetween(grid: Grid, from: number, to: number): number[] {
  const [fromColumn, fromRow] = [grid.column(from), grid.row(from)];
  const [dx, dy] = [grid.column(to) - fromColumn, grid.row(to) - fromRow];
  const crossed: number[] = [];
  for (let x = 0; x <= Math.abs(dx); x++) {
    for (let y = 0; y <= Math.abs(dy); y++) {
      const square = grid.at(fromColumn + x * Math.sign(dx), fromRow + y * Math.sign(dy));
      if (square === from || square === to) continue;
      // Twice the distance of the square's centre from the line, against that of its corners: the
      // line passes through when the corners do not all lie on one side of it.
      const centre = 2 * Math.abs(Math.abs(dx) * y - Math.abs(dy) * x);
      if (centre < Math.abs(dx) + Math.abs(dy)) crossed.push(square);
    }
  }
  const along = (square: number): number =>
    (grid.column(square) - fromColumn) * dx + (grid.row(square) - fromRow) * dy;
  return crossed.sort((a, b) => along(a) - along(b));
}
