import type { Point } from '@sandtable/kernel';
import { between, type Scatter } from './scatter.ts';

/** Paths for the drawing, with y downward. */

/** A tenth of a unit is as fine as anyone can see. */
export function fine(value: number): number {
  return Math.round(value * 10) / 10;
}

export function circle(x: number, y: number, r: number): string {
  const [radius, wide] = [fine(r), fine(2 * r)];
  return `M${fine(x - r)} ${fine(y)}a${radius} ${radius} 0 1 0 ${wide} 0a${radius} ${radius} 0 1 0 ${-wide} 0`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}Z`;
}

/** A closed curve through the middles of the sides of a polygon: no corner stays. */
export function softened(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return { x: fine((a.x + b.x) / 2), y: fine((a.y + b.y) / 2) };
  };
  const start = middle(points.length - 1);
  const curves = points.map(({ x, y }, i) => {
    const to = middle(i);
    return `Q${fine(x)} ${fine(y)} ${to.x} ${to.y}`;
  });
  return `M${start.x} ${start.y}${curves.join('')}Z`;
}

/** A polygon with its corners rounded over a part of each side. */
export function rounded(points: readonly Point[], part: number): string {
  const toward = (a: Point, b: Point, share: number): string =>
    `${fine(a.x + (b.x - a.x) * share)} ${fine(a.y + (b.y - a.y) * share)}`;
  const corners = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    const bend = `Q${fine(corner.x)} ${fine(corner.y)} ${toward(corner, after, part)}`;
    return `${toward(corner, before, part)}${bend}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A patch with an uneven rim, around the rectangle. */
export function patch(
  scatter: Scatter,
  left: number,
  top: number,
  right: number,
  bottom: number,
  unevenness: number,
): string {
  const off = (): number => between(scatter, -unevenness, unevenness);
  const steps = [0.06, 0.2, 0.4, 0.6, 0.8, 0.94];
  const along = (from: number, to: number): number[] => steps.map((s) => from + (to - from) * s);
  const points: Point[] = [
    ...along(left, right).map((x) => ({ x, y: top + off() })),
    ...along(top, bottom).map((y) => ({ x: right + off(), y })),
    ...along(right, left).map((x) => ({ x, y: bottom + off() })),
    ...along(bottom, top).map((y) => ({ x: left + off(), y })),
  ];
  return softened(points);
}
