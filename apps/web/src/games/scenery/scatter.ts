/** Numbers from 0 up to 1, always the same ones for the same place: the ground never changes. */
export type Scatter = () => number;

/** What is scattered over a place of the board; `layer` tells trees from tufts. */
export function scatterOf(x: number, y: number, layer: number): Scatter {
  let seed = Math.imul(x + 101, 0x9e3779b1) ^ Math.imul(y + 211, 0x85ebca6b);
  seed = Math.imul(seed ^ layer, 0xc2b2ae35) ^ (seed >>> 15);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function between(scatter: Scatter, low: number, high: number): number {
  return low + scatter() * (high - low);
}

/** One of them. */
export function oneOf<T>(scatter: Scatter, all: readonly T[]): T {
  return all[Math.floor(scatter() * all.length)];
}
