import { contains, distance, polygonOf, type Rectangle } from '@sandtable/table';
import type { BattleMap, Hill, Place } from '../../src/state/field.ts';
import { SIGHT_INTO } from '../../src/rules/tables.ts';

/** By walking along the line: slow, and unlike the other in everything. Undefined where it is too close to say. */
export function walked(map: BattleMap, from: Rectangle, to: Rectangle): boolean | undefined {
  const length = distance(from.x, from.y, to.x, to.y);
  const steps = Math.ceil(length / 5);
  const at = (i: number): Place => [
    from.x + ((to.x - from.x) * i) / steps,
    from.y + ((to.y - from.y) * i) / steps,
  ];
  const levelAt = ({ level, outline }: Hill): number =>
    contains(polygonOf(outline.map(([x, y]) => ({ x, y }))), from.x, from.y) ? level : 0;
  const mine = Math.max(0, ...map.hills.map(levelAt));
  let isClose = false;
  const more = (value: number, limit: number): boolean => {
    if (Math.abs(value - limit) < 25) isClose = true;
    return value > limit;
  };
  /** Runs of steps inside an outline, first and last. */
  const runs = (outline: readonly Place[]): [number, number][] => {
    const polygon = polygonOf(outline.map(([x, y]) => ({ x, y })));
    const found: [number, number][] = [];
    for (let i = 0; i <= steps; i++) {
      if (!contains(polygon, ...at(i))) continue;
      const last = found.at(-1);
      if (last?.[1] === i - 1) last[1] = i;
      else found.push([i, i]);
    }
    for (const [first, last] of found) if (last - first < 5) isClose = true;
    return found;
  };
  const isOver = (first: number, last: number, level: number): boolean =>
    mine > level && !more((((first + last) / 2) * length) / steps, length / 2);
  let isSeen = true;
  for (const outline of [...map.woods, ...map.towns.map((town) => town.outline)]) {
    for (const [first, last] of runs(outline)) {
      const isThrough = first > 0 && last < steps;
      if (
        isThrough ? !isOver(first, last, 0) : more(((last - first) * length) / steps, SIGHT_INTO)
      ) {
        isSeen = false;
      }
    }
  }
  for (const { level, outline, crest } of map.hills) {
    const found = runs(outline);
    if (found.length === 0) continue;
    if (found[0][0] > 0 && found[found.length - 1][1] < steps) {
      if (found.some(([first, last]) => !isOver(first, last, level))) isSeen = false;
      continue;
    }
    // Crests here are level lines, and blocks so small that they reach none that is not close.
    const [[left, height], [right]] = crest;
    if (Math.min(Math.abs(height - from.y), Math.abs(height - to.y)) < 25) isClose = true;
    const cut = steps * ((height - from.y) / (to.y - from.y));
    if (!(cut >= 0 && cut <= steps)) continue;
    const [x] = at(cut);
    if (more(x, left) && more(right, x) && !isOver(cut, cut, level)) isSeen = false;
  }
  return isClose ? undefined : isSeen;
}
