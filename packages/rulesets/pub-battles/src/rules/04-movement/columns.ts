import { SETTING, type Refusal } from '@sandtable/kernel';
import {
  distanceApart,
  distanceSquaredOfSegments,
  heading,
  touchesSegment,
  turnBetween,
  wrapDegrees,
  type Rectangle,
} from '@sandtable/table';
import {
  blockOf,
  blockWouldBe,
  depthOf,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
  thirdOf,
} from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import type { Form } from '../../state/moves.ts';
import type { Origin } from './origins.ts';
import { blocksWay } from './passing.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Nearest, RoadLine } from '../01-map/roads.ts';
import type { State } from '../../state/state.ts';
import { COLUMN_WIDTH, ROAD_SPEED } from '../tables.ts';
import { findWay, type Goal, type Ways } from './ways.ts';

const REFUSED = {
  noRoad: refuse('PB-4.6', 'noRoad'),
  offRoad: refuse('PB-4.6', 'offRoad'),
  tooFarByRoad: refuse('PB-4.6', 'tooFarByRoad'),
  ownOnRoad: refuse('PB-4.6', 'ownOnRoad'),
  enemyNearRoad: refuse('PB-4.6', 'enemyNearRoad'),
} as const;

/** PB-4.6: a march by road. */
export interface RoadWay {
  /** How it stands in the end, in column or in line. */
  readonly block: Rectangle;
  readonly column: boolean;
  readonly points: readonly Place[];
  /** How it faces on its legs across country. */
  readonly facings: readonly number[];
  /** Of its rate, rounded up. */
  readonly cost: number;
  /** How much of it led across country, to the road: so many of the points. */
  readonly approach: number;
  /** How far along the road, and how often it changed into column or out of it. */
  readonly length: number;
  readonly changes: number;
}

const ONTO_ROAD: Goal = { kind: 'road' };

/** PB-4.6: to the nearest point of a road, along it, and there in column or in line; or why not. */
export function findRoadMarch(
  state: State,
  piece: number,
  origin: Origin,
  name: string,
  to: Place,
  form: Form,
  facing: number,
  ways: Ways = 'all',
): RoadWay | Refusal {
  const road = groundOf(state[SETTING].field).road(name);
  if (road === undefined) return REFUSED.noRoad;
  const end = road.nearest(to[0], to[1]);
  if (end.away > COLUMN_WIDTH) return REFUSED.offRoad;
  const start = road.nearest(origin.x, origin.y);
  const length = Math.abs(end.distance - start.distance);
  const third = thirdOf(state, piece);
  // The cheapest that it can be, before anything is looked at that takes longer.
  if (length / ROAD_SPEED > origin.budget) return REFUSED.tooFarByRoad;

  const points: Place[] = [[origin.x, origin.y]];
  let facings: readonly number[] = [];
  let cost = length / ROAD_SPEED;
  const isOn = isOnRoad(state, origin, start);
  if (!isOn) {
    const onto = [start.x, start.y] as const;
    const approach = findWay(state, piece, origin, onto, origin.facing, ONTO_ROAD, ways);
    if (isRefusal(approach)) return approach;
    cost += approach.cost;
    facings = approach.facings;
    for (let i = 1; i < approach.points.length; i++) points.push(approach.points[i]);
  } else if (start.x !== origin.x || start.y !== origin.y) points.push([start.x, start.y]);
  const changes = (!isOn || !origin.column ? 1 : 0) + (form === 'line' ? 1 : 0);
  cost += changes * third;
  if (cost > origin.budget) return REFUSED.tooFarByRoad;

  const stretch = stretchOf(road, start.distance, end.distance);
  const block =
    form === 'line'
      ? blockWouldBe(state, piece, end.x, end.y, facing)
      : columnOn(state, piece, road, end.distance, facing);
  const refusal = whyNotMarch(state, piece, stretch, block);
  if (refusal !== undefined) return refusal;
  const approach = points.length;
  for (let i = 1; i < stretch.length; i++) points.push(stretch[i]);
  return {
    block,
    column: form === 'column',
    points,
    facings,
    cost: Math.ceil(cost),
    approach,
    length: Math.ceil(length),
    changes,
  };
}

/**
 * PB-4.6: whether a piece stands on a road: its centre, no farther from the middle of it than a column is
 * broad, and not over a river (PB-4.4). Ruling: whoever only touches it with a wing marches onto it first.
 */
function isOnRoad(state: State, { x, y }: Origin, near: Nearest): boolean {
  if (2 * near.away > COLUMN_WIDTH) return false;
  return !groundOf(state[SETTING].field).stopsAtRiver(x, y, near.x, near.y);
}

/** PB-4.6: the marches to a place by those roads that lead there. */
export function marchesByRoad(
  state: State,
  piece: number,
  origin: Origin,
  to: Place,
  facing: number,
  ways: Ways,
): RoadWay[] {
  const found: RoadWay[] = [];
  for (const road of groundOf(state[SETTING].field).roads) {
    if (road.notNearer(to[0], to[1]) > COLUMN_WIDTH * COLUMN_WIDTH) continue;
    const march = findRoadMarch(state, piece, origin, road.name, to, 'column', facing, ways);
    if (!isRefusal(march)) found.push(march);
  }
  return found;
}

/** PB-4.6: a column there, headed along the road by that of its two ways which is nearer to a facing. */
export function columnOn(
  state: State,
  piece: number,
  road: RoadLine,
  along: number,
  facing: number,
): Rectangle {
  const half = depthOf(state, piece, true) / 2;
  const { x, y } = road.pointAt(along);
  const [tail, head] = [road.pointAt(along - half), road.pointAt(along + half)];
  const way = heading(tail.x, tail.y, head.x, head.y);
  const turned = turnBetween(way, facing) <= 90 ? way : wrapDegrees(way + 180);
  return blockWouldBe(state, piece, x, y, turned, true);
}

/** PB-4.6: whether a road runs under a block. */
export function isUnder({ points }: RoadLine, block: Rectangle): boolean {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (touchesSegment(block, a.x, a.y, b.x, b.y)) return true;
  }
  return false;
}

/** The points of a road from one place to another, both included. */
function stretchOf(road: RoadLine, from: number, to: number): Place[] {
  const start = road.pointAt(from);
  const end = road.pointAt(to);
  const points: Place[] = [[start.x, start.y]];
  const [first, last] = [road.legAt(from), road.legAt(to)];
  // The points between two legs, in the order in which they are passed.
  const step = first <= last ? 1 : -1;
  for (let leg = first; leg !== last; leg += step) {
    const { x, y } = road.points[step === 1 ? leg + 1 : leg];
    points.push([x, y]);
  }
  points.push([end.x, end.y]);
  return points;
}

/**
 * PB-4.6: own pieces are not passed, and one keeps away from the enemy. He is named first: in the order
 * of the pieces the answer would tell who they are.
 */
function whyNotMarch(
  state: State,
  piece: number,
  stretch: readonly Place[],
  end: Rectangle,
): Refusal | undefined {
  const side = sideOfPiece(state, piece);
  const range = thirdFoot(state);
  let refusal: Refusal | undefined;
  for (let other = 0; other < state.place.length; other++) {
    if (other === piece || !isOnMap(state, other) || kindOf(state, other) === 'hq') continue;
    const block = blockOf(state, other);
    if (blocksWay(state, other, side)) {
      if (distanceApart(end, block) < range || isNearer(stretch, block, range)) {
        return REFUSED.enemyNearRoad;
      }
    } else if (isPassed(stretch, block)) refusal = REFUSED.ownOnRoad;
  }
  return refusal;
}

function isPassed(stretch: readonly Place[], block: Rectangle): boolean {
  for (let i = 1; i < stretch.length; i++) {
    const [[ax, ay], [bx, by]] = [stretch[i - 1], stretch[i]];
    if (touchesSegment(block, ax, ay, bx, by)) return true;
  }
  return false;
}

/** Whether a way comes nearer to a block than so far. */
export function isNearer(stretch: readonly Place[], block: Rectangle, limit: number): boolean {
  const { xs, ys, minX, minY, maxX, maxY } = block;
  for (let i = 1; i < stretch.length; i++) {
    const [[ax, ay], [bx, by]] = [stretch[i - 1], stretch[i]];
    if (Math.max(ax, bx) < minX - limit || Math.min(ax, bx) > maxX + limit) continue;
    if (Math.max(ay, by) < minY - limit || Math.min(ay, by) > maxY + limit) continue;
    for (let j = 0, k = 3; j < 4; k = j++) {
      const squared = distanceSquaredOfSegments(ax, ay, bx, by, xs[k], ys[k], xs[j], ys[j]);
      if (squared < limit * limit) return true;
    }
  }
  return false;
}
