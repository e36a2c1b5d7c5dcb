import { heading, isWithinTurn } from '@sandtable/table';
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
