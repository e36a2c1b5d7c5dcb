// Coordinates lie within 2 ** 20 of the origin: there every cross product and every rotation is a whole
// number that a double holds exactly. In thousandths of an inch that is 87 feet.

/** Three answers to a comparison: less, equal, more. */
export type Order = -1 | 0 | 1;

const LARGEST = Number.MAX_SAFE_INTEGER;
// A product is off by one part in 2 ** 53 at most, and so is their difference.
const DOUBT = 2 ** -51;

/**
 * Whether a * b is less than, equal to or more than c * d. Exact for whole numbers, however large
 * the products: where doubles cannot tell, BigInt does.
 */
export function compareProducts(a: number, b: number, c: number, d: number): Order {
  const left = a * b;
  const right = c * d;
  const size = Math.abs(left) + Math.abs(right);
  const difference = left - right;
  if (size > LARGEST && Math.abs(difference) <= size * DOUBT && areWhole(a, b, c, d)) {
    const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
    return exact < 0n ? -1 : exact > 0n ? 1 : 0;
  }
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

function areWhole(a: number, b: number, c: number, d: number): boolean {
  return Number.isInteger(a) && Number.isInteger(b) && Number.isInteger(c) && Number.isInteger(d);
}

/**
 * The nearest whole number; halves go up, also below 0, so that shapes that tile keep tiling. Cut to 32 bits, which
 * every coordinate has, so that it is kept as a small number wherever it is stored and not as a double.
 */
export function toWhole(value: number): number {
  return Math.floor(value + 0.5) | 0;
}
