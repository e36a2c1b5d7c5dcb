import type { Point } from '@sandtable/kernel';
import type { Feature } from './land.ts';
import { apart } from './outlines.ts';

/** An opening between the ends of two lines. */
export interface Gap {
  readonly from: Point;
  readonly to: Point;
}

/** Where two of the lines end this near to each other; each end belongs to one gap at most. */
export function gapsBetween(lines: readonly Feature[], least: number, most: number): Gap[] {
  const ends = lines.flatMap(({ points }, line) => [
    { line, at: points[0] },
    { line, at: points[points.length - 1] },
  ]);
  const pairs = ends
    .flatMap((one, i) => ends.slice(i + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => one.line !== other.line)
    .map(({ one, other }) => ({ one, other, wide: apart(one.at, other.at) }))
    .filter(({ wide }) => wide <= most)
    .toSorted((a, b) => a.wide - b.wide);
  const taken = new Set<unknown>();
  const gaps: Gap[] = [];
  for (const { one, other, wide } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    if (wide >= least) gaps.push({ from: one.at, to: other.at });
  }
  return gaps;
}
