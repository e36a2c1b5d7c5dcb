import { contains, polygonOf } from '@sandtable/table';
import type { Field, Place } from '../state/field.ts';
import { AREAS, EFFECT, INCH } from '../rules/tables.ts';

/** How far from a wall or hedge a figure takes cover behind it. */
const BEHIND = 50;

const byField = new WeakMap<Field, readonly Place[]>();

/** BB-5.8: places with cover, two inches apart: in the areas that give it, and beside its lines. */
export function coverSpots(field: Field): readonly Place[] {
  let spots = byField.get(field);
  if (spots === undefined) {
    spots = field.features.flatMap(({ kind, points }): Place[] => {
      if (!EFFECT[kind].covers) return [];
      return (AREAS as readonly string[]).includes(kind) ? inside(points) : beside(points);
    });
    byField.set(field, spots);
  }
  return spots;
}

function inside(points: readonly Place[]): Place[] {
  const polygon = polygonOf(points.map(([x, y]) => ({ x, y })));
  const spots: Place[] = [];
  for (let x = polygon.minX + INCH; x < polygon.maxX; x += 2 * INCH) {
    for (let y = polygon.minY + INCH; y < polygon.maxY; y += 2 * INCH) {
      if (contains(polygon, x, y)) spots.push([x, y]);
    }
  }
  return spots;
}

function beside(points: readonly Place[]): Place[] {
  const spots: Place[] = [];
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    for (let at = INCH; at < length; at += 2 * INCH) {
      const x = ax + ((bx - ax) * at) / length;
      const y = ay + ((by - ay) * at) / length;
      const [dx, dy] = [((by - ay) * BEHIND) / length, ((ax - bx) * BEHIND) / length];
      spots.push([Math.round(x + dx), Math.round(y + dy)]);
      spots.push([Math.round(x - dx), Math.round(y - dy)]);
    }
  }
  return spots;
}
