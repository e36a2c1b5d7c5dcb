import { seededDice, type Move, type Ruleset, type Side } from '@sandtable/kernel';
import type { Coach } from '@sandtable/players';
import type { Onlooker } from './game.ts';

/** So often a step is rolled again to see what it gives on average. */
const TRIES = 24;

/**
 * What the dice of a game gave. Every step that rolls is rolled again some times: how the side stands after it, less how it stands on
 * average, is what the dice gave. That has a mean of nothing, however rough the judgement is, so that it can be taken off results
 * without bending them; the better the judgement, the less luck is left.
 */
export class Fortune implements Onlooker {
  readonly #ruleset: Ruleset;
  readonly #coach: Coach;
  readonly #dice: ReturnType<typeof seededDice>;
  /** How the step that is being played stands on average; undefined where it rolls nothing. */
  #expected: number | undefined;
  #given = 0;

  constructor(ruleset: Ruleset, coach: Coach, seed: string) {
    this.#ruleset = ruleset;
    this.#coach = coach;
    this.#dice = seededDice(seed, true);
  }

  before(state: object, side: Side, move: Move): void {
    const kept = this.#dice.kept ?? [];
    kept.length = 0;
    this.#expected = undefined;
    let sum = 0;
    for (let nth = 0; nth < TRIES; nth++) {
      const world = this.#ruleset.clone(state);
      this.#ruleset.play(world, side, move, this.#dice);
      if (kept.length === 0) return;
      sum += this.#coach.standing(world);
    }
    this.#expected = sum / TRIES;
  }

  after(state: object): void {
    if (this.#expected !== undefined) this.#given += this.#coach.standing(state) - this.#expected;
  }

  /** To the first side, in whole thousandths of a game. */
  get given(): number {
    return Math.round(1000 * this.#given);
  }
}
