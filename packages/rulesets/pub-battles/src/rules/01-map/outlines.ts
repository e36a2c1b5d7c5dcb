import {
  boxOf,
  contains,
  segmentsMeet,
  stretchesInside,
  type Box,
  type Polygon,
} from '@sandtable/table';
import { areaOf } from './areas.ts';
import type { Place } from '../../state/field.ts';

/** How one area lies to another. They may share an edge. */
export const MEETINGS = ['apart', 'inside', 'around', 'crossing'] as const;
export type Meeting = (typeof MEETINGS)[number];

const parts: number[] = [];

/**
 * Whether the first area lies apart from the second, inside it, around it or across its edge. Only legs
 * that touch the other outline decide it: the rest lie where their neighbours lead them. So areas that
 * have nothing to do with each other cost next to nothing, however many corners they have.
 */
export function outlinesMeet(first: Polygon, second: Polygon): Meeting {
  if (
    first.maxX <= second.minX ||
    first.minX >= second.maxX ||
    first.maxY <= second.minY ||
    first.minY >= second.maxY
  ) {
    return 'apart';
  }
  const [ours, theirs] = touchingLegs(first, second);
  if (ours.size === 0) {
    if (contains(second, first.xs[0], first.ys[0])) return 'inside';
    return contains(first, second.xs[0], second.ys[0]) ? 'around' : 'apart';
  }
  if (everyLeg(first, ours, isWholeLegInside, second)) return 'inside';
  if (everyLeg(second, theirs, isWholeLegInside, first)) return 'around';
  const isApart =
    everyLeg(first, ours, staysOutside, second) && everyLeg(second, theirs, staysOutside, first);
  return isApart ? 'apart' : 'crossing';
}

/** Whether all of a line lies in an area; it may touch the edge. */
export function holdsLine(outline: readonly Place[], line: readonly Place[]): boolean {
  const area = areaOf(outline);
  return line.slice(1).every(([x, y], i) => isWholeLegInside(area, line[i][0], line[i][1], x, y));
}

type Judge = (area: Polygon, ax: number, ay: number, bx: number, by: number) => boolean;

/** A leg is called like the corner that it ends at. */
function everyLeg(
  outline: Polygon,
  legs: ReadonlySet<number>,
  judge: Judge,
  area: Polygon,
): boolean {
  const { xs, ys } = outline;
  for (const i of legs) {
    const j = before(outline, i);
    if (!judge(area, xs[j], ys[j], xs[i], ys[i])) return false;
  }
  return true;
}

const isWholeLegInside: Judge = (area, ax, ay, bx, by) => {
  const count = stretchesInside(area, ax, ay, bx, by, 'in', parts);
  return count === 1 && parts[0] === 0 && parts[1] === 1;
};

const staysOutside: Judge = (area, ax, ay, bx, by) =>
  stretchesInside(area, ax, ay, bx, by, 'out', parts) === 0;

/** Legs one after another, with the box around them. */
interface Run extends Box {
  readonly from: number;
  readonly to: number;
}

/** How many legs are in a run. */
const RUN = 8;

const runs = new WeakMap<Polygon, readonly Run[]>();

function runsOf(area: Polygon): readonly Run[] {
  let own = runs.get(area);
  if (own === undefined) {
    const { xs, ys } = area;
    own = Array.from({ length: Math.ceil(xs.length / RUN) }, (_, i) => {
      const [from, to] = [i * RUN, Math.min((i + 1) * RUN, xs.length)];
      const corners = [...xs.keys()].slice(from, to);
      corners.push(before(area, from));
      const box = boxOf(
        corners.map((corner) => xs[corner]),
        corners.map((corner) => ys[corner]),
      );
      return { ...box, from, to };
    });
    runs.set(area, own);
  }
  return own;
}

function before({ xs }: Polygon, corner: number): number {
  return corner === 0 ? xs.length - 1 : corner - 1;
}

function areNear(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** The legs of both outlines that have a point in common with one of the other. */
function touchingLegs(first: Polygon, second: Polygon): [ours: Set<number>, theirs: Set<number>] {
  const [ours, theirs] = [new Set<number>(), new Set<number>()];
  for (const run of runsOf(first)) {
    if (!areNear(run, second)) continue;
    for (const other of runsOf(second)) {
      if (!areNear(run, other)) continue;
      for (let i = run.from; i < run.to; i++) {
        for (let j = other.from; j < other.to; j++) {
          if (!legsMeet(first, i, second, j)) continue;
          ours.add(i);
          theirs.add(j);
        }
      }
    }
  }
  return [ours, theirs];
}

function legsMeet(first: Polygon, i: number, second: Polygon, j: number): boolean {
  const [a, c] = [before(first, i), before(second, j)];
  return segmentsMeet(
    first.xs[a],
    first.ys[a],
    first.xs[i],
    first.ys[i],
    second.xs[c],
    second.ys[c],
    second.xs[j],
    second.ys[j],
  );
}
