import {
  enumerate,
  TooManyRolls,
  type Dice,
  type Forecast,
  type GameEvent,
  type Halves,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { Spread, type Likely } from './spread.ts';

/** Nobody looks at as many rolls before he decides again. */
const MOST_ROLLS = 24;

/** Nor at as many steps. */
const MOST_STEPS = 200;

/** Numbers that tell what came of a move, such as `{ killed: 2 }`. They are whole. */
export type Measures = Readonly<Record<string, number>>;

/** What a move can come to, by what is measured. */
export function outcomesOf(
  ruleset: Ruleset,
  state: object,
  side: Side,
  move: Move,
  forecast: Forecast<object>,
): Spread<Measures> {
  return forecast.alike === undefined
    ? everyWay(ruleset, state, side, move, forecast)
    : new Merged(ruleset, forecast, forecast.alike).outcomes(state, side, move);
}

/** Plays the move to its end once for every way the dice can fall. */
function everyWay(
  ruleset: Ruleset,
  state: object,
  side: Side,
  move: Move,
  forecast: Forecast<object>,
): Spread<Measures> {
  const found = new Spread<Measures>();
  enumerate(
    (dice) => {
      const after = ruleset.clone(state);
      const events: GameEvent[] = [];
      const report = (event: GameEvent): void => void events.push(event);
      ruleset.play(after, side, move, dice, report);
      settle(ruleset, after, forecast, dice, report);
      return forecast.measure(after, events);
    },
    (measures, ways, of) => found.add(JSON.stringify(measures), measures, ways, of),
    MOST_ROLLS,
  );
  return found;
}

/** Plays on until the consequences are worked out, or the game is over. */
function settle(
  ruleset: Ruleset,
  state: object,
  forecast: Forecast<object>,
  dice: Dice,
  report: (event: GameEvent) => void,
): void {
  while (!forecast.settled(state)) {
    const { decisions, outcome } = ruleset.pending(state);
    if (outcome !== undefined) return;
    const { side } = decisions[0];
    ruleset.play(state, side, ruleset.fallback(state, side), dice, report);
  }
}

type Positions = Spread<object>;

/** Plays step by step, and goes on from each sort of position only once. */
class Merged {
  readonly #ruleset: Ruleset;
  readonly #forecast: Forecast<object>;
  readonly #alike: (state: object) => string;

  constructor(ruleset: Ruleset, forecast: Forecast<object>, alike: (state: object) => string) {
    this.#ruleset = ruleset;
    this.#forecast = forecast;
    this.#alike = alike;
  }

  outcomes(state: object, side: Side, move: Move): Spread<Measures> {
    const { begin, halves } = this.#forecast;
    const first: Positions = new Spread();
    if (halves !== undefined) this.#joinHalves(first, halves);
    else if (begin !== undefined) this.#branch(first, 1n, 1n, begin);
    else {
      this.#branch(first, 1n, 1n, (dice) => {
        const after = this.#ruleset.clone(state);
        this.#ruleset.play(after, side, move, dice);
        return after;
      });
    }
    const ends = this.#playOut(first, (after) => this.#isSettled(after));
    const found = new Spread<Measures>();
    for (const { value, ways } of ends.values()) {
      const measures = this.#forecast.measure(value, []);
      found.add(JSON.stringify(measures), measures, ways, ends.of);
    }
    return found;
  }

  #isSettled(state: object): boolean {
    return this.#ruleset.pending(state).outcome !== undefined || this.#forecast.settled(state);
  }

  /** Every end of one half with each of the other; but of the one that is done with, every sum only once. */
  #joinHalves(into: Positions, halves: Halves<object>): void {
    const [first, second] = ([0, 1] as const).map((half) => {
      const begun: Positions = new Spread();
      this.#branch(begun, 1n, 1n, (dice) => halves.begin(half, dice));
      const ends = this.#playOut(begun, (state) => halves.isDone(state));
      return this.#bySum(ends, (state) => halves.sum(half, state));
    });
    for (const [firstSum, ones] of first) {
      for (const [secondSum, others] of second) {
        const goesOn = halves.goesOn(firstSum, secondSum);
        const mine = goesOn === 0 ? [...ones.values()] : [asOne(ones)];
        const theirs = goesOn === 1 ? [...others.values()] : [asOne(others)];
        for (const one of mine) {
          for (const other of theirs) {
            const joined = halves.join(one.value, other.value);
            into.add(this.#alike(joined), joined, one.ways * other.ways, ones.of * others.of);
          }
        }
      }
    }
  }

  #bySum(ends: Positions, sum: (state: object) => string): Map<string, Positions> {
    const found = new Map<string, Positions>();
    for (const { value, ways } of ends.values()) {
      const key = sum(value);
      const alike: Positions = found.get(key) ?? new Spread();
      alike.add(this.#alike(value), value, ways, ends.of);
      found.set(key, alike);
    }
    return found;
  }

  /** Plays on from every position until all are done. */
  #playOut(from: Positions, isDone: (state: object) => boolean): Positions {
    const ends: Positions = new Spread();
    let left = from;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const next: Positions = new Spread();
      let isOver = true;
      for (const { value, ways } of left.values()) {
        if (isDone(value)) ends.add(this.#alike(value), value, ways, left.of);
        else {
          isOver = false;
          this.#branch(next, ways, left.of, (dice) => this.#gone(value, dice));
        }
      }
      if (isOver) return ends;
      left = next;
    }
    throw new TooManyRolls(`more than ${MOST_STEPS} steps`);
  }

  /** Adds what a piece of play can come to, where it is met with that chance. */
  #branch(into: Positions, ways: bigint, of: bigint, play: (dice: Dice) => object): void {
    enumerate(
      play,
      (after, part, whole) => into.add(this.#alike(after), after, ways * part, of * whole),
      MOST_ROLLS,
    );
  }

  /** One step on from a position. */
  #gone(state: object, dice: Dice): object {
    const after = this.#ruleset.clone(state);
    if (this.#forecast.step !== undefined) this.#forecast.step(after, dice);
    else {
      const { side } = this.#ruleset.pending(after).decisions[0];
      this.#ruleset.play(after, side, this.#ruleset.fallback(after, side), dice);
    }
    return after;
  }
}

/** Any one of several positions, as likely as all of them together. */
function asOne(positions: Positions): Likely<object> {
  const [{ value }] = positions.values();
  let all = 0n;
  for (const { ways } of positions.values()) all += ways;
  return { value, ways: all };
}
