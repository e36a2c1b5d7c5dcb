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
  // best[d][square]: the cheapest walk that used d diagonal steps.
  const best = Array.from({ length: diagonals + 1 }, () =>
    new Array<number>(grid.size).fill(Infinity),
  );
  const reached: { square: number; used: number; cost: number }[][] = [];
  const reach = (square: number, used: number, cost: number): void => {
    if (cost >= best[used][square]) return;
    best[used][square] = cost;
    (reached[cost] ??= []).push({ square, used, cost });
  };
  reach(from, 0, costs[from]);
  for (let cost = 0; cost < reached.length; cost++) {
    for (const { square, used } of reached[cost] ?? []) {
      if (best[used][square] < cost) continue;
      for (const next of grid.neighbours[square]) {
        const spent = used + (grid.isDiagonal(square, next) ? 1 : 0);
        if (spent <= diagonals) reach(next, spent, cost + costs[next]);
      }
    }
  }
  return best[0].map((_, square) => Math.min(...best.map((layer) => layer[square])));
}
