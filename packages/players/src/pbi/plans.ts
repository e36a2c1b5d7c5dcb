import { DIAGONAL, GROUPS_A_SQUARE, PINNED, SHOTS_A_TURN, type PbiState } from '@sandtable/pbi';
import { fallen } from './fire.ts';
import { mostGained } from '../gained.ts';
import type { Places, StandPart } from './places.ts';
import type { Way } from './reach.ts';
import type { Situation } from './situation.ts';

/** What a group would best do with its AP. */
interface Plan {
  readonly value: number;
  /** Shots from where it stands now, before it goes anywhere. */
  readonly shots: number;
  /** What all its shots promise, wherever it fires them. */
  readonly fire: number;
  /** The first square on its way, or -1 if it stays. */
  readonly step: number;
  /** Where it ends. */
  readonly to: number;
}

const NO_WAYS: readonly Way[] = [];

/**
 * Plans of one group each: shoot, walk, or walk and shoot. They look no further than this
 * activation; what comes later is in the worth of the place where it ends.
 */
export class Plans {
  /** Has the AP, the shots and what else happened to a group this turn. */
  readonly state: PbiState;
  readonly situation: Situation;
  readonly places: Places;
  readonly mostAp: number;
  readonly #values = new Map<number, readonly number[]>();

  /** `mostAp` is what a group can have at the most in what is being decided. */
  constructor(state: PbiState, places: Places, mostAp: number) {
    this.state = state;
    this.situation = places.situation;
    this.places = places;
    this.mostAp = mostAp;
  }

  /** The best plan with the AP that a group has. */
  plan(group: number): Plan {
    const { state } = this;
    const { targets } = this.places;
    const from = state.at[group];
    const ap = state.ap[group];
    const left = SHOTS_A_TURN - state.shots[group];
    const here = targets.shot(group, from);
    const stay = Math.min(ap, left);
    let best: Plan = {
      value: this.places.stand(group, from) + stay * here,
      shots: here > 0 ? stay : 0,
      fire: stay * here,
      step: -1,
      to: from,
    };
    for (const way of this.#waysOf(group, ap)) {
      const shots = Math.min(ap - way.cost, left);
      const there = shots > 0 ? targets.shot(group, way.to) : 0;
      const fire = shots * Math.max(here, there);
      const value = this.#arrive(group, way) + fire;
      if (value <= best.value) continue;
      const { step, to } = way;
      best = { value, shots: here > 0 && here >= there ? shots : 0, fire, step, to };
    }
    return best;
  }

  /** What makes a group rather go where its plan leads than stay and shoot. */
  whyGo(group: number): StandPart {
    const { state, places } = this;
    const from = state.at[group];
    const { to, fire } = this.plan(group);
    const [there, here] = [places.parts(group, to), places.parts(group, from)];
    const shots = Math.min(state.ap[group], SHOTS_A_TURN - state.shots[group]);
    const stay = shots * places.targets.shot(group, from);
    return mostGained({ ...there, shot: there.shot + fire }, { ...here, shot: here.shot + stay });
  }

  /** What the best plan would be worth with 0, 1, 2 … AP. */
  values(group: number): readonly number[] {
    let values = this.#values.get(group);
    if (values === undefined) this.#values.set(group, (values = this.#valuesOf(group)));
    return values;
  }

  #valuesOf(group: number): number[] {
    const { state } = this;
    const { targets } = this.places;
    const from = state.at[group];
    const left = SHOTS_A_TURN - state.shots[group];
    const here = targets.shot(group, from);
    const values: number[] = [];
    const stand = this.places.stand(group, from);
    for (let ap = 0; ap <= this.mostAp; ap++) values.push(stand + Math.min(ap, left) * here);
    for (const way of this.#waysOf(group, this.mostAp)) {
      const value = this.#arrive(group, way);
      const shot = Math.max(here, targets.shot(group, way.to));
      for (let ap = way.cost; ap <= this.mostAp; ap++) {
        values[ap] = Math.max(values[ap], value + Math.min(ap - way.cost, left) * shot);
      }
    }
    return values;
  }

  /** What it is worth to arrive, less what may happen on the way. */
  #arrive(group: number, way: Way): number {
    const { ours, state } = this.situation;
    const stand = this.places.stand(group, way.to);
    if (way.hits === 0) return stand;
    const together = Math.min(ours[state.at[group]].length, GROUPS_A_SQUARE);
    return stand - this.places.worth[group] * fallen(way.hits, together);
  }

  #waysOf(group: number, ap: number): readonly Way[] {
    const { flags, at } = this.state;
    const isPinned = (flags[group] & PINNED) !== 0;
    if (isPinned || ap < this.situation.ground.leave[at[group]]) return NO_WAYS;
    return this.places.ways(at[group], (flags[group] & DIAGONAL) === 0 ? 1 : 0, ap);
  }
}
