import { terrainOf, type State } from '@sandtable/browning';

/** The side of a cell, in hundredths of an inch. */
const CELL = 100;
const HIDDEN = 1;
const SEEN = 2;

type Terrain = ReturnType<typeof terrainOf>;

/**
 * What is seen from where, to within an inch: good enough to think ahead with, and remembered for all play-outs of a
 * table, where exact lines of sight would have to be followed anew with every step that anybody takes.
 */
export class Sights {
  readonly #terrain: Terrain;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: number;
  /** By both cells, the lower number first; 0 where nobody has asked. */
  readonly #known: Uint8Array;

  constructor(terrain: Terrain, width: number, height: number) {
    this.#terrain = terrain;
    this.#columns = Math.floor(width / CELL) + 1;
    this.#rows = Math.floor(height / CELL) + 1;
    this.#cells = this.#columns * this.#rows;
    this.#known = new Uint8Array(this.#cells * this.#cells);
  }

  fits(width: number, height: number): boolean {
    return (
      this.#columns === Math.floor(width / CELL) + 1 && this.#rows === Math.floor(height / CELL) + 1
    );
  }

  /** The number of the cell that a place is in; places off the table count as their nearest ones on it. */
  cellAt(x: number, y: number): number {
    const column = x < 0 ? 0 : Math.min(Math.floor(x / CELL), this.#columns - 1);
    const row = y < 0 ? 0 : Math.min(Math.floor(y / CELL), this.#rows - 1);
    return row * this.#columns + column;
  }

  /** Whether one sees from one cell to another. */
  sees(a: number, b: number): boolean {
    const pair = a < b ? a * this.#cells + b : b * this.#cells + a;
    if (this.#known[pair] === 0) this.#known[pair] = this.#looks(a, b) ? SEEN : HIDDEN;
    return this.#known[pair] === SEEN;
  }

  #looks(a: number, b: number): boolean {
    const columns = this.#columns;
    const middle = (i: number): number => i * CELL + CELL / 2;
    return this.#terrain.sees(
      middle(a % columns),
      middle(Math.floor(a / columns)),
      middle(b % columns),
      middle(Math.floor(b / columns)),
    );
  }
}

const known = new WeakMap<Terrain, Sights>();

export function sightsOf({ field }: State): Sights {
  const terrain = terrainOf(field);
  let sights = known.get(terrain);
  if (sights?.fits(field.width, field.height) !== true) {
    sights = new Sights(terrain, field.width, field.height);
    known.set(terrain, sights);
  }
  return sights;
}
