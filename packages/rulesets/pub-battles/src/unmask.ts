import { cosine, sine, toWhole, turnBetween, UNIT, wrapDegrees } from '@sandtable/table';
import { touchesEnemy } from './attack.ts';
import { blockOf, depthOf, isOnMap } from './blocks.ts';
import { scatter } from './buildings.ts';
import { columnOn, isUnder } from './columns.ts';
import type { PubReport } from './frameRules.ts';
import { groundOf } from './ground.ts';
import { hqOf } from './origins.ts';
import { refOf, standingOf } from './refs.ts';
import { comeOut, pushHqs, reserveOf, setDown, shiftAside, takeOff } from './reserves.ts';
import type { RoadLine } from './roads.ts';
import { isSpotted } from './spotting.ts';
import { whyNotStand } from './standing.ts';
import { DESTROYED, ON_MAP, RESERVE, type State } from './state.ts';

/** Between pieces that stand behind each other. */
const GAP = 50;

/** PB-8.3: every HQ that the enemy sees shows what it hides. */
export function unmaskSeen(state: State, report: PubReport): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.place[piece] !== RESERVE) continue;
    const hq = hqOf(state, state.behind[piece]);
    if (isOnMap(state, hq) && isSpotted(state, hq)) unmask(state, hq, report);
  }
}

/**
 * PB-8.1, PB-8.3: the first stands where the HQ is, the others behind it, in column where it is on a
 * road; the HQ is shifted aside.
 */
function unmask(state: State, hq: number, report: PubReport): void {
  const hidden = reserveOf(state, hq);
  const trail = trailOf(state, hq);
  const at = standingOf(state, hq);
  let behind = 0;
  // The HQ makes room first, and finds its own place last.
  state.place[hq] = RESERVE;
  for (const piece of hidden) {
    const depth = depthOf(state, piece, trail !== undefined);
    const isPlaced =
      (trail !== undefined && setInColumn(state, piece, trail, behind + depth / 2)) ||
      setInLine(state, piece, at.at[0], at.at[1], at.facing, behind);
    behind += depth + GAP;
    if (!isPlaced) {
      takeOff(state, piece, DESTROYED);
      report?.({
        type: 'destroyed',
        rule: 'PB-8.3',
        reveals: true,
        piece: refOf(state, piece),
        at: at.at,
      });
      continue;
    }
    report?.({
      type: 'appeared',
      rule: 'PB-8.3',
      reveals: true,
      piece: refOf(state, piece),
      to: standingOf(state, piece),
    });
    pushHqs(state, piece, report);
    scatter(state, piece, report);
  }
  state.place[hq] = ON_MAP;
  shiftAside(state, hq, report);
}

function setInLine(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
  behind: number,
): boolean {
  const back = wrapDegrees(facing + 180);
  const aimX = x + toWhole((behind * sine(back)) / UNIT);
  const aimY = y + toWhole((behind * cosine(back)) / UNIT);
  return setDown(state, piece, aimX, aimY, facing);
}

/** PB-8.1: the road on which a reserve trails behind its HQ. */
interface Trail {
  readonly road: RoadLine;
  /** How far along the road the head is, and whether it marches away from the beginning of it. */
  readonly head: number;
  readonly hand: 1 | -1;
  readonly facing: number;
}

/** PB-8.1: undefined for an HQ that is on no road. */
function trailOf(state: State, hq: number): Trail | undefined {
  const facing = state.facing[hq];
  const near = groundOf(state.field).roadNear(state.x[hq], state.y[hq]);
  if (near === undefined || !isUnder(near.road, blockOf(state, hq))) return undefined;
  const { road, distance: head } = near;
  const hand = turnBetween(road.headingAt(head), facing) <= 90 ? 1 : -1;
  return { road, head, hand, facing };
}

/** PB-8.1: so far behind the head of the column; false where the road ends or something is on it. */
function setInColumn(state: State, piece: number, trail: Trail, behind: number): boolean {
  const { road, head, hand, facing } = trail;
  const along = head - hand * behind;
  const half = depthOf(state, piece, true) / 2;
  if (along < half || along > road.length - half) return false;
  const block = columnOn(state, piece, road, along, facing);
  if (whyNotStand(state, piece, block) !== undefined) return false;
  if (touchesEnemy(state, piece, block)) return false;
  state.x[piece] = block.x;
  state.y[piece] = block.y;
  state.facing[piece] = block.facing;
  state.column[piece] = 1;
  comeOut(state, piece);
  return true;
}
