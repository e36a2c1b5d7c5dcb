import { distance, distanceSquared } from './point.ts';
import { compareToSegment } from './segment.ts';

/** Whether two round bases overlap. Touching is not overlapping. Exact. */
export function circlesOverlap(
  ax: number,
  ay: number,
  aRadius: number,
  bx: number,
  by: number,
  bRadius: number,
): boolean {
  const reach = aRadius + bRadius;
  return distanceSquared(ax, ay, bx, by) < reach * reach;
}

/** The room between two round bases: 0 where they touch or overlap. */
export function gapOfCircles(
  ax: number,
  ay: number,
  aRadius: number,
  bx: number,
  by: number,
  bRadius: number,
): number {
  return Math.max(0, distance(ax, ay, bx, by) - aRadius - bRadius);
}

/** Whether the segment from a to b enters a circle. Touching is not entering. Exact. */
export function entersCircle(
  x: number,
  y: number,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return compareToSegment(x, y, ax, ay, bx, by, radius) < 0;
}
