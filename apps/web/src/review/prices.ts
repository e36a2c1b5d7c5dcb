import type { Match, Move } from '@sandtable/kernel';
import { reviewOf, SURE, type Found } from '@sandtable/lab';

/** What a decision cost, in hundredths, how far off that may be, and what would have been better. */
export interface PriceTold {
  readonly percent: number;
  readonly error: number;
  readonly better: readonly Move[];
}

/** By step, where it is beyond doubt. */
export function pricesTold(
  match: Match,
  found: readonly Found[],
): readonly (PriceTold | undefined)[] {
  return reviewOf(match, found).steps.map(
    ({ price }) =>
      price && {
        percent: Math.round(price.value * 100),
        error: Math.round(SURE * price.error * 100),
        better: price.better,
      },
  );
}
