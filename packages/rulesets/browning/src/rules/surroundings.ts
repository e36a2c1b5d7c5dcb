import { distanceSquared, entersCircle, isWithin, type Point } from '@sandtable/table';
import type { Walk } from './bases.ts';
import type { Ground } from './ground.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS } from './tables.ts';

/** BB-1.6: nobody stands nearer to another than this, squared. */
const APART = 4 * BASE_RADIUS * BASE_RADIUS;

/** What lies round a figure as far as its dice carry it: all that a step of it has to do with. */
export class Surroundings {
  /** Where the figure stands. */
  readonly from: Point;
  /** Whether that is ground that slows. */
  readonly isSlow: boolean;
  readonly #ground: Ground;
  /** Everybody else whose base it could come up against, and where they stand. */
  readonly #others: number[] = [];
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  /** Which of them are enemies, by their places in those lists. */
  readonly #enemies: number[] = [];

  /** With what of the ground it can get to; more does no harm. */
  constructor(state: State, figure: number, reach: number, ground: Ground) {
    const { sides } = state.field;
    this.from = { x: state.x[figure], y: state.y[figure] };
    for (let other = 0; other < sides.length; other++) {
      if (other === figure || !isOnTable(state, other)) continue;
      const x = state.x[other];
      const y = state.y[other];
      if (!isWithin(this.from.x, this.from.y, x, y, reach + 2 * BASE_RADIUS)) continue;
      if (sides[other] !== sides[figure]) this.#enemies.push(this.#others.length);
      this.#others.push(other);
      this.#xs.push(x);
      this.#ys.push(y);
    }
    this.#ground = ground;
    this.isSlow = ground.slows(this.from.x, this.from.y, this.from.x, this.from.y);
  }

  /** Whether the figure may go straight there, when some have gone before it. */
  lets(x: number, y: number, slow: boolean, walks: readonly Walk[]): boolean {
    // All must be so; what says no most often comes first.
    return (
      (slow || !this.#ground.slowsFromOutside(this.from.x, this.from.y, x, y)) &&
      this.#hasRoom(x, y, walks) &&
      !this.#ground.isOnLine(x, y) &&
      !this.#runsIntoEnemy(x, y)
    );
  }

  /** BB-1.6: clear of those who have been placed, and of everybody else where he stands. */
  #hasRoom(x: number, y: number, walks: readonly Walk[]): boolean {
    for (const { to } of walks) if (distanceSquared(x, y, to[0], to[1]) < APART) return false;
    for (let i = 0; i < this.#others.length; i++) {
      if (distanceSquared(x, y, this.#xs[i], this.#ys[i]) >= APART) continue;
      // Those who have not been placed yet may find no way and stay.
      if (!hasGone(walks, this.#others[i])) return false;
    }
    return true;
  }

  /** BB-4.3 */
  #runsIntoEnemy(x: number, y: number): boolean {
    const { from } = this;
    for (const i of this.#enemies) {
      const [ex, ey] = [this.#xs[i], this.#ys[i]];
      if (entersCircle(ex, ey, 2 * BASE_RADIUS, from.x, from.y, x, y)) return true;
    }
    return false;
  }
}

function hasGone(walks: readonly Walk[], other: number): boolean {
  for (const { figure } of walks) if (figure === other) return true;
  return false;
}
