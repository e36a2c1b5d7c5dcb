import type { OwnPhase, State } from '@sandtable/pbi/extending';
import { fleetOf, SAILED, TAKEN } from '../state/fleet.ts';
import { DRIFT } from './drift.ts';
import { ENDING } from './ending.ts';
import { RESERVES } from './reserves.ts';
import { MORALE } from './morale.ts';

/** BT-3.6: the hulls of whoever has the turn have done nothing yet, those that are carried neither. */
export function beginFleetTurn(state: State): void {
  const { ap, crew, marks, shots } = fleetOf(state);
  ap.fill(0);
  shots.fill(0);
  // BT-6.2, BT-9.4: of the others' it is kept that they moved in their last turn, or were taken in it.
  for (let hull = 0; hull < marks.length; hull++) {
    marks[hull] &= crew[hull] === state.side ? 0 : SAILED | TAKEN;
  }
}

/** BT-3.6: drift, reserves, morale; and after the activations mines, patching, refloating. */
export const TURN_PHASES: readonly OwnPhase[] = [
  {
    name: 'boats:turn',
    before: 'break',
    begin(state) {
      beginFleetTurn(state);
      return undefined;
    },
  },
  DRIFT,
  RESERVES,
  MORALE,
  ENDING,
];
