import { polygonOf, stretchesInside, type Polygon } from '@sandtable/table';
import type { Place } from './field.ts';

/** How one area lies to another. They may share an edge. */
export const MEETINGS = ['apart', 'inside', 'around', 'crossing'] as const;
export type Meeting = (typeof MEETINGS)[number];

const parts: number[] = [];

/** Whether the first area lies apart from the second, inside it, around it or across its edge. */
export function outlinesMeet(first: readonly Place[], second: readonly Place[]): Meeting {
  const [a, b] = [areaOf(first), areaOf(second)];
  if (holdsEdges(b, first)) return 'inside';
  if (holdsEdges(a, second)) return 'around';
  return entersArea(b, first) || entersArea(a, second) ? 'crossing' : 'apart';
}

/** Whether all of a line lies in an area; it may touch the edge. */
export function holdsLine(outline: readonly Place[], line: readonly Place[]): boolean {
  const area = areaOf(outline);
  return line.slice(1).every((to, i) => isWholeLegInside(area, line[i], to));
}

function holdsEdges(area: Polygon, outline: readonly Place[]): boolean {
  return outline.every((from, i) =>
    isWholeLegInside(area, from, outline[(i + 1) % outline.length]),
  );
}

function isWholeLegInside(area: Polygon, [ax, ay]: Place, [bx, by]: Place): boolean {
  const count = stretchesInside(area, ax, ay, bx, by, 'in', parts);
  return count === 1 && parts[0] === 0 && parts[1] === 1;
}

function entersArea(area: Polygon, outline: readonly Place[]): boolean {
  return outline.some(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    return stretchesInside(area, ax, ay, bx, by, 'out', parts) > 0;
  });
}

function areaOf(outline: readonly Place[]): Polygon {
  return polygonOf(outline.map(([x, y]) => ({ x, y })));
}
