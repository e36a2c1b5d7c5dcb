/**
 * A board of squares. Squares are numbered row by row from the south-west corner, and named by a
 * letter for the column and a number for the row: `a1` is number 0.
 */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** The name of each square. */
  readonly names: readonly string[];
  /** The squares that share a side or a corner with each square. */
  readonly neighbours: readonly (readonly number[])[];
  readonly #byName: ReadonlyMap<string, number>;
  // Asked in every inner loop, so worked out once for every pair of squares.
  readonly #ranges: Uint8Array;
  readonly #diagonals: Uint8Array;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    const squares = Array.from({ length: this.size }, (_, square) => square);
    const columnsApart = (a: number, b: number): number =>
      Math.abs(this.column(a) - this.column(b));
    const rowsApart = (a: number, b: number): number => Math.abs(this.row(a) - this.row(b));
    const pairs = squares.flatMap((a) => squares.map((b) => [columnsApart(a, b), rowsApart(a, b)]));
    this.#ranges = Uint8Array.from(pairs, ([across, along]) => Math.max(across, along));
    this.#diagonals = Uint8Array.from(pairs, ([across, along]) =>
      across > 0 && along > 0 ? 1 : 0,
    );
    this.names = squares.map(
      (s) => String.fromCharCode(97 + this.column(s)) + String(this.row(s) + 1),
    );
    this.#byName = new Map(this.names.map((name, square) => [name, square]));
    this.neighbours = squares.map((s) => squares.filter((other) => this.range(s, other) === 1));
  }

  column(square: number): number {
    return square % this.columns;
  }

  row(square: number): number {
    return (square - (square % this.columns)) / this.columns;
  }

  /** The square in this column and row, or -1 off the board. */
  at(column: number, row: number): number {
    const inside = column >= 0 && column < this.columns && row >= 0 && row < this.rows;
    return inside ? row * this.columns + column : -1;
  }

  /** The square of this name, or -1. */
  named(name: string): number {
    return this.#byName.get(name) ?? -1;
  }

  /** The larger of the column and row differences: 1 for squares that share a side or a corner. */
  range(from: number, to: number): number {
    return this.#ranges[from * this.size + to];
  }

  /** Whether two squares differ in column and row, so that a step between them is diagonal. */
  isDiagonal(from: number, to: number): boolean {
    return this.#diagonals[from * this.size + to] === 1;
  }
}
