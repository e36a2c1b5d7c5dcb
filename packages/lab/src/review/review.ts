import type { Move, Ruleset, Side } from '@sandtable/kernel';
import type { Found } from './found.ts';
import { isSure, measured, sumOf, tallyOf, type Measured } from './tally.ts';

/** What a review is of: a match, or what a side was told of one. */
export interface Recounted {
  readonly ruleset: Pick<Ruleset, 'sides'>;
  /** Who decided, and what, where that is known. */
  readonly steps: readonly { readonly side: Side; readonly move?: Move }[];
}

/** A step of a match, and what it did to the chances of winning. */
export interface Reviewed {
  /** Counted from 1; 0 for the beginning. */
  readonly step: number;
  /** Who decided. */
  readonly side: Side | undefined;
  /** The chance of the first side after it, from 0 to 1. */
  readonly chance: Measured;
  /** What its dice gave the first side; less than nothing where they gave it to the other. */
  readonly gift: Measured | undefined;
  /** What the decision cost whoever took it, where that is beyond doubt. */
  readonly price: Price | undefined;
}

/** What a decision cost against something else that could have been done. */
export interface Price extends Measured {
  /** What would have been better in this step, and how it would have gone on. */
  readonly better: readonly Move[];
}

/** A price, and the step that it is told of. */
interface Placed {
  readonly step: number;
  readonly price: Price;
}

/** A step in which most of the match was decided. */
export interface Turning {
  readonly kind: 'roll' | 'decision';
  readonly step: number;
  /** Who had the better of it. */
  readonly side: Side;
  readonly by: Measured;
}

/** What a whole match comes to for a side. */
export interface SideReview {
  readonly side: Side;
  /** What all dice gave it; what they gave it the other one lost. */
  readonly luck: Measured;
  /** What its decisions cost it that could have been better. */
  readonly price: Measured;
  /** How many of its decisions were thought about, and how many of them cost it something. */
  readonly decisions: number;
  readonly costly: number;
  /** Its most expensive decisions, and the rolls that gave it most, by step; the first is the most. */
  readonly worst: readonly number[];
  readonly best: readonly number[];
}

/** A match by what each step did to the chances of winning. */
export interface Review {
  /** So many of every position. */
  readonly playOuts: number;
  readonly steps: readonly Reviewed[];
  readonly turnings: readonly Turning[];
  readonly sides: readonly SideReview[];
  /** How far the chance of the first side moved from the beginning to the end. */
  readonly moved: number;
  /** How far in steps of which it is not known what was decided. */
  readonly unseen: number;
  /** What of all that neither dice nor prices account for. */
  readonly rest: number;
}

const TURNINGS = 3;
/** So many of each sort are told of a side. */
const TOLD = 3;

/** What has been found of every step, the beginning first, as a review. */
export function reviewOf(match: Recounted, found: readonly Found[]): Review {
  const { sides } = match.ruleset;
  const placed = chargedOnce(
    match,
    found.flatMap((each, step) => pricesOf(match, each, step)),
  );
  const steps = found.map((each, step) => reviewed(match, each, step, placed));
  const luck = luckOf(found);
  const totals = sides.map((side, i) => sideOf(side, i === 0 ? 1 : -1, luck, steps, found));
  const moved = steps[steps.length - 1].chance.value - steps[0].chance.value;
  const [first, second] = totals;
  const unseen = unseenIn(match, steps);
  return {
    playOuts: Math.min(...found.map(({ chance }) => chance.count)),
    steps,
    turnings: turningsOf(steps, sides),
    sides: totals,
    moved,
    unseen,
    rest: moved - unseen - first.luck.value + first.price.value - second.price.value,
  };
}

function unseenIn({ steps }: Recounted, all: readonly Reviewed[]): number {
  return all.slice(1).reduce((sum, { step, chance }) => {
    const isUnseen = steps[step - 1].move === undefined;
    return isUnseen ? sum + chance.value - all[step - 1].chance.value : sum;
  }, 0);
}

function reviewed(
  { steps }: Recounted,
  { chance, gift }: Found,
  step: number,
  placed: readonly Placed[],
): Reviewed {
  const own = placed.filter((each) => each.step === step).map(({ price }) => price);
  return {
    step,
    side: step === 0 ? undefined : steps[step - 1].side,
    chance: measured(chance),
    gift: gift && measured(tallyOf(gift)),
    price: own.toSorted((a, b) => b.value - a.value).at(0),
  };
}

/**
 * What a decision cost, where that is beyond doubt; told of the step in which something else than the better was done first:
 * what was thought of as a whole may have begun well.
 */
function pricesOf({ steps }: Recounted, { choice }: Found, step: number): Placed[] {
  const { better } = choice ?? {};
  if (better === undefined) return [];
  const { departure, moves } = better;
  const gain = measured(better.gain);
  if (gain.value <= 0 || !isSure(gain)) return [];
  const own = steps.flatMap(({ side }, i) =>
    i >= step - 1 && side === steps[step - 1].side ? [i + 1] : [],
  );
  return [{ step: own[departure], price: { ...gain, better: moves.slice(departure) } }];
}

/**
 * What could still have been done a step later is not charged before: while a side goes on by itself, a decision costs what is
 * lost with it, and the last one that missed a chance costs that chance.
 */
function chargedOnce({ steps }: Recounted, placed: readonly Placed[]): Placed[] {
  const rising = placed.toSorted((a, b) => a.step - b.step);
  return rising.flatMap(({ step, price }, i) => {
    const later = rising.slice(i + 1).find((each) => each.step > step);
    const goesOn =
      later !== undefined &&
      steps.slice(step - 1, later.step).every(({ side }) => side === steps[step - 1].side);
    if (!goesOn) return [{ step, price }];
    const value = price.value - later.price.value;
    const error = Math.sqrt(price.error ** 2 + later.price.error ** 2);
    const left = { ...price, value, error };
    return value > 0 && isSure(left) ? [{ step, price: left }] : [];
  });
}

/** All gifts together, trial by trial: what trials have in common from step to step falls out. */
function luckOf(found: readonly Found[]): Measured {
  const count = Math.min(...found.map(({ chance }) => chance.count));
  const sums = new Array<number>(count).fill(0);
  for (const { gift } of found) {
    if (gift !== undefined) for (let n = 0; n < count; n++) sums[n] += gift[n];
  }
  return measured(tallyOf(sums));
}

/** @param sign 1 for the first side, for which gifts are told, and -1 for the other. */
function sideOf(
  side: Side,
  sign: 1 | -1,
  luck: Measured,
  steps: readonly Reviewed[],
  found: readonly Found[],
): SideReview {
  const gifts = steps.flatMap(({ step, gift }) =>
    gift === undefined ? [] : [{ step, value: sign * gift.value, error: gift.error }],
  );
  const prices = steps.flatMap(({ step, price, side: whose }) =>
    price === undefined || whose !== side ? [] : [{ step, ...price }],
  );
  const own = steps.filter((each) => each.side === side);
  return {
    side,
    luck: { value: sign * luck.value, error: luck.error },
    price: sumOf(prices),
    decisions: own.filter(({ step }) => found[step].choice !== undefined).length,
    costly: prices.length,
    worst: highest(prices),
    best: highest(gifts.filter((gift) => gift.value > 0 && isSure(gift))),
  };
}

function highest(figures: readonly (Measured & { readonly step: number })[]): number[] {
  return figures
    .toSorted((a, b) => b.value - a.value || a.step - b.step)
    .slice(0, TOLD)
    .map(({ step }) => step);
}

/** The rolls and decisions that moved most, in the order in which they were played. */
function turningsOf(steps: readonly Reviewed[], sides: readonly [Side, Side]): Turning[] {
  const all = steps.flatMap(({ step, side, gift, price }): Turning[] => {
    const found: Turning[] = [];
    if (gift !== undefined && isSure(gift)) {
      const by = { value: Math.abs(gift.value), error: gift.error };
      found.push({ kind: 'roll', step, side: sides[gift.value > 0 ? 0 : 1], by });
    }
    if (price !== undefined) {
      const { value, error } = price;
      const other = sides[side === sides[0] ? 1 : 0];
      found.push({ kind: 'decision', step, side: other, by: { value, error } });
    }
    return found;
  });
  return all
    .toSorted((a, b) => b.by.value - a.by.value || a.step - b.step)
    .slice(0, TURNINGS)
    .toSorted((a, b) => a.step - b.step);
}
