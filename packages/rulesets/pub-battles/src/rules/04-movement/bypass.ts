import { distance, heading, wrapDegrees } from '@sandtable/table';
import { isDeadEnd, noteDeadEnd } from './deadEnds.ts';
import { lastFacing, lastTurns, leastTurns, mayGo } from './facings.ts';
import { pop, push } from './heap.ts';
import { whyNotGo } from './legs.ts';
import { costOfTurns, entersTown, takeWay, type Search } from './search.ts';
import { OBLIQUE } from '../tables.ts';
import { addLattice, enemies, gatherEnemies, gatherPoints, rest, xs, ys } from './wayPoints.ts';

/** Ways that differ by less count as equally cheap: nobody measures finer, and the plainer one is taken. */
const FINEST = 32;

/** So many steps are taken past corners, and so many over a lattice: a march is judged while one drags it. */
const STEPS = 2000;
const STEPS_ON_LATTICE = 1500;

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

/** By point, the ways that have come there. */
const closed: Step[][] = [];

/**
 * PB-4.1 to PB-4.5: the cheapest way around whatever is in the way, by any number of points: bridges and
 * fords, the corners of enemy blocks and of difficult ground, and gaps. Those that promise most are followed first,
 * so that the first to arrive is the cheapest.
 */
export function goByAny(s: Search): void {
  const start = beginning(s);
  if (!isWorthwhile(s, start.least)) return;
  if (!isWorthwhile(s, leastAcross(s))) return;
  gatherEnemies(s);
  if (isDeadEnd(s, enemies)) return;
  const { best } = s;
  goPast(s, start);
  if (s.best === best) noteDeadEnd();
}

/** Past the enemies that were gathered, and around the ground. */
function goPast(s: Search, start: Step): void {
  // What is left for the length alone.
  const thirds = start.least - distance(s.x, s.y, s.toX, s.toY);
  const most = Math.min(s.budget, s.best - FINEST) - thirds;
  gatherPoints(s, most);
  if (xs.length === 1) return;
  search(s, start, STEPS);
  if (s.best < Infinity || enemies.length === 0) return;
  // Between enemies there may be room away from all of their corners.
  addLattice(s, most);
  search(s, start, STEPS_ON_LATTICE);
}

/** From the start to the goal, by the points that were gathered. */
function search(s: Search, start: Step, most: number): void {
  const open: Step[] = [];
  for (let point = 0; point < xs.length; point++) closed[point] = [];
  follow(s, start, open);
  for (let steps = 0; open.length > 0 && steps < most; steps++) {
    const step = pop(open);
    if (isWorse(step, closed[step.point])) continue;
    if (isHarder(s, step, open)) continue;
    if (!isClear(s, step)) {
      // Turned otherwise it may still fit.
      const { before } = step;
      if (before?.facing === step.facing) turnAt(s, before, step.point, open);
      continue;
    }
    if (step.point === 0) return arrive(s, step);
    closed[step.point].push(step);
    follow(s, step, open);
  }
}

/** Where it stands, and what any way from there to the goal costs at least. */
function beginning(s: Search): Step {
  const dx = s.toX - s.x;
  const dy = s.toY - s.y;
  const difficult = s.paid || s.isAcross || s.ground.isHardBetween(s.x, s.y, s.toX, s.toY);
  const turns = leastTurns(s.goal, s.from, s.facing, dx, dy);
  const least =
    Math.sqrt(dx * dx + dy * dy) + costOfTurns(s, turns) + (difficult && !s.paid ? s.third : 0);
  return { point: -1, facing: s.from, turns: 0, difficult, length: 0, before: undefined, least };
}

/** PB-4.3, PB-4.4: what a way costs at least that leads over a river, which is difficult; 0 where it need not. */
function leastAcross(s: Search): number {
  const shortest = s.ground.shortestAcross(s.x, s.y, s.toX, s.toY);
  if (shortest === 0) return 0;
  const turns = leastTurns(s.goal, s.from, s.facing, s.toX - s.x, s.toY - s.y);
  return shortest + costOfTurns(s, turns) + (s.paid ? 0 : s.third);
}

function isWorthwhile({ budget, best }: Search, least: number): boolean {
  return least <= budget && least + FINEST < best;
}

/** From where a step has come to, on to every point: with the facing that it has, or else turned. */
function follow(s: Search, from: Step, open: Step[]): void {
  const x = xOf(s, from);
  const y = yOf(s, from);
  // What is left for the way from here, and what is left of it after one more turn.
  const ground = from.difficult && !s.paid ? s.third : 0;
  const bound = Math.min(s.budget, s.best - FINEST) - from.length - ground;
  const kept = bound - costOfTurns(s, from.turns);
  const turned = bound - costOfTurns(s, from.turns + 1);
  for (let point = 0; point < xs.length; point++) {
    const dx = xs[point] - x;
    const dy = ys[point] - y;
    if (dx === 0 && dy === 0) continue;
    const leg = Math.sqrt(dx * dx + dy * dy);
    const far = leg + rest[point];
    if (far > kept) continue;
    if (mayGo(from.facing, dx, dy)) go(s, from, point, leg, from.facing, open);
    else if (far <= turned) turn(s, from, point, leg, dx, dy, open);
  }
}

function xOf(s: Search, { point }: Step): number {
  return point < 0 ? s.x : xs[point];
}

function yOf(s: Search, { point }: Step): number {
  return point < 0 ? s.y : ys[point];
}

/** One leg on, if that can still be the cheapest way. */
function go(s: Search, from: Step, point: number, leg: number, facing: number, open: Step[]): void {
  const length = from.length + leg;
  const turned = from.turns + (facing === from.facing ? 0 : 1);
  const turns = turned + (point === 0 ? lastTurns(s.goal, facing, s.facing) : 0);
  const { difficult } = from;
  const ground = difficult && !s.paid ? s.third : 0;
  const far = length + rest[point] + ground;
  if (!isWorthwhile(s, far + costOfTurns(s, turns))) return;
  // PB-4.2: what it must still turn counts already.
  const more =
    point === 0 ? 0 : leastTurns(s.goal, facing, s.facing, s.toX - xs[point], s.toY - ys[point]);
  const least = far + costOfTurns(s, turns + more);
  if (!isWorthwhile(s, least)) return;
  const step = { point, facing, turns, difficult, length, before: from, least };
  if (!isWorse(step, closed[point])) push(open, step);
}

/** PB-4.3: a leg over difficult ground waits until its turn comes again, for a third more. */
function isHarder(s: Search, step: Step, open: Step[]): boolean {
  const { before, point, difficult } = step;
  if (difficult || before === undefined) return false;
  if (!s.ground.isDifficult(xOf(s, before), yOf(s, before), xs[point], ys[point])) return false;
  const least = step.least + s.third;
  if (isWorthwhile(s, least)) {
    const { facing, turns, length } = step;
    push(open, { point, facing, turns, difficult: true, length, before, least });
  }
  return true;
}

/** One leg on, turned. */
function turnAt(s: Search, from: Step, point: number, open: Step[]): void {
  const dx = xs[point] - xOf(s, from);
  const dy = ys[point] - yOf(s, from);
  turn(s, from, point, Math.sqrt(dx * dx + dy * dy), dx, dy, open);
}

/** PB-4.1, PB-4.2: the same, turned as at the end, along the leg, or as far as it can be toward the goal. */
function turn(
  s: Search,
  from: Step,
  point: number,
  leg: number,
  dx: number,
  dy: number,
  open: Step[],
): void {
  const last = lastFacing(s.goal, s.facing, dx, dy);
  if (last !== from.facing && mayGo(last, dx, dy)) go(s, from, point, leg, last, open);
  const along = heading(0, 0, dx, dy);
  if (along !== from.facing && along !== last) go(s, from, point, leg, along, open);
  if (point === 0) return;
  const onward = heading(xs[point], ys[point], s.toX, s.toY);
  const off = wrapDegrees(onward - along + 180) - 180;
  const between = wrapDegrees(along + Math.max(1 - OBLIQUE, Math.min(OBLIQUE - 1, off)));
  if (between === from.facing || between === last || between === along) return;
  go(s, from, point, leg, between, open);
}

/** Whether a way that came to the same point was no worse in anything: it might turn there, too. */
function isWorse(step: Step, others: readonly Step[]): boolean {
  for (let i = 0; i < others.length; i++) {
    const { facing, turns, length, difficult } = others[i];
    if (length > step.length || (difficult && !step.difficult)) continue;
    if (turns + (facing === step.facing ? 0 : 1) <= step.turns) return true;
  }
  return false;
}

function isClear(s: Search, { before, point, facing }: Step): boolean {
  const x = before === undefined ? s.x : xOf(s, before);
  const y = before === undefined ? s.y : yOf(s, before);
  const toX = xs[point];
  const toY = ys[point];
  return (
    whyNotGo(s, x, y, toX, toY, facing) === undefined && !entersTown(s, x, y, toX, toY, facing)
  );
}

function arrive(s: Search, end: Step): void {
  s.via.length = s.facings.length = 0;
  // PB-8.2: one who has paid for difficult ground may still have none before him.
  let difficult = s.isAcross;
  for (let step = end; step.before !== undefined; step = step.before) {
    const { before, point } = step;
    difficult ||= s.ground.isDifficult(xOf(s, before), yOf(s, before), xs[point], ys[point]);
    if (step.point > 0) s.via.unshift([xs[step.point], ys[step.point]]);
    s.facings.unshift(step.facing);
  }
  takeWay(s, end.least, end.turns, difficult);
}
