import {
  enumerate,
  type Dice,
  type Forecast,
  type GameEvent,
  type Move,
  type Ruleset,
  type Side,
  TooManyRolls,
} from '@sandtable/kernel';
import { greatestCommonDivisor, leastCommonMultiple, quotient } from './fraction.ts';

/** Nobody looks at as many rolls before he decides again. */
const MOST_ROLLS = 24;

/** Numbers that tell what came of a move, such as `{ killed: 2 }`. They are whole. */
export type Measures = Readonly<Record<string, number>>;

/** The chance of something: `ways` out of the `of` of the odds it belongs to. */
export interface Chance {
  readonly ways: bigint;
  readonly probability: number;
}

/** What a move can come to, and how likely each of it is, to the last digit. */
export interface Odds {
  /** The common denominator of every chance here. */
  readonly of: bigint;
  /** Every combination of measures that can happen, the likeliest first. */
  readonly outcomes: readonly (Chance & { readonly measures: Measures })[];
  /** Each measure by itself. */
  readonly measures: Readonly<Record<string, MeasureOdds>>;
}

export interface MeasureOdds {
  readonly expected: number;
  /** By rising value. */
  readonly distribution: readonly (Chance & { readonly value: number })[];
}

/**
 * The exact odds of a move, from the rules themselves: it is played once for every way the dice can
 * fall. What the sides are asked before its consequences are worked out gets the ruleset's own
 * sensible answer. Undefined where the ruleset has no odds to show for this move, which must be legal,
 * and where the dice may be rolled again and again: that has no end to count to.
 */
export function odds(ruleset: Ruleset, state: object, side: Side, move: Move): Odds | undefined {
  const forecast = ruleset.forecast(state, side, move);
  if (forecast === undefined) return undefined;
  const tally = new Tally();
  try {
    everyWay(ruleset, state, side, move, forecast, tally);
  } catch (error) {
    if (error instanceof TooManyRolls) return undefined;
    throw error;
  }
  return tally.odds();
}

function everyWay(
  ruleset: Ruleset,
  state: object,
  side: Side,
  move: Move,
  forecast: Forecast<object>,
  tally: Tally,
): void {
  enumerate(
    (dice) => {
      const after = ruleset.clone(state);
      const events: GameEvent[] = [];
      const report = (event: GameEvent): void => void events.push(event);
      ruleset.play(after, side, move, dice, report);
      settle(ruleset, after, forecast, dice, report);
      return forecast.measure(after, events);
    },
    (measures, ways, of) => tally.add(measures, ways, of),
    MOST_ROLLS,
  );
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

/** Adds up outcomes that measure the same, over one denominator. */
class Tally {
  readonly #found = new Map<string, { readonly measures: Measures; ways: bigint }>();
  #of = 1n;

  add(measures: Measures, ways: bigint, of: bigint): void {
    if (this.#of % of !== 0n) this.#spreadOver(leastCommonMultiple(this.#of, of));
    const key = JSON.stringify(measures);
    const outcome = this.#found.get(key) ?? { measures, ways: 0n };
    outcome.ways += ways * (this.#of / of);
    this.#found.set(key, outcome);
  }

  #spreadOver(of: bigint): void {
    for (const outcome of this.#found.values()) outcome.ways *= of / this.#of;
    this.#of = of;
  }

  odds(): Odds {
    const found = [...this.#found.values()];
    let divisor = this.#of;
    for (const { ways } of found) divisor = greatestCommonDivisor(divisor, ways);
    const of = this.#of / divisor;
    const outcomes = found.map(({ measures, ways }) => ({
      measures,
      ...chance(ways / divisor, of),
    }));
    const names = new Set(found.flatMap(({ measures }) => Object.keys(measures)));
    return {
      of,
      outcomes: outcomes.toSorted((a, b) => Number(b.ways > a.ways) - Number(b.ways < a.ways)),
      measures: Object.fromEntries(
        [...names].map((name) => [name, measureOdds(name, outcomes, of)]),
      ),
    };
  }
}

function measureOdds(name: string, outcomes: Odds['outcomes'], of: bigint): MeasureOdds {
  const waysTo = new Map<number, bigint>();
  let sum = 0n;
  for (const { measures, ways } of outcomes) {
    const value = measures[name] ?? 0;
    waysTo.set(value, (waysTo.get(value) ?? 0n) + ways);
    sum += BigInt(value) * ways;
  }
  const rising = [...waysTo].toSorted(([a], [b]) => a - b);
  return {
    expected: quotient(sum, of),
    distribution: rising.map(([value, ways]) => ({ value, ...chance(ways, of) })),
  };
}

function chance(ways: bigint, of: bigint): Chance {
  return { ways, probability: quotient(ways, of) };
}
