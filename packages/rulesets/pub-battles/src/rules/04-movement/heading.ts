import { heading, isWithinTurn, wrapDegrees } from '@sandtable/table';
import type { Place } from '../../state/field.ts';
import { originOf } from './origins.ts';
import type { State } from '../../state/state.ts';
import { OBLIQUE } from '../tables.ts';

/** PB-4.1: how a piece would face there by itself: as it does now, where it can go so, else the way it goes. */
export function defaultFacing(state: State, piece: number, to: Place): number {
  const { x, y, facing } = originOf(state, piece);
  const [dx, dy] = [to[0] - x, to[1] - y];
  return isWithinTurn(facing, OBLIQUE, dx, dy) ? facing : heading(x, y, to[0], to[1]);
}

/** So finely it is tried how a piece could face, in degrees. */
const STEP = 15;

/** PB-4.2: the facing that is nearest to this one and possible; itself where none is. */
export function nearestFacing(wanted: number, isPossible: (facing: number) => boolean): number {
  for (let turn = 0; turn < 360; turn += STEP) {
    // To one hand and to the other, ever farther.
    const away = (turn / STEP) % 2 === 0 ? -turn / 2 : (turn + STEP) / 2;
    const facing = wrapDegrees(wanted + away);
    if (isPossible(facing)) return facing;
  }
  return wanted;
}
