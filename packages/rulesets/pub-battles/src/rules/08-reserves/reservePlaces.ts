import { SETTING } from '@sandtable/kernel';
import {
  cosine,
  sine,
  toWhole,
  turnBetween,
  UNIT,
  wrapDegrees,
  type Rectangle,
} from '@sandtable/table';
import { blockOf, blockWouldBe, depthOf } from '../02-pieces/blocks.ts';
import { columnOn, isUnder } from '../04-movement/columns.ts';
import { groundOf } from '../01-map/ground.ts';
import { hqOf } from '../04-movement/origins.ts';
import { hiddenBehind } from './ranks.ts';
import { freeSpot, isCutOff } from './reserves.ts';
import type { RoadLine } from '../01-map/roads.ts';
import type { State } from '../../state/state.ts';

/** Between pieces that stand behind each other. */
const GAP = 50;

/** PB-8.1: the road on which a reserve follows its HQ. */
interface Column {
  readonly road: RoadLine;
  /** How far along the road the head is, and whether it marches away from the beginning of it. */
  readonly head: number;
  readonly hand: 1 | -1;
}

/** PB-8.1: undefined for an HQ that has not moved along a road, or does not begin in column on one. */
function columnBehind(state: State, hq: number): Column | undefined {
  if (state.column[hq] === 0) return undefined;
  const near = groundOf(state[SETTING].field).roadNear(state.x[hq], state.y[hq]);
  if (near === undefined || !isUnder(near.road, blockOf(state, hq))) return undefined;
  const { road, distance: head } = near;
  const hand = turnBetween(road.headingAt(head), state.facing[hq]) <= 90 ? 1 : -1;
  return { road, head, hand };
}

/** Where a piece in reserve is, and whether it is in column. */
export interface Hidden {
  readonly piece: number;
  /** Its place in column; undefined off the road, and where the road is too short. */
  readonly column: Rectangle | undefined;
  /** Its place in line, on the map. */
  readonly line: Rectangle;
}

/** PB-8.1: behind the HQ, front first: the first where the HQ is, the others one behind the other. */
export function placesBehind(state: State, hq: number): Hidden[] {
  const column = columnBehind(state, hq);
  const [x, y, facing] = [state.x[hq], state.y[hq], state.facing[hq]];
  const back = wrapDegrees(facing + 180);
  let behind = 0;
  return hiddenBehind(state, state.command[hq]).map((piece) => {
    const aimX = x + toWhole((behind * sine(back)) / UNIT);
    const aimY = y + toWhole((behind * cosine(back)) / UNIT);
    const depth = depthOf(state, piece, column !== undefined);
    const place: Hidden = {
      piece,
      column: column && placeIn(state, piece, column, facing, behind + depth / 2),
      line: blockOnMap(state, piece, aimX, aimY, facing),
    };
    behind += depth + GAP;
    return place;
  });
}

/** There, or in the nearest place that is wholly on the map: it may not reach as far back as they do. */
function blockOnMap(state: State, piece: number, x: number, y: number, facing: number): Rectangle {
  const { width, height } = state[SETTING].field.map;
  const block = blockWouldBe(state, piece, x, y, facing);
  const aside = Math.max(0, -block.minX) - Math.max(0, block.maxX - width);
  const up = Math.max(0, -block.minY) - Math.max(0, block.maxY - height);
  return aside === 0 && up === 0 ? block : blockWouldBe(state, piece, x + aside, y + up, facing);
}

/** So far behind the head of the column; undefined where the road ends. */
function placeIn(
  state: State,
  piece: number,
  { road, head, hand }: Column,
  facing: number,
  behind: number,
): Rectangle | undefined {
  const along = head - hand * behind;
  const half = depthOf(state, piece, true) / 2;
  if (along < half || along > road.length - half) return undefined;
  return columnOn(state, piece, road, along, facing);
}

/**
 * PB-8.1: where a piece in reserve is, for supply and rally too. PB-4.4: not beyond a river that its HQ has
 * not crossed, but where it would come out (PB-8.3).
 */
export function placeInReserve(state: State, piece: number): Rectangle | undefined {
  const hq = hqOf(state, state.behind[piece]);
  if (hq < 0) return undefined;
  const place = placesBehind(state, hq).find((each) => each.piece === piece);
  if (place === undefined) return undefined;
  const { column, line } = place;
  const from = [state.x[hq], state.y[hq]] as const;
  if (column !== undefined || !isCutOff(state, piece, from, line)) return column ?? line;
  const spot = freeSpot(state, piece, line.x, line.y, line.facing, { from, anywhere: true });
  return blockWouldBe(state, piece, ...(spot ?? [...from, line.facing]));
}
