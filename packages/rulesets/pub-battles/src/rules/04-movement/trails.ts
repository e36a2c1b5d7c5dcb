import { SETTING } from '@sandtable/kernel';
import { distance, heading, wrapDegrees } from '@sandtable/table';
import { depthOf, frontOf, kindOf, rateOf, sideOfPiece, thirdOf } from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { avoidsMarsh } from './legs.ts';
import { passes } from './passing.ts';
import type { State } from '../../state/state.ts';
import { OBLIQUE, ROAD_SPEED } from '../tables.ts';

/** PB-8.2: how an HQ has gone in this turn; those whom it hides have gone the same way. */
export interface Trail {
  /** Which way it faced before. */
  readonly facing: number;
  /** The way of its centre across country; by road, as far as the road. */
  readonly points: readonly Place[];
  /** PB-4.6: how far it went along a road. */
  readonly road: number;
  /** PB-4.6: how often it changed into column or out of it. */
  readonly changes: number;
  /** PB-4.6: whether it was in column in the end. */
  readonly column: boolean;
}

/** PB-8.2: what a hidden piece has paid itself for the way of its HQ, and how it may face then. */
export interface Gone {
  /** What is left of its rate; less than nothing where it could not have come along. */
  readonly left: number;
  /** PB-4.2: one facing change is still free. */
  readonly free: boolean;
  /** PB-4.3: difficult ground is paid for. */
  readonly difficult: boolean;
  /** A facing for which it has paid, and how far it may be off that to its left and to its right. */
  readonly facing: number;
  readonly toLeft: number;
  readonly toRight: number;
}

/**
 * PB-8.2: at its own rate and its own thirds, with as few facing changes as the way takes. It need not
 * face as its HQ does in the end.
 */
export function goneAlong(state: State, piece: number, trail: Trail): Gone {
  const { points, road, changes } = trail;
  const ground = groundOf(state[SETTING].field);
  let held: Held = { facing: trail.facing, toLeft: 0, toRight: 0 };
  let turns = 0;
  let length = road / ROAD_SPEED;
  let difficult = false;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    if (ax === bx && ay === by) continue;
    length += distance(ax, ay, bx, by);
    difficult ||= ground.isDifficult(ax, ay, bx, by);
    const way = heading(ax, ay, bx, by);
    const kept = keptOn(held, way);
    if (kept === undefined) turns++;
    held = kept ?? turnedTo(way);
  }
  const thirds = changes + Math.max(0, turns - 1) + (difficult ? 1 : 0);
  const left = rateOf(state, piece) - Math.ceil(length) - thirds * thirdOf(state, piece);
  return { left, free: turns === 0, difficult, ...held };
}

/** A facing, and how far it may be off that to its left and to its right. */
type Held = Pick<Gone, 'facing' | 'toLeft' | 'toRight'>;

/** PB-4.1: what of these facings can go such a way without a turn; undefined where none can. */
function keptOn({ facing, toLeft, toRight }: Held, way: number): Held | undefined {
  const off = signedTurn(facing, way);
  const [from, to] = [Math.max(-toLeft, off - OBLIQUE), Math.min(toRight, off + OBLIQUE)];
  return from <= to ? { facing, toLeft: -from, toRight: to } : undefined;
}

function turnedTo(way: number): Held {
  return { facing: way, toLeft: OBLIQUE, toRight: OBLIQUE };
}

/** PB-4.1: how a hidden piece faces on each leg across country: as it did, while it can go so. */
export function facingsAlong({ facing: first, points }: Trail): number[] {
  const facings: number[] = [];
  let held: Held = { facing: first, toLeft: 0, toRight: 0 };
  let begun = 0;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    if (ax !== bx || ay !== by) {
      const way = heading(ax, ay, bx, by);
      const kept = keptOn(held, way);
      if (kept === undefined) begun = i - 1;
      held = kept ?? turnedTo(way);
    }
    // All the legs since it turned are gone with the one facing that serves for each of them.
    const { facing, toLeft, toRight } = held;
    const one = wrapDegrees(facing + Math.max(-toLeft, Math.min(toRight, 0)));
    facings.length = begun;
    while (facings.length < i) facings.push(one);
  }
  return facings;
}

/** How far to the right of the facing the one lies that was paid for and is nearest to a wanted one. */
export function nearestPaid({ facing, toLeft, toRight }: Gone, wanted: number): number {
  const off = signedTurn(facing, wanted);
  return Math.max(-toLeft, Math.min(toRight, off));
}

/** From one facing to another, in degrees: to the right, or less than nothing to the left. */
function signedTurn(from: number, to: number): number {
  return wrapDegrees(to - from + 180) - 180;
}

/** Whether an HQ has gone anywhere: one that has only turned has not. */
export function leadsAnywhere({ points, road }: Trail): boolean {
  return road > 0 || points.some(([x, y]) => x !== points[0][0] || y !== points[0][1]);
}

/** PB-4.5: whether a piece of that breadth gets past the enemy on a way across country. */
export function leadsPastEnemies(state: State, piece: number, trail: Trail): boolean {
  const { points } = trail;
  const side = sideOfPiece(state, piece);
  const [width, depth] = [frontOf(state, piece, false), depthOf(state, piece, false)];
  return facingsAlong(trail).every((facing, i) => {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    return passes(state, side, ax, ay, facing, width, depth, bx - ax, by - ay, -1);
  });
}

/** PB-4.4: whether a way across country leads a piece into marsh that must keep out of it. */
export function leadsIntoMarsh(state: State, piece: number, { points }: Trail): boolean {
  if (!avoidsMarsh(kindOf(state, piece))) return false;
  const ground = groundOf(state[SETTING].field);
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    if (ground.touchesMarsh(ax, ay, bx, by)) return true;
  }
  return false;
}
