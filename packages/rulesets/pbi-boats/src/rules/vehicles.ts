import { refuse, type Refusal } from '@sandtable/kernel';
import type { State } from '@sandtable/pbi/extending';
import { crewOf, hasEnemies } from '../state/fleet.ts';
import { VEHICLE } from '../state/statuses.ts';
import { watersOf } from '../state/waters.ts';

const REFUSED = {
  notLand: refuse('BT-3.5', 'boats:notLand'),
  burns: refuse('BT-1.5', 'boats:burns'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
} as const;

/** BT-3.5: whether a vehicle may enter a square; -1 is off the board. */
export function whyNotDrive(state: State, vehicle: number, to: number): Refusal | undefined {
  const { isWater, burns } = watersOf(state);
  if (to === -1 || isWater[to]) return REFUSED.notLand;
  if (burns[to]) return REFUSED.burns;
  return hasEnemies(state, crewOf(state, vehicle), to) ? REFUSED.enemies : undefined;
}

/** Whether a vehicle stands in a square. */
export function hasVehicle(state: State, square: number): boolean {
  return state.status.some((status, piece) => status === VEHICLE && state.at[piece] === square);
}
