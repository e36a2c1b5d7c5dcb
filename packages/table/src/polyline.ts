import type { Point } from './point.ts';
import { boxOf, missesBox, type Box } from './polygon.ts';
import { areSegmentsWithin, distanceSquaredToSegment, segmentsMeet } from './segment.ts';
import { insert } from './stretches.ts';

/** A line obstacle (wall, hedge, stream): straight pieces one after the other, perhaps with a width. */
export interface Polyline extends Box {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** How far it reaches to either hand of its middle line; 0 for a mere line. */
  readonly halfWidth: number;
}

/** Makes a line of two or more points ready. Its ends are round. */
export function polylineOf(points: readonly Point[], halfWidth = 0): Polyline {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { xs, ys, halfWidth, ...boxOf(xs, ys, halfWidth) };
}

/** Whether a segment crosses or touches a line, all of its width. Exact. */
export function touchesPolyline(
  line: Polyline,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (missesBox(line, ax, ay, bx, by)) return false;
  const { xs, ys, halfWidth } = line;
  for (let i = 1; i < xs.length; i++) {
    const touches =
      halfWidth === 0
        ? segmentsMeet(ax, ay, bx, by, xs[i - 1], ys[i - 1], xs[i], ys[i])
        : areSegmentsWithin(ax, ay, bx, by, xs[i - 1], ys[i - 1], xs[i], ys[i], halfWidth);
    if (touches) return true;
  }
  return false;
}

/** How far a point is from a line: 0 on it, all of its width. */
export function distanceToPolyline(line: Polyline, x: number, y: number): number {
  const { xs, ys, halfWidth } = line;
  let nearest = Infinity;
  for (let i = 1; i < xs.length; i++) {
    const squared = distanceSquaredToSegment(x, y, xs[i - 1], ys[i - 1], xs[i], ys[i]);
    if (squared < nearest) nearest = squared;
  }
  return Math.max(0, Math.sqrt(nearest) - halfWidth);
}

/**
 * Where the segment from a to b meets the middle of a line, as parts of the way from 0 to 1, in
 * order and each once, in `out`. Gives how many there are. Touching is meeting; where the segment
 * runs along a piece, the ends of what they share are given.
 */
export function crossingsOf(
  line: Polyline,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: number[],
): number {
  if (missesBox(line, ax, ay, bx, by)) return 0;
  const { xs, ys } = line;
  const dx = bx - ax;
  const dy = by - ay;
  let count = 0;
  for (let i = 1; i < xs.length; i++) {
    const [px, py, qx, qy] = [xs[i - 1], ys[i - 1], xs[i], ys[i]];
    if (!segmentsMeet(ax, ay, bx, by, px, py, qx, qy)) continue;
    const across = dx * (qy - py) - dy * (qx - px);
    if (across === 0) {
      count = insertOnce(out, count, partOf(ax, ay, dx, dy, px, py));
      count = insertOnce(out, count, partOf(ax, ay, dx, dy, qx, qy));
    } else {
      count = insertOnce(out, count, ((px - ax) * (qy - py) - (py - ay) * (qx - px)) / across);
    }
  }
  return count;
}

/** Which part of the way from a along d a point on that line is, held between 0 and 1. */
function partOf(ax: number, ay: number, dx: number, dy: number, px: number, py: number): number {
  const whole = dx * dx + dy * dy;
  const part = whole === 0 ? 0 : (dx * (px - ax) + dy * (py - ay)) / whole;
  return Math.min(1, Math.max(0, part));
}

function insertOnce(sorted: number[], count: number, value: number): number {
  // Adding 0 makes 0 of -0.
  for (let i = 0; i < count; i++) if (sorted[i] === value) return count;
  return insert(sorted, count, value + 0);
}
