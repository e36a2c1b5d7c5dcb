import { cosine, distance, heading, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import { blockOf } from './blocks.ts';
import { lastFacing, lastTurns, leastTurns, mayGo } from './facings.ts';
import { pop, push } from './heap.ts';
import { whyNotGo } from './legs.ts';
import { blocksWay } from './passing.ts';
import { costOfTurns, takeWay, type Search } from './search.ts';
import { OBLIQUE } from './tables.ts';

/** How far outside of the corners of enemy blocks a centre goes past them. */
const PAST = 24;

/** So many points around obstacles are looked at, those that lead least astray, and so many steps. */
const POINTS = 60;
const STEPS = 4000;

/** Ways that differ by less count as equally cheap: nobody measures finer, and the plainer one is taken. */
const FINEST = 32;

/** A way as far as it has come: a point, how it was reached, and what it has cost. */
interface Step {
  readonly point: number;
  readonly facing: number;
  readonly turns: number;
  readonly difficult: boolean;
  readonly length: number;
  readonly before: Step | undefined;
  /** What it costs at least, all the way. */
  readonly least: number;
}

/** The points of one search: the goal is the first, then those around obstacles. Used anew by each call. */
const xs: number[] = [];
const ys: number[] = [];
const rest: number[] = [];
const enemies: number[] = [];

/**
 * PB-4.1 to PB-4.5: the cheapest way around whatever is in the way, by any number of points: bridges and
 * fords, the corners of enemy blocks and of difficult ground. Those that promise most are followed first,
 * so that the first to arrive is the cheapest.
 */
export function goByAny(s: Search): void {
  const start = beginning(s);
  if (!isWorthwhile(s, start.least)) return;
  gatherPoints(s, start.least - distance(s.x, s.y, s.toX, s.toY));
  if (xs.length === 1) return;
  const open: Step[] = [];
  const closed: Step[][] = xs.map(() => []);
  follow(s, start, open);
  for (let steps = 0; open.length > 0 && steps < STEPS; steps++) {
    const step = pop(open);
    if (isWorse(step, closed[step.point])) continue;
    if (isHarder(s, step, open)) continue;
    if (!isClear(s, step)) {
      // Turned otherwise it may still fit.
      const { before } = step;
      if (before !== undefined && before.facing === step.facing) turn(s, before, step.point, open);
      continue;
    }
    if (step.point === 0) return arrive(s, step);
    closed[step.point].push(step);
    follow(s, step, open);
  }
}

/** Where it stands, and what any way from there to the goal costs at least. */
function beginning(s: Search): Step {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  const difficult = s.paid || s.isAcross || s.ground.isHardBetween(s.x, s.y, s.toX, s.toY);
  const turns = leastTurns(s.goal, s.from, s.facing, dx, dy);
  const least =
    Math.sqrt(dx * dx + dy * dy) + costOfTurns(s, turns) + (difficult && !s.paid ? s.third : 0);
  return { point: -1, facing: s.from, turns: 0, difficult, length: 0, before: undefined, least };
}

function isWorthwhile({ budget, best }: Search, least: number): boolean {
  return least <= budget && least + FINEST < best;
}

/** Where the way may bend: no point that is farther astray than the rate allows. */
function gatherPoints(s: Search, thirds: number): void {
  xs.length = ys.length = rest.length = 0;
  xs.push(s.toX);
  ys.push(s.toY);
  rest.push(0);
  const bound = Math.min(s.budget, s.best - FINEST) - thirds;
  const { map } = s.state.field;
  const add = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x > map.width || y > map.height) return;
    const left = distance(x, y, s.toX, s.toY);
    if (left === 0 || distance(s.x, s.y, x, y) + left > bound) return;
    xs.push(x);
    ys.push(y);
    rest.push(left);
  };
  for (const { x, y } of s.ground.crossings) add(x, y);
  for (const [x, y] of s.ground.corners) add(x, y);
  gatherEnemies(s);
  for (const enemy of enemies) addCorners(s, enemy, add);
  if (s.target >= 0) {
    // Before the edge that is attacked, to come straight onto it.
    const [aheadX, aheadY] = [sine(s.facing) / UNIT, cosine(s.facing) / UNIT];
    for (const far of [s.width / 2, s.width]) {
      add(s.toX - toWhole(far * aheadX), s.toY - toWhole(far * aheadY));
    }
  }
  // On open ground the straight line has been tried, and all that is as good.
  if (xs.length === 1) return;
  addBends(s, add);
  addAside(s, add);
  if (xs.length > POINTS) keepNearest(s, POINTS);
}

/** By their blocks: of two ways equally cheap, the order of the pieces would tell who they are. */
function gatherEnemies({ state, side }: Search): void {
  enemies.length = 0;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (blocksWay(state, enemy, side)) enemies.push(enemy);
  }
  enemies.sort((one, other) => state.block[one] - state.block[other]);
}

/** How far off straight ahead it goes before a turn and after it, in degrees: a little less than it may. */
const SLANTS = [-44, -15, 15, 44] as const;

/** PB-4.2: where one who goes off with the old facing can turn to the new one and arrive with that. */
function addBends(s: Search, add: (x: number, y: number) => void): void {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  for (const off of SLANTS) {
    const first = wrapDegrees(s.from + off);
    const [ux, uy] = [sine(first) / UNIT, cosine(first) / UNIT];
    for (const then of SLANTS) {
      const second = wrapDegrees(s.facing + then);
      const [vx, vy] = [sine(second) / UNIT, cosine(second) / UNIT];
      const across = ux * vy - uy * vx;
      if (Math.abs(across) < 1e-6) continue;
      const far = (dx * vy - dy * vx) / across;
      const last = (ux * dy - uy * dx) / across;
      if (far > 0 && last > 0 && far + last <= s.budget) {
        add(s.x + toWhole(far * ux), s.y + toWhole(far * uy));
      }
    }
  }
}

/** How far along the straight line, and how far off it, in fronts of the piece. */
const ASIDE = [
  [0.25, 0.25],
  [0.25, 1],
  [0.5, 0.25],
  [0.5, 0.5],
  [0.5, 1],
  [0.75, 0.25],
  [0.75, 1],
  [0.93, 0.08],
] as const;

/** On the way, aside of the straight line: where that only just does not fit. */
function addAside(s: Search, add: (x: number, y: number) => void): void {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return;
  for (const [part, off] of ASIDE) {
    for (const hand of [-1, 1]) {
      const aside = (hand * off * s.width) / length;
      add(s.x + toWhole(part * dx + aside * dy), s.y + toWhole(part * dy - aside * dx));
    }
  }
}

/** Outside of the four corners of an enemy's block. */
function addCorners(s: Search, enemy: number, add: (x: number, y: number) => void): void {
  const { x, y, facing, width, depth } = blockOf(s.state, enemy);
  const [fx, fy] = [sine(facing) / UNIT, cosine(facing) / UNIT];
  for (const ahead of [depth / 2 + PAST, -depth / 2 - PAST]) {
    for (const aside of [width / 2 + PAST, -width / 2 - PAST]) {
      add(x + toWhole(ahead * fx + aside * fy), y + toWhole(ahead * fy - aside * fx));
    }
  }
}

function keepNearest(s: Search, most: number): void {
  const sums = xs.map((x, i) => distance(s.x, s.y, x, ys[i]) + rest[i]);
  const order = [...xs.keys()].slice(1).sort((a, b) => sums[a] - sums[b] || a - b);
  const kept = [0, ...order.slice(0, most)];
  for (const list of [xs, ys, rest]) {
    const values = kept.map((i) => list[i]);
    list.length = 0;
    list.push(...values);
  }
}

/** From where a step has come to, on to every point: with the facing that it has, or else turned. */
function follow(s: Search, from: Step, open: Step[]): void {
  const [x, y] = placeOf(s, from);
  // What is left for the way from here, and what is left of it after one more turn.
  const ground = from.difficult && !s.paid ? s.third : 0;
  const bound = Math.min(s.budget, s.best - FINEST) - from.length - ground;
  const kept = bound - costOfTurns(s, from.turns);
  const turned = bound - costOfTurns(s, from.turns + 1);
  for (let point = 0; point < xs.length; point++) {
    const dx = xs[point] - x;
    const dy = ys[point] - y;
    if (dx === 0 && dy === 0) continue;
    const far = Math.sqrt(dx * dx + dy * dy) + rest[point];
    if (far > kept) continue;
    if (mayGo(from.facing, dx, dy)) go(s, from, point, from.facing, open);
    else if (far <= turned) turn(s, from, point, open);
  }
}

function placeOf(s: Search, { point }: Step): readonly [number, number] {
  return point < 0 ? [s.x, s.y] : [xs[point], ys[point]];
}

/** One leg on, if that can still be the cheapest way. */
function go(s: Search, from: Step, point: number, facing: number, open: Step[]): void {
  const [x, y] = placeOf(s, from);
  const length = from.length + distance(x, y, xs[point], ys[point]);
  const turned = from.turns + (facing === from.facing ? 0 : 1);
  const turns = turned + (point === 0 ? lastTurns(s.goal, facing, s.facing) : 0);
  const { difficult } = from;
  // PB-4.2: what it must still turn counts already.
  const more =
    point === 0 ? 0 : leastTurns(s.goal, facing, s.facing, s.toX - xs[point], s.toY - ys[point]);
  const ground = difficult && !s.paid ? s.third : 0;
  const least = length + rest[point] + costOfTurns(s, turns + more) + ground;
  if (!isWorthwhile(s, least)) return;
  push(open, { point, facing, turns, difficult, length, before: from, least });
}

/** PB-4.3: a leg over difficult ground waits until its turn comes again, for a third more. */
function isHarder(s: Search, step: Step, open: Step[]): boolean {
  const { before, point, difficult } = step;
  if (difficult || before === undefined) return false;
  const [x, y] = placeOf(s, before);
  if (!s.ground.isDifficult(x, y, xs[point], ys[point])) return false;
  const least = step.least + s.third;
  if (isWorthwhile(s, least)) push(open, { ...step, difficult: true, least });
  return true;
}

/** PB-4.1, PB-4.2: the same, turned as at the end, along the leg, or as far as it can be toward the goal. */
function turn(s: Search, from: Step, point: number, open: Step[]): void {
  const [x, y] = placeOf(s, from);
  const [dx, dy] = [xs[point] - x, ys[point] - y];
  const last = lastFacing(s.goal, s.facing, dx, dy);
  if (last !== from.facing && mayGo(last, dx, dy)) go(s, from, point, last, open);
  const along = heading(0, 0, dx, dy);
  if (along !== from.facing && along !== last) go(s, from, point, along, open);
  if (point === 0) return;
  const onward = heading(xs[point], ys[point], s.toX, s.toY);
  const off = wrapDegrees(onward - along + 180) - 180;
  const between = wrapDegrees(along + Math.max(1 - OBLIQUE, Math.min(OBLIQUE - 1, off)));
  if (between === from.facing || between === last || between === along) return;
  go(s, from, point, between, open);
}

/** Whether a way that came to the same point was no worse in anything: it might turn there, too. */
function isWorse(step: Step, others: readonly Step[]): boolean {
  return others.some(
    ({ facing, turns, length, difficult }) =>
      length <= step.length &&
      turns + (facing === step.facing ? 0 : 1) <= step.turns &&
      (step.difficult || !difficult),
  );
}

function isClear(s: Search, { before, point, facing }: Step): boolean {
  const [x, y] = before === undefined ? [s.x, s.y] : placeOf(s, before);
  return whyNotGo(s, x, y, xs[point], ys[point], facing) === undefined;
}

function arrive(s: Search, end: Step): void {
  s.via.length = s.facings.length = 0;
  // PB-8.2: one who has paid for difficult ground may still have none before him.
  let difficult = s.isAcross;
  for (let step = end; step.before !== undefined; step = step.before) {
    const [x, y] = placeOf(s, step.before);
    difficult ||= s.ground.isDifficult(x, y, xs[step.point], ys[step.point]);
    if (step.point > 0) s.via.unshift([xs[step.point], ys[step.point]]);
    s.facings.unshift(step.facing);
  }
  takeWay(s, end.least, end.turns, difficult);
}
