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
    this.#last = this.#madeAgain(changes.length);
  }

  /** After so many steps the position is known. */
  get steps(): number {
    return this.#changes.length;
  }

  get changes(): readonly (Patch | undefined)[] {
    return this.#changes;
  }

  /** The position after so many steps. It may be the very one that is kept: read it, do not change it. */
  at(step: number): Scenario {
    if (step > this.#changes.length) throw new RangeError(`no position after step ${step}`);
    return step === this.#changes.length ? this.#last : this.#madeAgain(step);
  }

  #madeAgain(step: number): Scenario {
    let position: unknown = copyOf(this.#opening);
    for (let i = 0; i < step; i++) position = patchInto(position, this.#changes[i]);
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
