import { SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  GROUPS_A_SQUARE,
  ROWS_CLOSED_TO_DEFENDER,
  WAITING,
  type State,
} from '@sandtable/pbi/extending';
import { hullOf } from '../state/fleet.ts';
import { rowOf, watersOf } from '../state/waters.ts';
import { VEHICLE_ROOM } from '../tables/hulls.ts';

/**
 * BT-1.5, BT-2.2: whether all of a side who wait, and are not aboard of anything, find a place to start in: on
 * land, or on the boats that wait, but for one that is about to be placed.
 */
export function findPlaces(
  state: State,
  side: SideNumber,
  aboard: readonly number[],
  placed = -1,
): boolean {
  const { sideOf } = state[SETTING].roster;
  let groups = 0;
  let vehicles = 0;
  let room = 0;
  let decks = 0;
  for (const [piece, status] of state.status.entries()) {
    if (status !== WAITING || sideOf[piece] !== side) continue;
    const hull = hullOf(state, piece);
    if (hull === undefined) groups += aboard[piece] === -1 ? 1 : 0;
    else if (hull.vehicle) vehicles += aboard[piece] === -1 ? 1 : 0;
    else if (piece !== placed) {
      const load = [...aboard.keys()].filter((each) => aboard[each] === piece);
      const stowed = load.filter((each) => hullOf(state, each) !== undefined).length;
      const left = hull.capacity - VEHICLE_ROOM * stowed - (load.length - stowed);
      room += left;
      decks += Math.min((hull.vehicles ?? 0) - stowed, Math.floor(left / VEHICLE_ROOM));
    }
  }
  const ashore = GROUPS_A_SQUARE * startsOnLand(state, side);
  // BT-3.5: vehicles are outside of the four.
  if (ashore > 0) return groups <= room + ashore;
  return vehicles <= decks && groups + VEHICLE_ROOM * vehicles <= room;
}

/** BT-1.5: how many squares of land a side may start in. */
function startsOnLand(state: State, side: SideNumber): number {
  const { isLand, burns } = watersOf(state);
  return isLand.filter((land, square) => {
    const row = rowOf(state, square);
    const isRow = side === ATTACKER ? row === 0 : row >= ROWS_CLOSED_TO_DEFENDER;
    return land && !burns[square] && isRow;
  }).length;
}
