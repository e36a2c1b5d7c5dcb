import {
  contains,
  missesBox,
  polygonOf,
  polylineOf,
  sharedArea,
  stretchesInside,
  type Box,
  type Polygon,
  type Polyline,
  type Rectangle,
} from '@sandtable/table';
import type { Place } from '../../state/field.ts';

/** Rounding must not make most of a half. */
const MOST = 0.5 + 1e-9;

const parts: number[] = [];

export function areaOf(outline: readonly Place[]): Polygon {
  return polygonOf(outline.map(([x, y]) => ({ x, y })));
}

/** How many legs of a long line have a box in common. */
const LEGS = 8;

/** A line in short pieces, so that most of them are seen to be far away. */
export function piecesOf(line: readonly Place[]): Polyline[] {
  const pieces: Polyline[] = [];
  for (let from = 0; from < line.length - 1; from += LEGS) {
    pieces.push(polylineOf(line.slice(from, from + LEGS + 1).map(([x, y]) => ({ x, y }))));
  }
  return pieces;
}

/** PB-1.5: whether so much is most of a block; half is not. */
export function isMostOf(area: number, block: Rectangle): boolean {
  return area > MOST * block.area;
}

/** How much of a block lies in an area. */
export function commonArea(polygon: Polygon, block: Rectangle): number {
  const { minX, minY, maxX, maxY } = block;
  if (
    polygon.maxX <= minX ||
    polygon.minX >= maxX ||
    polygon.maxY <= minY ||
    polygon.minY >= maxY
  ) {
    return 0;
  }
  const { xs, ys } = polygon;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (
      (xs[i] > minX || xs[j] > minX) &&
      (xs[i] < maxX || xs[j] < maxX) &&
      (ys[i] > minY || ys[j] > minY) &&
      (ys[i] < maxY || ys[j] < maxY)
    ) {
      return sharedArea(polygon, block);
    }
  }
  // No edge comes near it: it is all in or all out.
  return contains(polygon, block.x, block.y) ? block.area : 0;
}

/** How far a point is from the box around an area: 0 in it. */
export function distanceToBox({ minX, minY, maxX, maxY }: Box, x: number, y: number): number {
  const dx = x < minX ? minX - x : x > maxX ? x - maxX : 0;
  const dy = y < minY ? minY - y : y > maxY ? y - maxY : 0;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Whether a way has a stretch inside one of these areas; along an edge is not inside. */
export function goesThrough(
  areas: readonly Polygon[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  for (const polygon of areas) {
    if (missesBox(polygon, ax, ay, bx, by)) continue;
    if (stretchesInside(polygon, ax, ay, bx, by, 'out', parts) > 0) return true;
  }
  return false;
}
