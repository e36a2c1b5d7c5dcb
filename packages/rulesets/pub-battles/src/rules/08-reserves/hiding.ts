import { SETTING, type Refusal } from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { leadsThroughTown, scatter, scatterHidden } from '../04-movement/buildings.ts';
import { comesNearAtNight } from '../12-victory/nearness.ts';
import { marchesByRoad } from '../04-movement/columns.ts';
import type { PubReport } from '../../state/definition.ts';
import { originOf, type Origin } from '../04-movement/origins.ts';
import { joinReserve } from './ranks.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { takeOff } from './reserves.ts';
import { isSpotted } from '../07-sight/spotting.ts';
import { RESERVE, type State } from '../../state/state.ts';
import { leaveContact } from '../04-movement/walking.ts';
import { findWay, judgeByWay, type Effort, type Way, type Ways } from '../04-movement/ways.ts';

const REFUSED = {
  noHq: refuse('PB-8.1', 'reserveHq'),
  cannotHide: refuse('PB-8.1', 'cannotHide'),
  hqSeen: refuse('PB-8.3', 'hqSeen'),
  unpacked: refuse('PB-9.3', 'unpackedTrain'),
  nearAtNight: refuse('PB-12.6', 'nearAtNight'),
} as const;

const HIDE = { kind: 'hide' } as const;

/** The way to an HQ: how it faces on its legs across country; along a road it is in column. */
type WayIn = Pick<Way, 'points' | 'facings' | 'cost'>;

/** PB-8.1, PB-2.5: whether an HQ may hide a piece: that of its Command, or an army commander's. */
function canKeep(state: State, hq: number, piece: number): boolean {
  if (hq < 0 || kindOf(state, hq) !== 'hq' || !isOnMap(state, hq)) return false;
  if (sideOfPiece(state, hq) !== sideOfPiece(state, piece)) return false;
  const command = state.command[hq];
  return command === state.command[piece] || state[SETTING].army.commands[command].army;
}

/** PB-8.2: into reserve, by moving to an HQ, be it out of contact (PB-5.4) or onto the map (PB-12.9). */
export function judgeHide(
  state: State,
  piece: number,
  hq: number,
  effort: Effort = 'best',
): WayIn | Refusal {
  if (kindOf(state, piece) === 'hq' || state.place[piece] === RESERVE) return REFUSED.cannotHide;
  if (!canKeep(state, hq, piece)) return REFUSED.noHq;
  if (state.unpacked[piece] === 1) return REFUSED.unpacked;
  if (isSpotted(state, hq)) return REFUSED.hqSeen;
  const origin = originOf(state, piece);
  return judgeByWay(effort, (ways) => wayIn(state, piece, origin, hq, ways));
}

/** Across country, or else by a road on which the HQ stands (PB-4.6). */
function wayIn(
  state: State,
  piece: number,
  origin: Origin,
  hq: number,
  ways: Ways,
): WayIn | Refusal {
  const to = [state.x[hq], state.y[hq]] as const;
  const facing = state.facing[hq];
  const way = findWay(state, piece, origin, to, facing, HIDE, ways);
  if (!isRefusal(way) && !comesNearAtNight(state, piece, way.points)) return way;
  const byRoad = marchesByRoad(state, piece, origin, to, facing, ways).find(
    ({ points }) => !comesNearAtNight(state, piece, points),
  );
  return byRoad ?? (isRefusal(way) ? way : REFUSED.nearAtNight);
}

/** PB-8.2: it leaves the map, and its contacts (PB-5.4); who comes through buildings is Spent (PB-4.4). */
export function hide(
  state: State,
  piece: number,
  hq: number,
  { points, facings }: WayIn,
  report: PubReport,
): void {
  const through = leadsThroughTown(state, piece, points, facings);
  const isSeen = isOnMap(state, piece);
  if (isSeen) {
    leaveContact(state, piece, undefined, report);
    if (through) scatter(state, piece, report, false, true);
  }
  report?.({
    type: 'vanished',
    rule: 'PB-8.2',
    piece: refOf(state, piece),
    from: isSeen ? standingOf(state, piece) : { at: points[0], facing: state.facing[hq] },
    where: 'reserve',
    // PB-12.9: who arrives so has not been seen by anybody.
    ...(!isSeen && { hidden: true }),
  });
  takeOff(state, piece, RESERVE);
  joinReserve(state, piece, state.command[hq]);
  state.moved[piece] = 1;
  if (!isSeen && through) scatterHidden(state, piece, report);
}
