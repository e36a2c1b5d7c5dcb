import type { Point } from '@sandtable/kernel';
import { boxOf, isInside, sidesOf } from '../browning/outlines.ts';
import { between } from '../scenery/scatter.ts';
import { box, fine } from '../scenery/shapes.ts';
import { ringOf, stepsAlong } from './bends.ts';
import { scatterOn, type Mapped } from './chart.ts';
import type { Sign } from './tiles.ts';

const FURROW = 4.6;

/** Parallel lines over a field, along its longest side. */
export function furrows({ points }: Mapped): Sign[] {
  const [a, b] = sidesOf(points).reduce((longest, side) =>
    lengthSquared(side) > lengthSquared(longest) ? side : longest,
  );
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const over = points.map(({ x, y }) => -(x - a.x) * dy + (y - a.y) * dx);
  const signs: Sign[] = [];
  for (let off = Math.min(...over) + FURROW / 2; off < Math.max(...over); off += FURROW) {
    const start = { x: a.x - dy * off, y: a.y + dx * off };
    const cuts = sidesOf(points).flatMap((side) => cut(start, dx, dy, side));
    cuts.sort((one, other) => one - other);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i] + 1.2, cuts[i + 1] - 1.2];
      const at = { x: start.x + dx * from, y: start.y + dy * from };
      const d = `M${fine(at.x)} ${fine(at.y)}l${fine(dx * (to - from))} ${fine(dy * (to - from))}`;
      if (to > from) signs.push({ ...at, d });
    }
  }
  return signs;
}

function lengthSquared([a, b]: readonly [Point, Point]): number {
  return (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
}

/** How far along the line from a point a side of the field is crossed. */
function cut({ x, y }: Point, dx: number, dy: number, [a, b]: readonly [Point, Point]): number[] {
  const beside = (point: Point): number => -(point.x - x) * dy + (point.y - y) * dx;
  const [from, to] = [beside(a), beside(b)];
  if (from > 0 === to > 0) return [];
  const part = from / (from - to);
  return [(a.x + (b.x - a.x) * part - x) * dx + (a.y + (b.y - a.y) * part - y) * dy];
}

/** Bushes along the edge of a field, some of them missing. */
export function hedgerow(field: Mapped): Sign[] {
  const scatter = scatterOn(field, 71);
  return stepsAlong(ringOf(field.points), 4.4).flatMap(({ x, y }) =>
    scatter() < 0.2
      ? []
      : [
          {
            x,
            y,
            d: `M${fine(x + between(scatter, -0.7, 0.7))} ${fine(y + between(scatter, -0.7, 0.7))}h0`,
          },
        ],
  );
}

const ROW = 8.5;

/** Fruit trees in rows. */
export function orchardRows({ points }: Mapped): Point[] {
  const { left, top, right, bottom } = boxOf(points);
  const trees: Point[] = [];
  for (let y = top + ROW / 2; y < bottom; y += ROW) {
    for (let x = left + ROW / 2; x < right; x += ROW) {
      if (isInside(points, { x, y })) trees.push({ x, y });
    }
  }
  return trees;
}

/** A house and a barn at an angle to it. */
export function farmstead(farm: Mapped): Sign {
  const scatter = scatterOn(farm, 72);
  const [{ x, y }] = farm.points;
  const [hand, long] = [scatter() < 0.5 ? 1 : -1, between(scatter, 7, 10)];
  const d = box(x - 4.5, y - 3, 9, 6) + box(x + hand * 8.5 - 2.2, y + 0.6, 4.4, long);
  return { x, y, d };
}

/** Posts along a fence. */
export function posts({ points }: Mapped): Sign[] {
  return stepsAlong(points, 5.5, 2.7).map(({ x, y, dx, dy }) => ({
    x,
    y,
    d: `M${fine(x + dy * 1.6)} ${fine(y - dx * 1.6)}L${fine(x - dy * 1.6)} ${fine(y + dx * 1.6)}`,
  }));
}
