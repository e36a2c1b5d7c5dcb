import { SETTING } from '@sandtable/kernel';
import { ATTACKER, REMOVED, type State } from '@sandtable/pbi/extending';
import { crewOf, fleetOf, isBoat, boatHull } from '../state/fleet.ts';
import { watersOf } from '../state/waters.ts';
import { COUNTS_FROM } from '../tables/hulls.ts';

/** BT-11.1: attacking boats of ten points or more that are sunk, lost or captured count as groups. */
export function boatsLost(state: State): number {
  const { sideOf } = state[SETTING].roster;
  return state.status.filter(
    (status, piece) =>
      sideOf[piece] === ATTACKER &&
      isBoat(state, piece) &&
      boatHull(state, piece).points >= COUNTS_FROM &&
      (status === REMOVED || crewOf(state, piece) !== ATTACKER),
  ).length;
}

/** BT-11.1: the beaches and piers, where the scenario is about them. */
export function landingPlaces(state: State): number[] | undefined {
  if (!fleetOf(state).plan.landings) return undefined;
  return watersOf(state).isShore.flatMap((shore, square) => (shore ? [square] : []));
}
