import { copyOf, difference, patchInto, type Patch } from './patch.ts';
import type { Scenario } from './scenario.ts';

/** The position after every step of a match, each as what changed in it. */
export class Positions {
  readonly #opening: Scenario;
  readonly #changes: (Patch | undefined)[];
  #last: Scenario;

  constructor(opening: Scenario, changes: readonly (Patch | undefined)[] = []) {
    this.#opening = opening;
    this.#changes = [...changes];
    this.#last = this.at(changes.length);
  }

  /** After so many steps the position is known. */
  get steps(): number {
    return this.#changes.length;
  }

  get changes(): readonly (Patch | undefined)[] {
    return this.#changes;
  }

  /** The position after so many steps. */
  at(step: number): Scenario {
    if (step > this.#changes.length) throw new RangeError(`no position after step ${step}`);
    let position: unknown = copyOf(this.#opening);
    for (const change of this.#changes.slice(0, step)) position = patchInto(position, change);
    return position as Scenario;
  }

  /** The position after one step more, and what changed. */
  add(position: Scenario): Patch | undefined {
    const change = difference(this.#last, position);
    this.#changes.push(change);
    this.#last = position;
    return change;
  }

  /** The same up to a step. */
  upTo(step: number): Positions {
    return new Positions(this.#opening, this.#changes.slice(0, step));
  }
}
