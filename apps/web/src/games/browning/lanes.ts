import type { Point } from '@sandtable/kernel';
import type { Gap } from './gaps.ts';
import { featuresOf, type Land } from './land.ts';
import { along, apart, isInside, lengthOf, toward } from './outlines.ts';

/** Hedges and walls so far apart have a lane between them. */
const NARROW = 24;
const WIDE = 64;
const STEP = 6;
/** In steps: what is shorter was never a lane. */
const SHORTEST = 20;
/** A lane goes on over an opening of this length. */
const REACH = 150;
/** So many steps before its end it begins to turn toward another. */
const BEND = 4;
/** So far beyond its end it can still be seen, or leaves the table. */
const FADE = 46;

/** Among lines that are longer than this in all, no lane is looked for: that would take too long. */
const MAZE = 9000;

type Run = readonly Point[];

export interface Lanes {
  readonly runs: readonly Run[];
  /** Where a lane ends in the grass. */
  readonly fading: readonly Run[];
}

/** The lanes that run between parallel hedges and walls, and over bridges; no feature names them. */
export function lanesOf(land: Land, bridges: readonly Gap[]): Lanes {
  const all = featuresOf(land, 'hedge', 'wall').map(({ points }) => points);
  const isMaze = all.reduce((sum, points) => sum + lengthOf(points), 0) > MAZE;
  const lines = isMaze ? [] : all;
  const grounds = featuresOf(land, 'rough', 'woods', 'building');
  const found: Run[] = bridges.map(overBridge);
  for (const line of lines) {
    for (const run of runsBeside(line, lines)) {
      const known = found.flat();
      const isNew = (at: Point): boolean =>
        known.every((point) => apart(point, at) > 14) &&
        grounds.every(({ points }) => !isInside(points, at));
      found.push(...unbroken(run.filter(isNew)));
    }
  }
  const runs = longEnough(found);
  const free = new Set(runs.flatMap(endsOf));
  const between = joints(free);
  const fading = [...free].map(({ at, before }) => [
    at,
    toward(before, at, 1 + FADE / apart(before, at)),
  ]);
  const isLeaving = ([, on]: Run): boolean =>
    on.x < 0 || on.y < 0 || on.x > land.width || on.y > land.height;
  return {
    runs: [...runs.map((run) => withoutBends(run, free)), ...between, ...fading.filter(isLeaving)],
    fading: fading.filter((run) => !isLeaving(run)),
  };
}

/** Its parts without a gap, those of a few steps left out. */
function unbroken(run: Run): Run[] {
  const parts: Point[][] = [[]];
  for (const at of run) {
    const before = parts[parts.length - 1].at(-1);
    if (before !== undefined && apart(before, at) > 4 * STEP) parts.push([]);
    parts[parts.length - 1].push(at);
  }
  return parts.filter((part) => part.length > 3);
}

/** Lanes that go somewhere: alone or with those they join. */
function longEnough(runs: readonly Run[]): Run[] {
  const ends = new Map(runs.map((run) => [run, endsOf(run)]));
  const reached = (run: Run): Run[] =>
    runs.filter((other) =>
      ends.get(run)?.some((one) => ends.get(other)?.some((end) => canJoin(one, end))),
    );
  return runs.filter((run) => {
    const all = new Set([run]);
    for (const each of all) for (const other of reached(each)) all.add(other);
    return [...all].reduce((steps, { length }) => steps + length, 0) >= SHORTEST;
  });
}

/** Across the water, with a step on either bank. */
function overBridge({ from, to }: Gap): Point[] {
  const middle = toward(from, to, 0.5);
  const wide = apart(from, to);
  const [x, y] = [(to.y - from.y) / wide, (from.x - to.x) / wide];
  return [18, 9, 0, -9, -18].map((off) => ({ x: middle.x + x * off, y: middle.y + y * off }));
}

/** Points halfway to the line opposite, as long as there is one. */
function runsBeside(line: Run, lines: readonly Run[]): Point[][] {
  const others = lines.filter((other) => other !== line).flatMap(legsOf);
  const steps = legsOf(along(line, STEP));
  return [1, -1].flatMap((side) => {
    const runs: Point[][] = [[]];
    for (const step of steps) {
      const at = halfwayFrom(step, side, others);
      if (at === undefined) runs.push([]);
      else runs[runs.length - 1].push(at);
    }
    return runs;
  });
}

type Leg = readonly [Point, Point];

function legsOf(line: Run): Leg[] {
  return line.slice(1).map((to, i) => [line[i], to]);
}

/** Halfway to the first thing beside this step, if that is about parallel and as far away as it should be. */
function halfwayFrom([before, at]: Leg, side: number, others: readonly Leg[]): Point | undefined {
  const long = apart(before, at) || 1;
  const way: Point = { x: (at.x - before.x) / long, y: (at.y - before.y) / long };
  const beside: Point = { x: -way.y * side, y: way.x * side };
  let [nearest, found]: [number, Leg | undefined] = [WIDE, undefined];
  for (const leg of others) {
    const away = reach(at, beside, leg);
    if (away !== undefined && away < nearest) [nearest, found] = [away, leg];
  }
  if (found === undefined || nearest < NARROW) return undefined;
  const [a, b] = found;
  const parallel = ((b.x - a.x) * way.x + (b.y - a.y) * way.y) / apart(a, b);
  if (Math.abs(parallel) < 0.88) return undefined;
  return { x: at.x + (beside.x * nearest) / 2, y: at.y + (beside.y * nearest) / 2 };
}

/** How far a leg is from the point in this direction; undefined where it is not in the way. */
function reach(from: Point, way: Point, [a, b]: Leg): number | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const turn = way.x * dy - way.y * dx;
  if (turn === 0) return undefined;
  const [x, y] = [a.x - from.x, a.y - from.y];
  const away = (x * dy - y * dx) / turn;
  const part = (x * way.y - y * way.x) / turn;
  return away > 0 && part >= 0 && part <= 1 ? away : undefined;
}

interface End {
  readonly run: Run;
  readonly at: Point;
  /** Where the lane came from. */
  readonly before: Point;
}

function bendOf({ length }: Run): number {
  return Math.min(BEND, Math.floor((length - 1) / 2));
}

function endsOf(run: Run): End[] {
  const back = bendOf(run);
  return [
    { run, at: run[0], before: run[back] },
    { run, at: run[run.length - 1], before: run[run.length - 1 - back] },
  ];
}

/** A lane up to where the joints at its ends begin. */
function withoutBends(run: Run, free: ReadonlySet<End>): Run {
  const open = new Set([...free].filter((end) => end.run === run).map(({ at }) => at));
  const back = bendOf(run);
  const start = open.has(run[0]) ? 0 : back;
  const end = open.has(run[run.length - 1]) ? run.length : run.length - back;
  return run.slice(start, end);
}

/** Lanes that stop short of each other meet, and their ends are free no more. */
function joints(free: Set<End>): Run[] {
  const ends = [...free];
  const pairs = ends
    .flatMap((one, i) => ends.slice(i + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => canJoin(one, other))
    .map(({ one, other }) => ({ one, other, away: apart(one.at, other.at) }))
    .toSorted((a, b) => a.away - b.away);
  return pairs.flatMap(({ one, other }) => {
    if (!free.has(one) || !free.has(other)) return [];
    free.delete(one);
    free.delete(other);
    return [
      [one.before, toward(one.at, other.at, 0.2), toward(other.at, one.at, 0.2), other.before],
    ];
  });
}

function canJoin(one: End, other: End): boolean {
  if (one.run === other.run || apart(one.at, other.at) > REACH) return false;
  return goesTo(one, other.at) && goesTo(other, one.at);
}

/** Whether a lane could go on there without turning back. */
function goesTo({ at, before }: End, there: Point): boolean {
  const [x, y] = [at.x - before.x, at.y - before.y];
  const [right, down] = [there.x - at.x, there.y - at.y];
  return x * right + y * down > 0.35 * Math.hypot(x, y) * Math.hypot(right, down);
}
