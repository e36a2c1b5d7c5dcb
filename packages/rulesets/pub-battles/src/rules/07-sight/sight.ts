import {
  distance,
  missesBox,
  stretchesInside,
  type Polygon,
  type Rectangle,
} from '@sandtable/table';
import type { Hills } from '../01-map/hills.ts';
import { PairMemory } from '../04-movement/memory.ts';
import { SIGHT_INTO } from '../tables.ts';

/** Lengths along a line are rounded: what is longer than its limit by less than this is not longer. */
const ROUNDING = 1e-6;

const parts: number[] = [];

/** PB-7.2, PB-7.3: lines of sight, from centre to centre. */
export class Sight {
  /** Woods and towns. */
  readonly #screens: readonly Polygon[];
  readonly #hills: Hills;
  readonly #seen = new PairMemory();

  constructor(screens: readonly Polygon[], hills: Hills) {
    this.#screens = screens;
    this.#hills = hills;
  }

  /** Not the same both ways: a hill helps only him who looks from it. */
  sees(from: Rectangle, to: Rectangle): boolean {
    const slot = this.#seen.slotOf(from, to);
    const { answers } = this.#seen;
    if (answers[slot] < 0) answers[slot] = this.#looks(from, to) ? 1 : 0;
    return answers[slot] === 1;
  }

  #looks(from: Rectangle, to: Rectangle): boolean {
    const [ax, ay, bx, by] = [from.x, from.y, to.x, to.y];
    for (const polygon of this.#screens) {
      if (missesBox(polygon, ax, ay, bx, by)) continue;
      const count = stretchesInside(polygon, ax, ay, bx, by, 'out', parts);
      for (let i = 0; i < count; i++) {
        const start = parts[2 * i];
        const end = parts[2 * i + 1];
        if (start > 0 && end < 1) {
          // PB-7.3: over it, from a hill to which its middle is nearer than to the target.
          if (start + end >= 1 || this.#hills.levelUnder(from) === 0) return false;
        } else if ((end - start) * distance(ax, ay, bx, by) > SIGHT_INTO + ROUNDING) {
          return false;
        }
      }
    }
    return !this.#hills.hide(from, to);
  }
}
