import type { Point } from '@sandtable/kernel';
import { fine } from '../scenery/shapes.ts';

/** Lines as a pen would draw them: bent through all their points, and never far from them. */

const HANDLE = 8;

/** Points so near to each other that the curve through them is seen, with its last one. */
export function bent(points: readonly Point[], step: number): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)];
  return [...sampled(points, at, points.length - 1, step), points[points.length - 1]];
}

/** The same for an outline; the first point is not repeated. */
export function bentRound(points: readonly Point[], step: number): Point[] {
  const at = (i: number): Point => points[(i + points.length) % points.length];
  return sampled(points, at, points.length, step);
}

function sampled(
  points: readonly Point[],
  at: (i: number) => Point,
  sides: number,
  step: number,
): Point[] {
  const all: Point[] = [];
  for (let i = 0; i < sides; i++) {
    const [from, to] = [points[i], at(i + 1)];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    // A handle of a third of the side goes over no corner; a short one keeps to long sides, since it
    // matters for the battle where they are.
    const reach = Math.min(long / 3, HANDLE);
    const leave = handle(at(i - 1), to, reach);
    const arrive = handle(from, at(i + 2), reach);
    const steps = Math.max(Math.ceil(long / step), 1);
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      all.push({
        x: a * from.x + b * (from.x + leave.x) + c * (to.x - arrive.x) + d * to.x,
        y: a * from.y + b * (from.y + leave.y) + c * (to.y - arrive.y) + d * to.y,
      });
    }
  }
  return all;
}

function handle(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = length / (Math.hypot(dx, dy) || 1);
  return { x: dx * part, y: dy * part };
}

/** A step along a line: where, and which way it goes. */
export interface Step extends Point {
  /** The unit vector ahead. */
  readonly dx: number;
  readonly dy: number;
}

/** Steps of the same length along a line, the first one after so much of it. */
export function stepsAlong(line: readonly Point[], length: number, first = 0): Step[] {
  const steps: Step[] = [];
  let due = first;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / (long || 1), (b.y - a.y) / (long || 1)];
    for (; due < long; due += length) steps.push({ x: a.x + dx * due, y: a.y + dy * due, dx, dy });
    due -= long;
  }
  return steps;
}

/** How long a line is. */
export function lengthOf(line: readonly Point[]): number {
  return line
    .slice(1)
    .reduce((sum, to, i) => sum + Math.hypot(to.x - line[i].x, to.y - line[i].y), 0);
}

/** The place nearest to a point on lines, and how far that is. */
export interface Nearest extends Point {
  readonly away: number;
  /** The unit vector of the line there. */
  readonly dx: number;
  readonly dy: number;
}

export function nearestOn(lines: readonly (readonly Point[])[], { x, y }: Point): Nearest {
  let bestX = x;
  let bestY = y;
  let bestDx = 1;
  let bestDy = 0;
  let best = Infinity;
  // Asked for every stroke of every hill: nothing is allocated on the way.
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const a = line[i - 1];
      const b = line[i];
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const part = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const held = part < 0 ? 0 : part > 1 ? 1 : part;
      const px = a.x + dx * held;
      const py = a.y + dy * held;
      const squared = (px - x) * (px - x) + (py - y) * (py - y);
      if (squared >= best) continue;
      bestX = px;
      bestY = py;
      bestDx = dx;
      bestDy = dy;
      best = squared;
    }
  }
  const long = Math.hypot(bestDx, bestDy) || 1;
  return { x: bestX, y: bestY, away: Math.sqrt(best), dx: bestDx / long, dy: bestDy / long };
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`;
}

/** First point again at the end. */
export function ringOf(points: readonly Point[]): Point[] {
  return [...points, points[0]];
}
