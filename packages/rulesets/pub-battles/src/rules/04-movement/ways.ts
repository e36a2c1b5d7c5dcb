import { SETTING, type Refusal } from '@sandtable/kernel';
import { cosine, distance, heading, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import { blockWouldBe, thirdOf } from '../02-pieces/blocks.ts';
import { leadsThroughTown } from './buildings.ts';
import { goByAny } from './bypass.ts';
import { goAround, goByCrossings } from './detours.ts';
import { lastFacing, lastTurns, mayGo } from './facings.ts';
import type { Place } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { BLOCKED, frontIsStopped, type Goal } from './legs.ts';
import type { Origin } from './origins.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { beginSearch, tryLeg, tryLegs, type Search } from './search.ts';
import type { State } from '../../state/state.ts';
import { NIGHT, OBLIQUE } from '../tables.ts';

export type { Goal } from './legs.ts';
export const MARCH: Goal = { kind: 'march' };

const REFUSED = {
  tooFar: refuse('PB-1.3', 'tooFar'),
  tooFarFromColumn: refuse('PB-4.6', 'tooFarFromColumn'),
} as const;

/** PB-4: how a piece gets somewhere. */
export interface Way {
  /** The way of its centre, from where it begins to where it ends. */
  readonly points: readonly Place[];
  /** How it faces on each leg. */
  readonly facings: readonly number[];
  /** PB-4.2 */
  readonly turns: number;
  /** Of its rate, rounded up. */
  readonly cost: number;
  /** PB-4.3 */
  readonly difficult: boolean;
  /** PB-4.4, PB-6.7: it crosses a river. */
  readonly river: boolean;
}

/** Which ways are thought of: those straight on and by one point, or all. */
export type Ways = 'plain' | 'all';

/**
 * What is asked: whether there is a way at all, and the cheapest, or only the first of them that was found.
 * Who merely looks for something to propose thinks of the plain ways and of no other.
 */
export type Effort = 'plain' | 'any' | 'best';

/**
 * One answer to whether something may be done, whoever asks: by the cheapest way of all; where what else
 * counts on the way forbids that one, by the cheapest plain one.
 */
export function judgeByWay<T extends object>(
  effort: Effort,
  judge: (ways: Ways) => T | Refusal,
): T | Refusal {
  if (effort !== 'best') {
    const plain = judge('plain');
    return effort === 'plain' || !isRefusal(plain) ? plain : judge('all');
  }
  const best = judge('all');
  if (!isRefusal(best)) return best;
  const plain = judge('plain');
  return isRefusal(plain) ? best : plain;
}

/** PB-4.1 to PB-4.5: the cheapest of some ways to a place, or why there is none. */
export function findWay(
  state: State,
  piece: number,
  origin: Origin,
  to: Place,
  facing: number,
  goal: Goal,
  ways: Ways = 'all',
): Way | Refusal {
  const third = thirdOf(state, piece);
  // PB-4.6: a column forms a line first.
  const budget = origin.column ? origin.budget - third : origin.budget;
  const length = distance(origin.x, origin.y, to[0], to[1]);
  if (length > budget) {
    return length > origin.budget ? REFUSED.tooFar : REFUSED.tooFarFromColumn;
  }
  const s = beginSearch(state, piece, origin, to, facing, goal, third, budget, false);
  if (goal.kind === 'attack' && frontIsStopped(s)) return BLOCKED.river;
  const way = seek(s, origin, length, ways);
  if (isRefusal(way) || ways === 'plain' || !isSpentBy(state, piece, goal, way, facing)) return way;
  beginSearch(state, piece, origin, to, facing, goal, third, budget, true);
  const around = seek(s, origin, length, ways);
  return isRefusal(around) || around.river !== way.river ? way : around;
}

/**
 * PB-4.4: whether a Fresh piece would become Spent on a way through a town: then it goes around it, if it
 * can, though that is farther. Not who ends in one, nor at night, when every other way may be too near to the enemy.
 */
function isSpentBy(state: State, piece: number, goal: Goal, way: Way, facing: number): boolean {
  if (state.spent[piece] === 1 || state.turn === NIGHT) return false;
  // What is left after the way onto a road counts, and who marches off is gone.
  if (goal.kind === 'road' || goal.kind === 'leave') return false;
  if (!leadsThroughTown(state, piece, way.points, way.facings)) return false;
  const [x, y] = way.points[way.points.length - 1];
  const end = blockWouldBe(state, piece, x, y, facing);
  return groundOf(state[SETTING].field).terrainUnder(end) !== 'town';
}

/** The cheapest of some ways that a search finds. */
function seek(s: Search, origin: Origin, length: number, ways: Ways): Way | Refusal {
  let refusal: Refusal | undefined;
  for (const from of beginnings(origin, s)) {
    s.from = from;
    const why = goStraight(s, length);
    if (why === BLOCKED.river) goByCrossings(s);
    else if (why === BLOCKED.enemy) goAround(s);
    // A way that costs no more than its length is not thought about any longer.
    if (ways === 'all' && s.best > length) goByAny(s);
    refusal ??= why;
  }
  if (s.best === Infinity) return refusal ?? REFUSED.tooFar;
  // PB-1.5, PB-4.4: most of a block with its centre between the banks is in the river, or past it.
  if (!s.river && length > 0 && s.ground.isWater(s.toX, s.toY)) return BLOCKED.river;
  const start: Place = [s.x, s.y];
  const end: Place = [s.toX, s.toY];
  return {
    points: [start, ...s.via, end],
    facings: [...s.facings],
    turns: s.turns,
    cost: Math.ceil(s.best + origin.budget - s.budget),
    difficult: s.difficult,
    river: s.river,
  };
}

/** PB-8.2: the facings with which it may begin without a turn, as far as one is better than another. */
function beginnings({ facing, toLeft, toRight }: Origin, s: Search): readonly number[] {
  if (toLeft === 0 && toRight === 0) return [facing];
  const within = (wanted: number): number => {
    const off = wrapDegrees(wanted - facing + 180) - 180;
    return wrapDegrees(facing + Math.max(-toLeft, Math.min(toRight, off)));
  };
  const ahead = within(heading(s.x, s.y, s.toX, s.toY));
  const ends = [wrapDegrees(facing - toLeft), wrapDegrees(facing + toRight)];
  return [...new Set([facing, within(s.facing), ahead, ...ends])];
}

/** The straight line: with the old facing, with the new one, in two legs at a slant, or turned along it. */
function goStraight(s: Search, length: number): Refusal | undefined {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  const last = lastFacing(s.goal, s.facing, dx, dy);
  let refusal: Refusal | undefined;
  let isFree = false;
  if (mayGo(last, dx, dy)) {
    const turns = (last === s.from ? 0 : 1) + lastTurns(s.goal, last, s.facing);
    refusal = tryLeg(s, length, last, turns);
    isFree = true;
  }
  if (s.best === Infinity && last !== s.from && mayGo(s.from, dx, dy)) {
    refusal = tryLeg(s, length, s.from, lastTurns(s.goal, s.from, s.facing)) ?? refusal;
    isFree = true;
  }
  if (isFree) return refusal;
  goAslant(s, 1);
  goAslant(s, -1);
  return tryLeg(s, length, heading(s.x, s.y, s.toX, s.toY), 2);
}

/**
 * PB-4.2: one turn between two oblique legs, the first as far to one hand of the old facing as it may
 * be, the second as far to the other hand of the new one.
 */
function goAslant(s: Search, hand: 1 | -1): void {
  const spread = s.goal.kind === 'attack' ? 2 * OBLIQUE : OBLIQUE;
  const first = wrapDegrees(s.from + hand * OBLIQUE);
  const second = wrapDegrees(s.facing - hand * spread);
  const [ux, uy] = [sine(first) / UNIT, cosine(first) / UNIT];
  const [vx, vy] = [sine(second) / UNIT, cosine(second) / UNIT];
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-6) return;
  const far = (dx * vy - dy * vx) / across;
  const then = (ux * dy - uy * dx) / across;
  if (far <= 0 || then <= 0 || far + then > s.budget || far + then >= s.best) return;
  const viaX = s.x + toWhole(far * ux);
  const viaY = s.y + toWhole(far * uy);
  const last = lastFacing(s.goal, s.facing, s.toX - viaX, s.toY - viaY);
  tryLegs(s, viaX, viaY, s.from, last, 1);
}
