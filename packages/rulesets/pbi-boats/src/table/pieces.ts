import { piece, type State } from '@sandtable/pbi/extending';
import type { Piece } from '@sandtable/kernel';
import { fleetOf } from '../state/fleet.ts';
import { ABOARD, AFLOAT, STOWED, VEHICLE } from '../state/statuses.ts';

/** Hulls, and who is aboard. */
export function pieces(state: State): Piece[] {
  const { facing } = fleetOf(state);
  return state.status.flatMap((status, g) => {
    if (status === AFLOAT || status === VEHICLE) {
      return [{ ...piece(state, g), facing: facing[g] * 90 }];
    }
    return status === ABOARD || status === STOWED ? [piece(state, g)] : [];
  });
}
