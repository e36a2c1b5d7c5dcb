import {
  enumerate,
  TooManyRolls,
  type Dice,
  type Forecast,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { Spread, type Measures } from './spread.ts';

/** Nobody looks at as many rolls before something is settled, nor at as many steps. */
const MOST_ROLLS = 24;
const MOST_STEPS = 200;

export type Positions = Spread<object>;

/** Play from several positions at once, in every way the dice can fall; those that are alike become one. */
export class PlayOut {
  readonly forecast: Forecast<object>;
  readonly alike: (state: object) => string;
  readonly #ruleset: Ruleset;

  constructor(ruleset: Ruleset, forecast: Forecast<object>, alike: (state: object) => string) {
    this.#ruleset = ruleset;
    this.forecast = forecast;
    this.alike = alike;
  }

  /** What everything comes to when it is settled. */
  measured(from: Positions): Spread<Measures> {
    const ends = this.until(from, (state) => this.#isSettled(state));
    const found = new Spread<Measures>();
    for (const { value, ways } of ends.values()) {
      const measures = this.forecast.measure(value, []);
      found.add(JSON.stringify(measures), measures, ways, ends.of);
    }
    return found;
  }

  #isSettled(state: object): boolean {
    return this.#ruleset.pending(state).outcome !== undefined || this.forecast.settled(state);
  }

  /** Plays on from every position until all are done. */
  until(from: Positions, isDone: (state: object) => boolean): Positions {
    const ends: Positions = new Spread();
    let left = from;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const next: Positions = new Spread();
      let isOver = true;
      for (const { value, ways } of left.values()) {
        if (isDone(value)) ends.add(this.alike(value), value, ways, left.of);
        else {
          isOver = false;
          this.branch(next, ways, left.of, (dice) => this.#gone(value, dice));
        }
      }
      if (isOver) return ends;
      left = next;
    }
    throw new TooManyRolls(`more than ${MOST_STEPS} steps`);
  }

  /** Adds what a piece of play can come to, where it is met with that chance. */
  branch(into: Positions, ways: bigint, of: bigint, play: (dice: Dice) => object): void {
    enumerate(
      play,
      (after, part, whole) => into.add(this.alike(after), after, ways * part, of * whole),
      MOST_ROLLS,
    );
  }

  /** One step on from a position. */
  #gone(state: object, dice: Dice): object {
    const { step } = this.forecast;
    if (step === undefined) {
      const { side } = this.#ruleset.pending(state).decisions[0];
      return this.played(state, side, this.#ruleset.fallback(state, side), dice);
    }
    const after = this.#ruleset.clone(state);
    step(after, dice);
    return after;
  }

  played(state: object, side: Side, move: Move, dice: Dice): object {
    const after = this.#ruleset.clone(state);
    this.#ruleset.play(after, side, move, dice);
    return after;
  }
}
