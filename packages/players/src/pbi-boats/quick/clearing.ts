import { SETTING } from '@sandtable/kernel';
import { ACTED, CASUALTY, MARKER_CLEARS_ON, WITHOUT_AP } from '@sandtable/pbi';
import type { Look } from './look.ts';
import { groupsAshore } from './shots.ts';

/** Rolling for a marker, and what that is worth on average. */
export interface Clearance {
  readonly platoon: number;
  readonly value: number;
}

const NONE: Clearance = { platoon: -1, value: 0 };
const CLEARS = (7 - MARKER_CLEARS_ON) / 6;
/** What of a platoon a marker less saves, by how many there are: nearly all that a break test may cost where it is the fourth. */
const RELIEF = [0, 0.005, 0.03, 0.08, 0.2, 0.13, 0.09, 0.06];
/** What it saves the groups of the square in tests of morale, by how many lie there (QS-4.2). */
const CALM = [0, 0.15, 0.3, 0.5, 0.6];

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
    const value = RELIEF[Math.min(markers[platoon], RELIEF.length - 1)] * strength[platoon];
    if (found.platoon === -1 || value > found.value) found = { platoon, value };
  }
  if (lie === 0) return NONE;
  const groups = groupsAshore(state, us, square);
  for (const group of groups) {
    const has = isGiven ? (state.flags[group] & (ACTED | WITHOUT_AP)) === 0 : state.ap[group] > 0;
    if (!has) return NONE;
  }
  const calm = CALM[Math.min(lie, CALM.length - 1)] * groups.length;
  return { platoon: found.platoon, value: CLEARS * (found.value + calm) };
}
