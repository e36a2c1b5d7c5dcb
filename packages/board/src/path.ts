import type { Grid } from './grid.ts';

/**
 * What the cheapest walk from a square to every other costs, both ends counted, with at most so
 * many diagonal steps. `costs` gives what each square of the path adds, at least 1.
 */
export function walkCosts(
  grid: Grid,
  from: number,
  costs: readonly number[],
  diagonals: number,
): number[] {
  // A place is a square reached with so many diagonal steps: `diagonals used * size + square`.
  const best = new Array<number>((diagonals + 1) * grid.size).fill(Infinity);
  const reached: number[][] = [];
  const reach = (place: number, cost: number): void => {
    if (cost >= best[place]) return;
    best[place] = cost;
    (reached[cost] ??= []).push(place);
  };
  reach(from, costs[from]);
  for (let cost = 0; cost < reached.length; cost++) {
    for (const place of reached[cost] ?? []) {
      if (best[place] < cost) continue;
      const square = place % grid.size;
      for (const next of grid.neighbours[square]) {
        const used = place - square + (grid.isDiagonal(square, next) ? grid.size : 0);
        if (used < best.length) reach(used + next, cost + costs[next]);
      }
    }
  }
  const cheapest = best.slice(0, grid.size);
  for (let place = grid.size; place < best.length; place++) {
    const square = place % grid.size;
    cheapest[square] = Math.min(cheapest[square], best[place]);
  }
  return cheapest;
}
