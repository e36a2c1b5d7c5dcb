import { compareToSegment } from './segment.ts';

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
