import {
  coverOf,
  firersOf,
  volleyOn,
  type Firers,
  type State,
  type Volley,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { enemiesOf } from './figures.ts';

/**
 * Whom a team could fire at from where it stands. What is true of one target is worked out once, and put together for
 * every square that is thought of.
 */
export class Aim {
  /** The enemies that one of the team could fire at. */
  readonly seen: readonly number[];
  readonly #able: Firers;
  /** What fire at each of them alone would be, in the same order. */
  readonly #alone: readonly Volley[];

  constructor(state: State, us: SideNumber, team: number) {
    this.#able = firersOf(state, team);
    const seen: number[] = [];
    const alone: Volley[] = [];
    for (const enemy of enemiesOf(state, us)) {
      const volley = volleyOn(state, this.#able, [enemy]);
      if (volley.targets.length === 0) continue;
      seen.push(enemy);
      alone.push(volley);
    }
    this.seen = seen;
    this.#alone = alone;
  }

  /** The fire at those of the seen, by their places in that list, who are in a square. */
  at(caught: readonly number[]): Volley {
    const targets: number[] = [];
    const distances: number[] = [];
    const covered: boolean[] = [];
    const firing = new Set<number>();
    for (const i of caught) {
      const alone = this.#alone[i];
      targets.push(this.seen[i]);
      distances.push(alone.distances[0]);
      covered.push(alone.covered[0]);
      if (firing.size < this.#able.figures.length) for (const f of alone.firers) firing.add(f);
    }
    return { firers: [...firing], targets, distances, covered, cover: coverOf(covered) };
  }
}
