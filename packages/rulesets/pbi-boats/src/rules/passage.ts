import { EDGES } from '@sandtable/board';
import { refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import { asEvent, countIn, type PbiReport, type State } from '@sandtable/pbi/extending';
import {
  boatHull,
  boatsIn,
  crewOf,
  fleetOf,
  HALF,
  hasEnemies,
  hasMark,
  place,
  SAILED,
  setMark,
  SPENT,
  THROTTLE,
  TOOK_ON,
} from '../state/fleet.ts';
import { canSail, watersOf } from '../state/waters.ts';
import { REVERSE_COST } from '../tables/figures.ts';
import { LEAVE_CLOSED, LEAVE_OPEN, LEAVE_PARTIAL } from '../tables/grounds.ts';
import { findMine, foundMineIn, mayHideMine, setsOffMine } from './mines.ts';
import { whyNoRoomInSquare } from './setup.ts';
import { hasVehicle, whyNotDrive } from './vehicles.ts';
import { watchBoat } from './watch.ts';

// BT-1.2, BT-3.2, BT-3.4: how a hull goes from square to square.

const REFUSED = {
  beached: refuse('BT-7.3', 'boats:beached'),
  tookOn: refuse('BT-4.1', 'boats:tookOn'),
  noAp: refuse('BT-3.2', 'boats:noAp'),
  notAhead: refuse('BT-3.4', 'boats:notAhead'),
  throttle: refuse('BT-3.4', 'boats:throttle'),
  throttleWater: refuse('BT-3.4', 'boats:throttleWater'),
  notWater: refuse('BT-1.3', 'boats:notWater'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
} as const;

/** BT-4.1, BT-7.3: why a hull stays where it is, and as it faces. */
export function whyNotMove(state: State, boat: number): Refusal | undefined {
  if (fleetOf(state).beached[boat] !== -1) return REFUSED.beached;
  return hasMark(state, boat, TOOK_ON) ? REFUSED.tookOn : undefined;
}

/** BT-3.4: the second of the two squares that an AP is worth at full throttle. */
export function canGoForNothing(state: State, boat: number): boolean {
  if (!hasMark(state, boat, HALF)) return false;
  const ahead = watersOf(state).beside[state.at[boat]][fleetOf(state).facing[boat]];
  return whyNotGo(state, boat, ahead) === undefined;
}

/** BT-3.4: why full throttle would take a boat nowhere, as it faces. */
export function whyNoThrottle(state: State, boat: number): Refusal | undefined {
  const ahead = watersOf(state).beside[state.at[boat]][fleetOf(state).facing[boat]];
  return whyNotEnter(state, boat, ahead, true);
}

/** BT-3.4, BT-1.2: why a hull may not go from its square to the next. */
export function whyNotGo(state: State, boat: number, to: number): Refusal | undefined {
  const { ap, facing } = fleetOf(state);
  const { vehicle = false } = boatHull(state, boat);
  const beside = watersOf(state).beside[state.at[boat]];
  const ahead = beside[facing[boat]] === to;
  const astern = beside[(facing[boat] + 2) % EDGES.length] === to;
  if (!ahead && !astern) return REFUSED.notAhead;
  const stays = whyNotMove(state, boat);
  if (stays !== undefined) return stays;
  const throttle = hasMark(state, boat, THROTTLE);
  if (throttle && !ahead) return REFUSED.throttle;
  const refusal = vehicle ? whyNotDrive(state, boat, to) : whyNotEnter(state, boat, to, throttle);
  if (refusal !== undefined) return refusal;
  return ap[boat] < costToGo(state, boat, astern) ? REFUSED.noAp : undefined;
}

/** BT-1.2, BT-2.2, BT-3.4: whether a boat may enter a square. */
function whyNotEnter(
  state: State,
  boat: number,
  to: number,
  throttle: boolean,
): Refusal | undefined {
  const waters = watersOf(state);
  if (!canSail(waters, to)) return REFUSED.notWater;
  if (hasEnemies(state, crewOf(state, boat), to)) return REFUSED.enemies;
  const isFast = waters.isWater[to] && !waters.isShallow[to];
  if (throttle && (!isFast || leaveCost(state, boat, to) !== LEAVE_OPEN)) {
    return REFUSED.throttleWater;
  }
  return whyNoRoomInSquare(state, boat, to);
}

/** BT-1.2: AP for a hull to leave a square; only the dearest thing in it counts. */
export function leaveCost(state: State, hull: number, square: number): number {
  const { leave, leaveOnLand } = watersOf(state);
  if (boatHull(state, hull).vehicle) return leaveOnLand[square];
  const others = boatsIn(state, square).some((boat) => boat !== hull);
  if (others || foundMineIn(state, square) !== -1) return LEAVE_CLOSED;
  // BT-1.1: men and vehicles that stand in it.
  const isEmpty = countIn(state, 0, square) + countIn(state, 1, square) === 0;
  if (isEmpty && !hasVehicle(state, square)) return leave[square];
  return Math.max(leave[square], LEAVE_PARTIAL);
}

/** BT-3.2, BT-3.4, BT-3.7: AP for the next square. */
export function costToGo(state: State, boat: number, astern: boolean): number {
  const cost = usualCost(state, boat, astern);
  return isForAll(state, boat, cost) ? fleetOf(state).ap[boat] : cost;
}

/** BT-3.7: whether a boat goes to the next square for all that it has, which would not be enough. */
export function goesForAll(state: State, boat: number, astern: boolean): boolean {
  return isForAll(state, boat, usualCost(state, boat, astern));
}

function isForAll(state: State, boat: number, cost: number): boolean {
  const ap = fleetOf(state).ap[boat];
  return ap > 0 && ap < cost && isMinimumMove(state) && !hasMark(state, boat, SPENT);
}

/** BT-3.2, BT-3.4 */
function usualCost(state: State, boat: number, astern: boolean): number {
  const cost = leaveCost(state, boat, state.at[boat]);
  if (hasMark(state, boat, THROTTLE) && cost === LEAVE_OPEN) {
    return hasMark(state, boat, HALF) ? 0 : LEAVE_OPEN;
  }
  return cost + (astern ? REVERSE_COST : 0);
}

/** BT-3.7 */
function isMinimumMove(state: State): boolean {
  const { minimumMove } = state.options as { readonly minimumMove?: boolean };
  return fleetOf(state).plan.minimumMove || minimumMove === true;
}

/** BT-3.2, BT-8.2: it pays, a mine may go off, and then it is in the next square. */
export function go(state: State, boat: number, to: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { ap, facing, marks, sailed } = fleetOf(state);
  const from = state.at[boat];
  const astern = watersOf(state).beside[from][facing[boat]] !== to;
  const cost = costToGo(state, boat, astern);
  const throttle = hasMark(state, boat, THROTTLE) && leaveCost(state, boat, from) === LEAVE_OPEN;
  ap[boat] -= cost;
  setMark(state, boat, SPENT);
  if (setsOffMine(state, boat, dice, report)) return;
  if (throttle) marks[boat] ^= HALF;
  setMark(state, boat, SAILED);
  place(state, boat, to);
  const { vehicle } = boatHull(state, boat);
  const reveals = mayHideMine(state, to);
  if (!vehicle) sailed[to] = 1;
  report?.(
    asEvent({
      type: vehicle ? 'boats:drove' : 'boats:sailed',
      rule: throttle ? 'BT-3.4' : 'BT-3.2',
      boat: roster.ids[boat],
      from: board.names[from],
      to: board.names[to],
      cost,
      astern,
      ...(reveals && { reveals }),
    }),
  );
  if (vehicle) return;
  findMine(state, to, report);
  watchBoat(state, boat);
}
