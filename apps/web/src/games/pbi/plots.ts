import type { Scene } from '@sandtable/kernel';

/** The side of a square, in units of the scene. */
export const SQUARE = 100;

/** A square as the ground is drawn: from its upper left corner, with y downward. */
export interface Plot {
  readonly column: number;
  /** From the top. */
  readonly row: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** The squares of the board, with who is beside whom. */
export class Plots {
  readonly all: readonly Plot[];
  readonly #byPlace: ReadonlyMap<string, Plot>;

  constructor({ areas, height }: Scene) {
    this.all = areas
      .map(({ kind, outline }) => {
        const x = Math.min(...outline.map((point) => point.x));
        const y = height - Math.max(...outline.map((point) => point.y));
        return { kind, x, y, column: Math.round(x / SQUARE), row: Math.round(y / SQUARE) };
      })
      .toSorted((a, b) => a.y - b.y || a.x - b.x);
    this.#byPlace = new Map(this.all.map((plot) => [`${plot.column} ${plot.row}`, plot]));
  }

  of(kind: string): readonly Plot[] {
    return this.all.filter((plot) => plot.kind === kind);
  }

  /** Whether the ground so many squares to the right and down is of the same kind. */
  continues({ column, row, kind }: Plot, right: number, down: number): boolean {
    return this.#byPlace.get(`${column + right} ${row + down}`)?.kind === kind;
  }
}
