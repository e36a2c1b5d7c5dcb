/** What several trials came to: all that is needed to add more of them. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export function tallyOf(values: readonly number[]): Tally {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return { count: values.length, sum, squares };
}

export function added(one: Tally, other: Tally): Tally {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  };
}

/** A figure that was found by trials, and how far off it may be. */
export interface Measured {
  readonly value: number;
  /** Its standard error. */
  readonly error: number;
}

/** Few trials that happen to agree make nothing certain: as if there had been two more, so far from the mean. */
const DOUBT = { trials: 2, apart: 0.2 };

export function measured({ count, sum, squares }: Tally): Measured {
  if (count === 0) return { value: 0, error: 0 };
  const value = sum / count;
  const apart = Math.max(0, squares - count * value * value) + DOUBT.trials * DOUBT.apart ** 2;
  const error = Math.sqrt(apart / (count + DOUBT.trials - 1) / count);
  // Few trials do not say well how far they lie apart either: about as Student's distribution has it.
  return { value, error: error * (1 + 2 / count) };
}

/** 95 % of all that is measured lies within so many standard errors. */
export const SURE = 1.96;

/** Whether a figure is beyond what chance may have made of nothing. */
export function isSure(figure: Measured): boolean {
  return sureOf(figure) > 0;
}

/** How much of a figure is beyond doubt: among many the largest is most likely to be large by chance. */
function sureOf({ value, error }: Measured): number {
  return Math.abs(value) - SURE * error;
}

/** Several figures that were found apart from each other, together. */
export function sumOf(figures: readonly Measured[]): Measured {
  let [value, variance] = [0, 0];
  for (const each of figures) {
    value += each.value;
    variance += each.error * each.error;
  }
  return { value, error: Math.sqrt(variance) };
}
