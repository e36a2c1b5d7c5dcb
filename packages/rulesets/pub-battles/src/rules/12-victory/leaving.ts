import type { Refusal } from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { marchesByRoad, type RoadWay } from '../04-movement/columns.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { Place } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { linesOf } from './edgeLines.ts';
import { comesNearAtNight } from './nearness.ts';
import { originOf, type Origin } from '../04-movement/origins.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { reserveOf, takeOff, whyNotCarry } from '../08-reserves/reserves.ts';
import { LEFT, type State } from '../../state/state.ts';
import type { Trail } from '../04-movement/trails.ts';
import { findWay, judgeByWay, type Effort, type Way, type Ways } from '../04-movement/ways.ts';

const REFUSED = {
  notToTheEnd: refuse('PB-12.10', 'notToTheEnd'),
  noLine: refuse('PB-12.10', 'noLine'),
  notOnMap: refuse('PB-12.10', 'leaveOffMap'),
  inContact: refuse('PB-5.4', 'leaveContact'),
  unpacked: refuse('PB-9.3', 'unpackedTrain'),
  nearAtNight: refuse('PB-12.6', 'nearAtNight'),
} as const;

const LEAVE = { kind: 'leave' } as const;

/** PB-12.10: in a battle to the bitter end, off the map where a line of communication ends, if it gets there. */
export function whyNotLeave(
  state: State,
  piece: number,
  effort: Effort = 'any',
): Refusal | undefined {
  if (!state.options.bitterEnd) return REFUSED.notToTheEnd;
  if (!isOnMap(state, piece)) return REFUSED.notOnMap;
  if (state.unpacked[piece] === 1) return REFUSED.unpacked;
  if (isInContact(state, piece)) return REFUSED.inContact;
  const origin = originOf(state, piece);
  let refusal: Refusal = REFUSED.noLine;
  for (const line of linesOf(state, sideOfPiece(state, piece))) {
    const end = line[line.length - 1];
    const way = judgeByWay(effort, (ways) => wayOff(state, piece, origin, end, ways));
    if (!isRefusal(way)) return undefined;
    refusal = way;
  }
  return refusal;
}

/** Across country, or else by a road that ends there (PB-4.6). */
function wayOff(
  state: State,
  piece: number,
  origin: Origin,
  end: Place,
  ways: Ways,
): Way | RoadWay | Refusal {
  const facing = state.facing[piece];
  const way = findWay(state, piece, origin, end, facing, LEAVE, ways);
  const refusal = isRefusal(way) ? way : whyNotTake(state, piece, acrossCountry(origin, way), way);
  if (refusal === undefined) return way;
  for (const march of marchesByRoad(state, piece, origin, end, facing, ways)) {
    if (whyNotTake(state, piece, byRoad(origin, march), march) === undefined) return march;
  }
  return refusal;
}

function acrossCountry({ facing, column }: Origin, { points }: Way): Trail {
  return { facing, points, road: 0, changes: column ? 1 : 0, column: false };
}

function byRoad({ facing }: Origin, { points, approach, length, changes }: RoadWay): Trail {
  return { facing, points: points.slice(0, approach), road: length, changes, column: true };
}

/** PB-12.6: not close past the enemy at night. PB-8.2: an HQ leaves only by a way that those whom it hides can go, too. */
function whyNotTake(
  state: State,
  piece: number,
  trail: Trail,
  { cost }: { readonly cost: number },
): Refusal | undefined {
  if (comesNearAtNight(state, piece, trail.points)) return REFUSED.nearAtNight;
  return kindOf(state, piece) === 'hq' ? whyNotCarry(state, piece, trail, cost) : undefined;
}

/** It is out of the battle, and what an HQ hides with it. */
export function leaveMap(state: State, piece: number, report: PubReport): void {
  const from = standingOf(state, piece);
  const hidden = kindOf(state, piece) === 'hq' ? reserveOf(state, piece) : [];
  for (const each of [piece, ...hidden]) {
    report?.({
      type: 'vanished',
      rule: 'PB-12.10',
      // Who has left the battle is no secret any more.
      reveals: true,
      piece: { ...refOf(state, each), open: true, out: true },
      from,
      where: 'off',
    });
  }
  for (const each of [piece, ...hidden]) takeOff(state, each, LEFT);
  state.moved[piece] = 1;
}
