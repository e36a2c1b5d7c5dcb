import type { Move } from './ruleset.ts';

/** Moves are made once and handed out again and again: listing them allocates nothing but the list. */
export function keep<const T extends Move>(
  count: number,
  make: (index: number) => T,
): (index: number) => T {
  // As long as it gets, from the beginning: one that grows by leaps becomes a slow hash table.
  const made = new Array<T | undefined>(count).fill(undefined);
  return (index) => (made[index] ??= Object.freeze(make(index)));
}

/** Moves about one of so many things and one of so many others. */
export function keepPairs<const T extends Move>(
  ones: number,
  others: number,
  make: (one: number, other: number) => T,
): (one: number, other: number) => T {
  // Not by way of `keep`: lists are mostly made of such moves, and one call each is what they take.
  const made = new Array<T | undefined>(ones * others).fill(undefined);
  return (one, other) => (made[one * others + other] ??= Object.freeze(make(one, other)));
}
