import type { Polygon, Rectangle } from '@sandtable/table';

/** How wide the squares are by which areas are found. */
const SQUARE = 1000;

/** Blocks that reach no farther from their centre than this are looked up: all but columns. */
const REACH = 1000;

/** Areas by where they are, so that a block is compared only with those around it. */
export class AreasNearby<Area extends { readonly polygon: Polygon }> {
  readonly #areas: readonly Area[];
  readonly #columns: number;
  /** By square, which areas a block with its centre there could be in; made when first asked for. */
  readonly #squares: (readonly Area[] | undefined)[];

  constructor(areas: readonly Area[], width: number, height: number) {
    this.#areas = areas;
    this.#columns = Math.floor(width / SQUARE) + 1;
    const rows = Math.floor(height / SQUARE) + 1;
    this.#squares = new Array<readonly Area[] | undefined>(rows * this.#columns).fill(undefined);
  }

  /** All areas that a block could have a part in, and perhaps others, in their order. */
  around({ x, y, width, depth }: Rectangle): readonly Area[] {
    return width * width + depth * depth > 4 * REACH * REACH ? this.#areas : this.at(x, y);
  }

  /** All areas that are near a point, and perhaps others, in their order. */
  at(x: number, y: number): readonly Area[] {
    if (x < 0 || y < 0) return this.#areas;
    const column = Math.floor(x / SQUARE);
    const square = Math.floor(y / SQUARE) * this.#columns + column;
    if (column >= this.#columns || square >= this.#squares.length) return this.#areas;
    return (this.#squares[square] ??= this.#inReach(square));
  }

  #inReach(square: number): readonly Area[] {
    // A corner of a block may be rounded outward.
    const margin = REACH + 1;
    const left = (square % this.#columns) * SQUARE;
    const bottom = Math.floor(square / this.#columns) * SQUARE;
    return this.#areas.filter(
      ({ polygon: { minX, minY, maxX, maxY } }) =>
        maxX > left - margin &&
        minX < left + SQUARE + margin &&
        maxY > bottom - margin &&
        minY < bottom + SQUARE + margin,
    );
  }
}
