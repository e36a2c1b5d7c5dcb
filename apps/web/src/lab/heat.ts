import type { Scene } from '@sandtable/kernel';
import type { HeatGrid } from '@sandtable/lab';
import { text } from './words.ts';

/** How many cells are listed. */
const LISTED = 12;

/** The cells in which most happened, the first of them first. */
export function hottest(counts: readonly number[]): { cell: number; count: number }[] {
  return counts
    .map((count, cell) => ({ cell, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, LISTED);
}

/** What a cell is called: its square, or how many inches its middle is from the lower left of the table. */
export function cellName(scene: Scene, { columns, cell: size }: HeatGrid, cell: number): string {
  const middle = {
    x: ((cell % columns) + 0.5) * size,
    y: (Math.floor(cell / columns) + 0.5) * size,
  };
  if (scene.grid !== undefined) {
    const area = scene.areas.find(({ outline }) => {
      const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
      const within = (at: number, all: number[]) =>
        Math.min(...all) <= at && at <= Math.max(...all);
      return within(middle.x, xs) && within(middle.y, ys);
    });
    if (area !== undefined) return area.id;
  }
  const inches = (along: number): number => Math.round(along / (scene.inch ?? 1));
  return text('lab.inches', { x: inches(middle.x), y: inches(middle.y) });
}
