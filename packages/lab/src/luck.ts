import { enumerate, FOR_NOBODY, type GameEvent, type Ruleset, type Side } from '@sandtable/kernel';
import { quotient } from './fraction.ts';
import { Spread } from './spread.ts';

/** A roll, held against every way its dice could have fallen. */
export interface Roll {
  /** The step in which it was made, counted from 1. */
  readonly step: number;
  readonly event: GameEvent;
  /** What was counted, `throw.<kind>` in the ruleset's catalogue. */
  readonly kind: string;
  readonly side: Side;
  readonly dice: number;
  readonly got: number;
  readonly expected: number;
  /** How likely it was to come out so well for its side, or better; and so badly, or worse. */
  readonly asGood: number;
  readonly asBad: number;
  /** How much better for its side than expected: in standard deviations, where every die weighs the same. */
  readonly luck: number;
}

/** A roll with all that it could have come to. */
export interface Weighed {
  readonly roll: Roll;
  readonly chances: readonly Chance[];
}

interface Chance {
  readonly luck: number;
  readonly probability: number;
}

/** Nobody rolls as often for one thing. */
const MOST_ROLLS = 24;

/** Weighs the dice of an event; undefined where it has none, or none that are good or bad for anybody. */
export function weigh(ruleset: Ruleset, event: GameEvent, step: number): Weighed | undefined {
  const thrown = ruleset.thrown(event);
  if (thrown === undefined || thrown === FOR_NOBODY) return undefined;
  const { kind, side, got, harms, again } = thrown;
  // What was recorded under other rules may not say whose dice they were.
  if (!ruleset.sides.includes(side)) return undefined;
  const spread = new Spread<number>();
  enumerate(again, (value, ways, of) => spread.add(String(value), value, ways, of), MOST_ROLLS);
  const dice = event.dice?.length ?? 0;
  const { expected, deviation } = momentsOf(spread);
  const better = harms === true ? -1 : 1;
  const luckBy = (value: number): number =>
    deviation === 0 ? 0 : (better * Math.sqrt(dice) * (value - expected)) / deviation;
  const atLeast = (least: number): number =>
    shareOf(spread, (value) => better * value >= better * least);
  const atMost = (most: number): number =>
    shareOf(spread, (value) => better * value <= better * most);
  return {
    roll: {
      step,
      event,
      kind,
      side,
      dice,
      got,
      expected,
      asGood: atLeast(got),
      asBad: atMost(got),
      luck: luckBy(got),
    },
    chances: Array.from(spread.values(), ({ value, ways }) => ({
      luck: luckBy(value),
      probability: quotient(ways, spread.of),
    })),
  };
}

/** Mean and standard deviation. Nothing is rounded before the end. */
function momentsOf(spread: Spread<number>): { expected: number; deviation: number } {
  const { of } = spread;
  let sum = 0n;
  let squares = 0n;
  for (const { value, ways } of spread.values()) {
    sum += BigInt(value) * ways;
    squares += BigInt(value * value) * ways;
  }
  const variance = quotient(squares * of - sum * sum, of * of);
  return { expected: quotient(sum, of), deviation: Math.sqrt(variance) };
}

function shareOf(spread: Spread<number>, counts: (value: number) => boolean): number {
  let found = 0n;
  for (const { value, ways } of spread.values()) if (counts(value)) found += ways;
  return quotient(found, spread.of);
}

/** The rolls that were least likely to be so good for their sides, the rarest first. */
export function luckiest(rolls: readonly Roll[], count: number): Roll[] {
  return rolls
    .filter(({ luck }) => luck > 0)
    .toSorted((a, b) => a.asGood - b.asGood || b.luck - a.luck)
    .slice(0, count);
}

/** The rolls that were least likely to be so bad for their sides, the rarest first. */
export function unluckiest(rolls: readonly Roll[], count: number): Roll[] {
  return rolls
    .filter(({ luck }) => luck < 0)
    .toSorted((a, b) => a.asBad - b.asBad || a.luck - b.luck)
    .slice(0, count);
}

/** What the dice of one side came to in a whole battle. */
export interface SideLuck {
  readonly side: Side;
  readonly rolls: number;
  readonly dice: number;
  /** In standard deviations of all its dice together. */
  readonly luck: number;
  /** Of all the ways the same rolls could have come out, the share that is worse; of those as good half. */
  readonly rank: number;
}

export function luckOf(side: Side, weighed: readonly Weighed[]): SideLuck {
  const own = weighed.filter(({ roll }) => roll.side === side);
  const dice = own.reduce((sum, { roll }) => sum + roll.dice, 0);
  const sum = own.reduce((before, { roll }) => before + roll.luck, 0);
  const luck = dice === 0 ? 0 : sum / Math.sqrt(dice);
  return { side, rolls: own.length, dice, luck, rank: rankOf(own) };
}

/** The luck of each outcome of a roll is taken to so much: what is added up then is whole numbers. */
const STEPS = 16;
/** What is less likely than this makes no difference to what is shown. */
const NEGLIGIBLE = 1e-9;

/** Adds up every way all these rolls could have come out, one roll after the other. */
function rankOf(weighed: readonly Weighed[]): number {
  let sums = Float64Array.of(1);
  let lowest = 0;
  let reached = 0;
  for (const { roll, chances } of weighed) {
    const steps = chances.map(({ luck }) => inSteps(luck));
    const least = Math.min(...steps);
    const next = new Float64Array(sums.length + Math.max(...steps) - least);
    for (const [i, { probability }] of chances.entries()) {
      const shift = steps[i] - least;
      for (let at = 0; at < sums.length; at++) next[at + shift] += sums[at] * probability;
    }
    const from = next.findIndex(isLikely);
    sums = next.slice(from, next.findLastIndex(isLikely) + 1);
    lowest += least + from;
    reached += inSteps(roll.luck);
  }
  let below = 0;
  for (let at = 0; at < sums.length; at++) {
    if (lowest + at < reached) below += sums[at];
    else if (lowest + at === reached) below += sums[at] / 2;
  }
  return below;
}

function inSteps(luck: number): number {
  return Math.round(luck * STEPS);
}

function isLikely(probability: number): boolean {
  return probability > NEGLIGIBLE;
}
