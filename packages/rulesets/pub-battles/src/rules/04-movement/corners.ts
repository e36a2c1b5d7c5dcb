import type { Polygon } from '@sandtable/table';
import { areaOf } from '../01-map/areas.ts';
import type { BattleMap, Place } from '../../state/field.ts';

/** How far outside of the corner of an area the way around it goes. */
const OUTSIDE = 4;

/** PB-4.3, PB-4.4: the points by which ways lead around what is difficult or forbidden ground. Towns are neither. */
export function cornersOf(map: BattleMap): Place[] {
  const hills = map.hills.map(({ outline }) => outline);
  const areas = [...map.woods, ...map.marshes, ...hills];
  return [
    ...areas.flatMap((outline) => aroundArea(areaOf(outline))),
    ...map.streams.flatMap(({ line }) => pastEnds(line)),
  ].filter(([x, y]) => x >= 0 && y >= 0 && x <= map.width && y <= map.height);
}

/** PB-4.4: those by which they lead around towns. */
export function townCornersOf({ towns, width, height }: BattleMap): Place[] {
  return towns
    .flatMap(({ outline }) => aroundArea(areaOf(outline)))
    .filter(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
}

/** The corners that stick out, each a little farther out. */
function aroundArea({ xs, ys }: Polygon): Place[] {
  const count = xs.length;
  let area = 0;
  for (let i = 0, j = count - 1; i < count; j = i++) area += xs[j] * ys[i] - xs[i] * ys[j];
  const hand = area > 0 ? 1 : -1;
  const corners: Place[] = [];
  for (let i = 0; i < count; i++) {
    const [before, after] = [(i + count - 1) % count, (i + 1) % count];
    const [ax, ay] = unit(xs[i] - xs[before], ys[i] - ys[before]);
    const [bx, by] = unit(xs[after] - xs[i], ys[after] - ys[i]);
    if (hand * (ax * by - ay * bx) <= 0) continue;
    // Straight out between the two edges, so far that both of them are left behind.
    const [outX, outY] = unit(ax - bx, ay - by);
    const far = OUTSIDE / Math.max(0.2, Math.abs(ax * outY - ay * outX));
    corners.push([Math.round(xs[i] + far * outX), Math.round(ys[i] + far * outY)]);
  }
  return corners;
}

/** Past both ends of a line. */
function pastEnds(line: readonly Place[]): Place[] {
  return [
    [line[0], line[1]],
    [line[line.length - 1], line[line.length - 2]],
  ].map(([end, before]): Place => {
    const [x, y] = unit(end[0] - before[0], end[1] - before[1]);
    return [Math.round(end[0] + OUTSIDE * x), Math.round(end[1] + OUTSIDE * y)];
  });
}

function unit(x: number, y: number): [number, number] {
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}
