import { TooManyRolls, type Move, type Ruleset, type Side } from '@sandtable/kernel';
import { greatestCommonDivisor, quotient } from './fraction.ts';
import { outcomesOf } from './outcomes.ts';
import type { Measures, Spread } from './spread.ts';

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
  /** It is 1 or 0: whether something comes true. */
  readonly isChance?: true;
}

/**
 * The exact odds of a move, from the rules themselves: it is played for every way the dice can fall that
 * makes a difference. What the sides are asked before its consequences are worked out gets the ruleset's own
 * sensible answer. Undefined where the ruleset has no odds to show for this move, which must be legal,
 * and where the dice may be rolled again and again: that has no end to count to.
 */
export function odds(ruleset: Ruleset, state: object, side: Side, move: Move): Odds | undefined {
  const forecast = ruleset.forecast(state, side, move);
  if (forecast === undefined) return undefined;
  try {
    return oddsOf(outcomesOf(ruleset, state, side, move, forecast), forecast.chances ?? []);
  } catch (error) {
    if (error instanceof TooManyRolls) return undefined;
    throw error;
  }
}

function oddsOf(spread: Spread<Measures>, chances: readonly string[]): Odds {
  const found = [...spread.values()];
  let divisor = spread.of;
  for (const { ways } of found) divisor = greatestCommonDivisor(divisor, ways);
  const of = spread.of / divisor;
  const outcomes = found.map(({ value, ways }) => ({
    measures: value,
    ...chance(ways / divisor, of),
  }));
  const names = new Set(found.flatMap(({ value }) => Object.keys(value)));
  return {
    of,
    outcomes: outcomes.toSorted((a, b) => Number(b.ways > a.ways) - Number(b.ways < a.ways)),
    measures: Object.fromEntries(
      [...names].map((name) => {
        const measure = measureOdds(name, outcomes, of);
        return [name, chances.includes(name) ? { ...measure, isChance: true } : measure];
      }),
    ),
  };
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
