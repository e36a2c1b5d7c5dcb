import type { Point } from '@sandtable/kernel';
import type { Step } from './bends.ts';

type Line = readonly Point[];

/** Where roads cross streams, and which way the road goes there. */
export function meetingsOf(roads: readonly Line[], streams: readonly Line[]): Step[] {
  return roads.flatMap((road) =>
    streams.flatMap((stream) =>
      road.slice(1).flatMap((b, i) => {
        const a = road[i];
        return stream.slice(1).flatMap((d, j) => {
          const part = meetingOf(a, b, stream[j], d);
          if (part === undefined) return [];
          const [dx, dy] = [b.x - a.x, b.y - a.y];
          const long = Math.hypot(dx, dy) || 1;
          return [{ x: a.x + dx * part, y: a.y + dy * part, dx: dx / long, dy: dy / long }];
        });
      }),
    ),
  );
}

/** Which part of the way from a to b is done where it crosses that from c to d. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): number | undefined {
  const [abx, aby, cdx, cdy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = abx * cdy - aby * cdx;
  if (cross === 0) return undefined;
  const part = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / cross;
  const other = ((c.x - a.x) * aby - (c.y - a.y) * abx) / cross;
  return part >= 0 && part < 1 && other >= 0 && other < 1 ? part : undefined;
}
