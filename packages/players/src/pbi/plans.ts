import { DIAGONAL, GROUPS_A_SQUARE, PINNED, SHOTS_A_TURN } from '@sandtable/pbi';
import { fallen } from './fire.ts';
import { Places } from './places.ts';
import { MOST_AP, waysFrom, type Way } from './reach.ts';
import type { Situation } from './situation.ts';

/** What a group would best do with its AP. */
interface Plan {
  readonly value: number;
  /** Shots from where it stands now, before it goes anywhere. */
  readonly shots: number;
  /** The first square on its way, or -1 if it stays. */
  readonly step: number;
}

const NO_WAYS: readonly Way[] = [];

/**
 * Plans of one group each: shoot, walk, or walk and shoot. They look no further than this
 * activation; what comes later is in the worth of the place where it ends.
 */
export class Plans {
  readonly situation: Situation;
  readonly places: Places;
  readonly #ways = new Map<number, readonly Way[]>();
  readonly #values = new Map<number, readonly number[]>();

  readonly #mostAp: number;

  /** `mostAp` is what a group can have at the most in what is being decided. */
  constructor(situation: Situation, mostAp = MOST_AP) {
    this.#mostAp = mostAp;
    this.situation = situation;
    this.places = new Places(situation);
  }

  /** The best plan with the AP that a group has. */
  plan(group: number): Plan {
    const { state } = this.situation;
    const { targets } = this.places;
    const from = state.at[group];
    const ap = state.ap[group];
    const left = SHOTS_A_TURN - state.shots[group];
    const here = targets.shot(group, from);
    const stay = Math.min(ap, left);
    let best: Plan = {
      value: this.places.stand(group, from) + stay * here,
      shots: here > 0 ? stay : 0,
      step: -1,
    };
    for (const way of this.#waysOf(group, ap)) {
      const shots = Math.min(ap - way.cost, left);
      const there = shots > 0 ? targets.shot(group, way.to) : 0;
      const value = this.#arrive(group, way) + shots * Math.max(here, there);
      if (value <= best.value) continue;
      best = { value, shots: here > 0 && here >= there ? shots : 0, step: way.step };
    }
    return best;
  }

  /** What the best plan would be worth with 0, 1, 2 … AP. */
  values(group: number): readonly number[] {
    let values = this.#values.get(group);
    if (values === undefined) this.#values.set(group, (values = this.#valuesOf(group)));
    return values;
  }

  #valuesOf(group: number): number[] {
    const { state } = this.situation;
    const { targets } = this.places;
    const from = state.at[group];
    const left = SHOTS_A_TURN - state.shots[group];
    const here = targets.shot(group, from);
    const values: number[] = [];
    const stand = this.places.stand(group, from);
    for (let ap = 0; ap <= this.#mostAp; ap++) values.push(stand + Math.min(ap, left) * here);
    for (const way of this.#waysOf(group, this.#mostAp)) {
      const value = this.#arrive(group, way);
      const shot = Math.max(here, targets.shot(group, way.to));
      for (let ap = way.cost; ap <= this.#mostAp; ap++) {
        values[ap] = Math.max(values[ap], value + Math.min(ap - way.cost, left) * shot);
      }
    }
    return values;
  }

  /** What it is worth to arrive, less what may happen on the way. */
  #arrive(group: number, way: Way): number {
    const { state, ours } = this.situation;
    const stand = this.places.stand(group, way.to);
    if (way.hits === 0) return stand;
    const together = Math.min(ours[state.at[group]].length, GROUPS_A_SQUARE);
    return stand - this.places.worth[group] * fallen(way.hits, together);
  }

  #waysOf(group: number, ap: number): readonly Way[] {
    const { state, ground } = this.situation;
    const flags = state.flags[group];
    const from = state.at[group];
    if ((flags & PINNED) !== 0 || ap < ground.leave[from]) return NO_WAYS;
    const diagonals = (flags & DIAGONAL) === 0 ? 1 : 0;
    const key = (ap << 8) | (from << 1) | diagonals;
    let ways = this.#ways.get(key);
    if (ways === undefined) {
      ways = waysFrom(this.situation, this.places.danger, from, diagonals, ap);
      this.#ways.set(key, ways);
    }
    return ways;
  }
}
