import { SETTING } from '@sandtable/kernel';
import {
  along,
  areSegmentsWithin,
  touchesSegment,
  type Point,
  type Rectangle,
} from '@sandtable/table';
import { blockOf, isOnMap, thirdFoot } from '../02-pieces/blocks.ts';
import type { Place, SideIndex } from '../../state/field.ts';
import { linesOf } from '../12-victory/edgeLines.ts';
import { placeInReserve } from '../08-reserves/reservePlaces.ts';
import { RoadLine } from '../01-map/roads.ts';
import { knownArm } from '../07-sight/spotting.ts';
import { RESERVE, type State } from '../../state/state.ts';

/** PB-9.5: whether a train can trace a clear route off the map by a line of communication. */
export function isTrainSupplied(state: State, train: number): boolean {
  return isRouteOpen(state, train, 0, true);
}

/**
 * PB-12.7: whether a piece can trace supply. The first third of a Foot move of its route does not count,
 * so that an enemy who faces it does not cut it off by that alone.
 */
export function canTraceSupply(state: State, piece: number): boolean {
  return isRouteOpen(state, piece, thirdFoot(state), false);
}

/** The route goes straight to the nearest point of a line, or to a bend of it, and along it to its end. */
function isRouteOpen(state: State, piece: number, free: number, doubts: boolean): boolean {
  const from = placeOf(state, piece);
  if (from === undefined) return false;
  const { side } = state[SETTING].army.pieces[piece];
  const enemies = enemyBlocks(state, piece, doubts);
  const reach = thirdFoot(state);
  return readyLines(state, side).some((line) => {
    const open = openFrom(line, enemies, reach);
    for (let bend = line.points.length - 1; bend >= open; bend--) {
      if (isStraightClear(from, line.points[bend], free, enemies, reach)) return true;
    }
    const near = line.nearest(from.x, from.y);
    // What of the free part is left over when it reaches the line goes on along it.
    const joined = near.distance + Math.max(0, free - near.away);
    const leg = line.legAt(joined);
    return (
      leg + 1 >= open &&
      isStraightClear(line.pointAt(joined), line.points[leg + 1], 0, enemies, reach) &&
      isStraightClear(from, near, free, enemies, reach)
    );
  });
}

/** PB-8.1: where a piece is; one in reserve is where it is behind its HQ. */
function placeOf(state: State, piece: number): Point | undefined {
  if (isOnMap(state, piece)) return { x: state.x[piece], y: state.y[piece] };
  return state.place[piece] === RESERVE ? placeInReserve(state, piece) : undefined;
}

/** The first bend of a line from which it is clear to its end. */
function openFrom({ points }: RoadLine, enemies: readonly Rectangle[], reach: number): number {
  let open = points.length - 1;
  while (open > 0 && isStraightClear(points[open], points[open - 1], 0, enemies, reach)) open--;
  return open;
}

/** PB-9.5: no enemy combat piece is so near to that part of the route, past what is free of it. */
function isStraightClear(
  from: Point,
  to: Point,
  free: number,
  enemies: readonly Rectangle[],
  reach: number,
): boolean {
  const start = along(from, to, free);
  if (free > 0 && start === to) return true;
  for (const block of enemies) if (isNearSegment(block, start, to, reach)) return false;
  return true;
}

function isNearSegment(block: Rectangle, a: Point, b: Point, reach: number): boolean {
  if (
    Math.max(a.x, b.x) < block.minX - reach ||
    Math.min(a.x, b.x) > block.maxX + reach ||
    Math.max(a.y, b.y) < block.minY - reach ||
    Math.min(a.y, b.y) > block.maxY + reach
  ) {
    return false;
  }
  if (touchesSegment(block, a.x, a.y, b.x, b.y)) return true;
  const { xs, ys } = block;
  for (let i = 0, j = 3; i < 4; j = i++) {
    if (areSegmentsWithin(a.x, a.y, b.x, b.y, xs[j], ys[j], xs[i], ys[i], reach)) return true;
  }
  return false;
}

/** PB-9.5: the fighting pieces of the enemy; with doubts, all that could be, as far as a side can tell. */
function enemyBlocks(state: State, piece: number, doubts: boolean): Rectangle[] {
  const { pieces } = state[SETTING].army;
  const { side } = pieces[piece];
  const blocks: Rectangle[] = [];
  for (let other = 0; other < pieces.length; other++) {
    const { side: otherSide, kind } = pieces[other];
    if (otherSide === side || kind === 'hq' || !isOnMap(state, other)) continue;
    // Whether a rally is allowed must not tell what a block is that nobody sees.
    if (kind === 'train' && !(doubts && knownArm(state, other, side) === null)) continue;
    blocks.push(blockOf(state, other));
  }
  return blocks;
}

const ready = new WeakMap<readonly (readonly Place[])[], readonly RoadLine[]>();

/** PB-9.5: the lines of communication of a side, made ready. */
function readyLines(state: State, side: SideIndex): readonly RoadLine[] {
  const lines = linesOf(state, side);
  let known = ready.get(lines);
  if (known === undefined) {
    known = lines.map((line) => new RoadLine('', line));
    ready.set(lines, known);
  }
  return known;
}
