/** Whole numbers of any size, for chances that are exact. */

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

/** A fraction as the number nearest to it, near enough for any chart. */
export function quotient(part: bigint, whole: bigint): number {
  // A number of more than 1,024 bits would come out as infinity.
  const spare = BigInt(Math.max(0, whole.toString(2).length - 1000));
  return Number(part >> spare) / Number(whole >> spare);
}
