import type { Grid } from './grid.ts';
import { squaresBetween } from './line.ts';
import { addSquare, squareSet, type SquareSet } from './squareSet.ts';

/** The squares between every two squares of a board, worked out once. */
export class Lines {
  /** Nearest first. */
  readonly between: readonly (readonly (readonly number[])[])[];
  readonly #size: number;
  readonly #words: number;
  /** The same as sets, one after the other: what stands in the way is asked in every inner loop. */
  readonly #sets: Int32Array;

  constructor(grid: Grid) {
    const { size } = grid;
    this.#size = size;
    this.#words = squareSet(size).length;
    this.#sets = new Int32Array(size * size * this.#words);
    this.between = grid.names.map((_, from) =>
      grid.names.map((__, to) => {
        const crossed = squaresBetween(grid, from, to);
        const set = this.#sets.subarray(this.#at(from, to), this.#at(from, to) + this.#words);
        for (const square of crossed) addSquare(set, square);
        return crossed;
      }),
    );
  }

  /** Whether the line from one square to another passes through a square of that set. */
  cross(from: number, to: number, set: SquareSet): boolean {
    const at = this.#at(from, to);
    for (let word = 0; word < set.length; word++) {
      if ((this.#sets[at + word] & set[word]) !== 0) return true;
    }
    return false;
  }

  #at(from: number, to: number): number {
    return (from * this.#size + to) * this.#words;
  }
}
