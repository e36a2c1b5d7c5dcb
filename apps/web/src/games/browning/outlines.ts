import type { Point } from '@sandtable/kernel';
import { fine } from '../scenery/shapes.ts';

/** Measuring of outlines and lines, for the drawing only. */

export function apart(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The length of a line that is open. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, to, i) => sum + apart(points[i], to), 0);
}

/** A part of the way from one point to another. */
export function toward(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 'x' | 'y'): number => points.reduce((total, point) => total + point[axis], 0);
  return { x: sum('x') / points.length, y: sum('y') / points.length };
}

export function boxOf(points: readonly Point[], over = 0) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - over,
    top: Math.min(...ys) - over,
    right: Math.max(...xs) + over,
    bottom: Math.max(...ys) + over,
  };
}

/** Its sides, each from a corner to the next. */
export function sidesOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.map((point, i) => [point, points[(i + 1) % points.length]]);
}

export function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  // Asked for every corner of every house: nothing is allocated on the way.
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    const b = points[(i + 1) % points.length];
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

/** How far a point is from the rim, on either side of it. */
export function fromRim(points: readonly Point[], point: Point): number {
  return Math.min(...sidesOf(points).map(([a, b]) => fromSide(a, b, point)));
}

/** How far a point is from a line that is open. */
export function fromLine(points: readonly Point[], point: Point): number {
  return Math.min(...points.slice(1).map((to, i) => fromSide(points[i], to, point)));
}

function fromSide(a: Point, b: Point, point: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  return apart(point, toward(a, b, Math.min(Math.max(part, 0), 1)));
}

/** Points along a line, so far from each other, with its last one. */
export function along(points: readonly Point[], step: number): Point[] {
  const all: Point[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const steps = Math.max(Math.round(apart(a, b) / step), 1);
    for (let s = 0; s < steps; s++) all.push(toward(a, b, s / steps));
  }
  return [...all, points[points.length - 1]];
}

/** Every point drawn to the middle by a part of its way. */
export function shrunk(points: readonly Point[], part: number): Point[] {
  const middle = middleOf(points);
  return points.map((point) => toward(middle, point, part));
}

export function openLine(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`;
}

/** A curve through all the points. */
export function curve(points: readonly Point[]): string {
  return bent(points, (i) => points[Math.min(Math.max(i, 0), points.length - 1)]);
}

/** A curve through all the points and back to the first. */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length];
  return `${bent([...points, points[0]], at)}Z`;
}

function bent(points: readonly Point[], at: (i: number) => Point): string {
  const bends = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    return `C${fine(from.x + (to.x - before.x) / 6)} ${fine(from.y + (to.y - before.y) / 6)} ${fine(
      to.x - (after.x - from.x) / 6,
    )} ${fine(to.y - (after.y - from.y) / 6)} ${fine(to.x)} ${fine(to.y)}`;
  });
  return `M${fine(points[0].x)} ${fine(points[0].y)}${bends.join('')}`;
}
