import { FIRE_SQUARE } from '@sandtable/browning';
import type { Posts } from './posts.ts';

/**
 * Who of those at some posts can be caught in one square (BB-5.1) with one of those who move: the first so many. Sets are numbers, a bit
 * each. Asked for with every step that anybody thinks of, so what does not move is looked at once.
 */
export class Squares {
  readonly #posts: Posts;
  readonly #movers: number;
  /** By each who does not move: those of them in the column that he is at the left of, and in the row that he is at the bottom of. */
  readonly #columns: number[] = [];
  readonly #rows: number[] = [];

  constructor(posts: Posts, movers: number, at: readonly number[]) {
    this.#posts = posts;
    this.#movers = movers;
    const { x, y } = posts;
    for (let i = 0; i < at.length; i++) {
      this.#columns.push(i < movers ? 0 : this.#beyond(at, x, i));
      this.#rows.push(i < movers ? 0 : this.#beyond(at, y, i));
    }
  }

  #beyond(at: readonly number[], along: readonly number[], i: number): number {
    let strip = 0;
    for (let j = this.#movers; j < at.length; j++) {
      if (isIn(along[at[j]] - along[at[i]])) strip |= 1 << j;
    }
    return strip;
  }

  around(at: readonly number[]): readonly number[] {
    const { x, y } = this.#posts;
    const columns = this.#strips(at, x, this.#columns);
    const rows = this.#strips(at, y, this.#rows);
    const squares: number[] = [];
    const movers = (1 << this.#movers) - 1;
    for (let left = 0; left < at.length; left++) {
      const column = columns[left];
      if ((column & movers) === 0) continue;
      for (let low = 0; low < at.length; low++) {
        const caught = column & rows[low];
        if ((caught & movers) === 0) continue;
        if (x[at[low]] < x[at[left]] || y[at[left]] < y[at[low]]) continue;
        if (!squares.includes(caught)) squares.push(caught);
      }
    }
    return squares;
  }

  /** By each, who is in the strip that he is at the edge of. */
  #strips(at: readonly number[], along: readonly number[], still: readonly number[]): number[] {
    const strips: number[] = [];
    for (let i = 0; i < at.length; i++) {
      const from = along[at[i]];
      let strip = still[i];
      const last = i < this.#movers ? at.length : this.#movers;
      for (let j = 0; j < last; j++) if (isIn(along[at[j]] - from)) strip |= 1 << j;
      strips.push(strip);
    }
    return strips;
  }
}

function isIn(way: number): boolean {
  return way >= 0 && way <= FIRE_SQUARE;
}
