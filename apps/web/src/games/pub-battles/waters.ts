import type { Point } from '@sandtable/kernel';
import { boxOf, isInside } from '../browning/outlines.ts';
import { between } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { bent, nearestOn } from './bends.ts';
import { scatterOn, type Chart, type Mapped } from './chart.ts';
import type { Sign } from './tiles.ts';

const SPRING = 1.5;
const MOUTH = 5.4;
/** Up to this far from other water, or from the edge of the map, an end of a stream is its mouth. */
const NEAR = 60;

/** Which end the water runs to is not written down: to other water, or else off the map. */
export function downstream(
  points: readonly Point[],
  others: readonly (readonly Point[])[],
  { width, height }: Pick<Chart, 'width' | 'height'>,
): Point[] {
  const meets = (end: Point): number => {
    if (others.length > 0 && nearestOn(others, end).away < NEAR) return 2;
    const { x, y } = end;
    return Math.min(x, y, width - x, height - y) < NEAR ? 1 : 0;
  };
  const [first, last] = [points[0], points[points.length - 1]];
  return meets(first) > meets(last) ? points.toReversed() : [...points];
}

/** A stream as wide at every place as it has become on its way from the spring. */
export function tapered(points: readonly Point[]): string {
  const line = bent(points, 15);
  const bank = (hand: number) =>
    line.map(({ x, y }, i) => {
      const [before, after] = [line[Math.max(i - 1, 0)], line[Math.min(i + 1, line.length - 1)]];
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const wide = SPRING + ((MOUTH - SPRING) * i) / (line.length - 1);
      const off = ((wide / 2) * hand) / (Math.hypot(dx, dy) || 1);
      return `${fine(x - dy * off)} ${fine(y + dx * off)}`;
    });
  return `M${[...bank(1), ...bank(-1).toReversed()].join('L')}Z`;
}

const PUDDLE = 17;

/** A marsh: level strokes of water, and a tuft on every third. */
export function puddles(marsh: Mapped): { readonly water: Sign[]; readonly tufts: Sign[] } {
  const scatter = scatterOn(marsh, 75);
  const { left, top, right, bottom } = boxOf(marsh.points);
  const [water, tufts]: [Sign[], Sign[]] = [[], []];
  for (let row = 0; top + row * 7 < bottom; row++) {
    for (let x = left + (row % 2) * (PUDDLE / 2); x < right; x += PUDDLE) {
      const at = { x: x + between(scatter, -5, 5), y: top + row * 7 + between(scatter, -1.5, 1.5) };
      const [long, tufted] = [between(scatter, 5, 14), scatter() < 0.3];
      const ends = [at, { x: at.x + long, y: at.y }];
      if (!ends.every((end) => isInside(marsh.points, end))) continue;
      const start = `M${fine(at.x)} ${fine(at.y)}`;
      water.push({ ...at, d: `${start}h${fine(long)}` });
      if (!tufted) continue;
      const d = `M${fine(at.x + long / 2)} ${fine(at.y - 1)}l-2.6 -3.6m2.6 3.6l-.9 -5.2m.9 5.2l1.2 -5m-1.2 5l2.9 -3.3`;
      tufts.push({ ...at, d });
    }
  }
  return { water, tufts };
}
