import type { Point } from '@sandtable/kernel';
import type { Step } from './bends.ts';

type Line = readonly Point[];

/** Where roads cross streams, and which way the road goes there. */
export function meetingsOf(roads: readonly Line[], streams: readonly Line[]): Step[] {
  return roads.flatMap((road) => streams.flatMap((stream) => meetingsOn(road, stream)));
}

function meetingsOn(road: Line, stream: Line): Step[] {
  const steps: Step[] = [];
  for (let i = 1; i < road.length; i++) {
    const [a, b] = [road[i - 1], road[i]];
    for (let j = 1; j < stream.length; j++) {
      const part = meetingOf(a, b, stream[j - 1], stream[j]);
      if (part === undefined) continue;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const long = Math.hypot(dx, dy) || 1;
      steps.push({ x: a.x + dx * part, y: a.y + dy * part, dx: dx / long, dy: dy / long });
    }
  }
  return steps;
}

/** Which part of the way from a to b is done where it crosses that from c to d. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): number | undefined {
  // Asked for every piece of every road with every piece of every stream: nothing is allocated on the way.
  const abx = b.x - a.x;
  const aby = b.y - a.y;
  const cdx = d.x - c.x;
  const cdy = d.y - c.y;
  const cross = abx * cdy - aby * cdx;
  if (cross === 0) return undefined;
  const part = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / cross;
  const other = ((c.x - a.x) * aby - (c.y - a.y) * abx) / cross;
  return part >= 0 && part < 1 && other >= 0 && other < 1 ? part : undefined;
}
