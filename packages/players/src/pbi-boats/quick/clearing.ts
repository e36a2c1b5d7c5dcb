import { SETTING } from '@sandtable/kernel';
import { ACTED, CASUALTY, MARKER_CLEARS_ON, WITHOUT_AP } from '@sandtable/pbi';
import type { Look } from './look.ts';
import { groupsAshore } from './shots.ts';
import { going } from './going.ts';

/** Rolling for a marker, and what that is worth on average. */
export interface Clearance {
  readonly platoon: number;
  readonly value: number;
}

const NONE: Clearance = { platoon: -1, value: 0 };
const CLEARS = (7 - MARKER_CLEARS_ON) / 6;

/** QS-11.1: the best marker to roll for in a square where everybody has AP, or would be given some. */
export function clearanceIn({ state, stand }: Look, square: number, isGiven = false): Clearance {
  const { roster } = state[SETTING];
  const { us, markers, strength } = stand;
  // QS-4.1: whoever has no turn to come is not tested any more.
  const left = state.turns - state.turn;
  if (left === 0) return NONE;
  let lie = 0;
  let found = NONE;
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] !== CASUALTY || state.at[g] !== square) continue;
    lie++;
    const platoon = roster.platoonOf[g];
    const value = reliefOf(markers[platoon]) * strength[platoon];
    if (found.platoon === -1 || value > found.value) found = { platoon, value };
  }
  if (lie === 0) return NONE;
  const groups = groupsAshore(state, us, square);
  for (const group of groups) {
    const has = isGiven ? (state.flags[group] & (ACTED | WITHOUT_AP)) === 0 : state.ap[group] > 0;
    if (!has) return NONE;
  }
  const { calm: calms } = going.by;
  const calm = calms[Math.min(lie, calms.length - 1)] * groups.length;
  return { platoon: found.platoon, value: CLEARS * (found.value + calm) };
}

/** The part of a platoon that is saved by a marker less. */
export function reliefOf(markers: number): number {
  const { relief } = going.by;
  return relief[Math.min(markers, relief.length - 1)];
}
