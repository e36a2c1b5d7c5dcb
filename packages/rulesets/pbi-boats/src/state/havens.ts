import { SETTING, type SideNumber } from '@sandtable/kernel';
import { countIn, GROUPS_A_SQUARE, type State } from '@sandtable/pbi/extending';
import { boatsOf, hasEnemies, hullOf, roomOn } from './fleet.ts';
import { watersOf } from './waters.ts';

// BT-7.4: where those in the water can be put who are saved.

export function sideOf(state: State, piece: number): SideNumber {
  return state[SETTING].roster.sideOf[piece];
}

/** BT-1.2, BT-7.4: the landing places within one square that no enemy holds. */
export function landingsNear(state: State, side: SideNumber, from: number): number[] {
  const { board } = state[SETTING];
  const { isShore } = watersOf(state);
  return [from, ...board.neighbours[from]].filter(
    (square) => isShore[square] && !hasEnemies(state, side, square),
  );
}

/** How many places there are for a group or vehicle that leaves a boat. */
export function placesFor(state: State, boat: number, piece: number): number {
  return shoresFor(state, boat, piece).length + boatsFor(state, boat, piece).length;
}

/** QS-2.6, BT-7.4: the landing places with room for it; a vehicle is outside the four (BT-3.5). */
export function shoresFor(state: State, boat: number, piece: number): number[] {
  const side = sideOf(state, piece);
  const landings = landingsNear(state, side, state.at[boat]);
  if (hullOf(state, piece) !== undefined) return landings;
  return landings.filter((square) => countIn(state, side, square) < GROUPS_A_SQUARE);
}

/** BT-7.4: the own boats within one square with room for a group; for a vehicle there is none. */
export function boatsFor(state: State, boat: number, piece: number): number[] {
  if (hullOf(state, piece) !== undefined) return [];
  const { board } = state[SETTING];
  return boatsOf(state, sideOf(state, piece)).filter(
    (other) =>
      other !== boat &&
      board.range(state.at[other], state.at[boat]) <= 1 &&
      roomOn(state, other) > 0,
  );
}
