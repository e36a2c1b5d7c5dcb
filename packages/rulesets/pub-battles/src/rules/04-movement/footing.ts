import { SETTING, type Refusal } from '@sandtable/kernel';
import { overlap, type Rectangle } from '@sandtable/table';
import { blockOf, kindOf } from '../02-pieces/blocks.ts';
import { groundOf } from '../01-map/ground.ts';
import { avoidsMarsh } from './legs.ts';
import { couldBeNear } from '../07-sight/pieceReach.ts';
import { refuse } from '../refusal.ts';
import { ON_MAP, type State } from '../../state/state.ts';

const REFUSED = {
  offMap: refuse('PB-1.5', 'offMap'),
  stacked: refuse('PB-4.5', 'stacked'),
  inMarsh: refuse('PB-4.4', 'inMarsh'),
  inRiver: refuse('PB-4.4', 'inRiver'),
} as const;

/** Corners are rounded: blocks that overlap by no more than this only touch. */
export const ROUNDING = 2;

const NONE: readonly number[] = [];

/**
 * PB-4.4, PB-4.5: why a piece cannot stand so. Pieces that are ignored are not there, or make room. `among` has all
 * that are near, where those are known.
 */
export function whyNotStand(
  state: State,
  piece: number,
  block: Rectangle,
  ignoring: readonly number[] = NONE,
  among = state[SETTING].everybody,
): Refusal | undefined {
  return (
    whyNotFit(state, piece, block, ignoring, among) ??
    (groundOf(state[SETTING].field).isInRiver(block) ? REFUSED.inRiver : undefined)
  );
}

/** PB-4.4, PB-4.5: the same for a piece that may stand in a river (PB-6.7). */
export function whyNotFit(
  state: State,
  piece: number,
  block: Rectangle,
  ignoring: readonly number[] = NONE,
  among = state[SETTING].everybody,
): Refusal | undefined {
  const ground = groundOf(state[SETTING].field);
  if (!ground.isWhollyOnMap(block)) return REFUSED.offMap;
  if (overlaps(state, piece, block, ignoring, among)) return REFUSED.stacked;
  return avoidsMarsh(kindOf(state, piece)) && ground.isInMarsh(block) ? REFUSED.inMarsh : undefined;
}

/** PB-4.5: whether it would lie on another piece. PB-2.4: an enemy HQ makes room, but not for an HQ. */
function overlaps(
  state: State,
  piece: number,
  block: Rectangle,
  ignoring: readonly number[],
  among: readonly number[],
): boolean {
  const { sides, kinds } = state[SETTING];
  const isHq = kinds[piece] === 'hq';
  for (let i = 0; i < among.length; i++) {
    const other = among[i];
    if (!couldBeNear(state, other, block, 0)) continue;
    if (state.place[other] !== ON_MAP || other === piece) continue;
    if (kinds[other] === 'hq' && sides[other] !== sides[piece] && !isHq) continue;
    if (overlap(block, blockOf(state, other), ROUNDING) && !ignoring.includes(other)) return true;
  }
  return false;
}
