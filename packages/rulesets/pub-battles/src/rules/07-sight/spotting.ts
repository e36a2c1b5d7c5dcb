import { SETTING } from '@sandtable/kernel';
import { isNear } from '@sandtable/table';
import { blockOf, isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { DESTROYED, GONE, type State } from '../../state/state.ts';
import { KIND, type Arm } from '../tables.ts';
import { spottingRange } from '../01-map/weather.ts';

/**
 * PB-7.4: whether a piece is near enough to see another, and sees it. The range reaches from the
 * viewer's centre to the nearest point of the target.
 */
export function seesPiece(state: State, viewer: number, target: number): boolean {
  if (!isOnMap(state, viewer) || !isOnMap(state, target)) return false;
  const block = blockOf(state, target);
  const range = spottingRange(state);
  if (!isNear(block, state.x[viewer], state.y[viewer], range)) return false;
  return groundOf(state[SETTING].field).sees(blockOf(state, viewer), block);
}

/** PB-7.4: whether some enemy piece of any kind sees it. */
export function isSpotted(state: State, piece: number): boolean {
  if (!isOnMap(state, piece)) return false;
  const { pieces } = state[SETTING].army;
  const { side } = pieces[piece];
  const { minX, minY, maxX, maxY } = blockOf(state, piece);
  const range = spottingRange(state);
  for (let viewer = 0; viewer < pieces.length; viewer++) {
    const x = state.x[viewer];
    const y = state.y[viewer];
    // Most pieces are too far away.
    if (x < minX - range || x > maxX + range || y < minY - range || y > maxY + range) continue;
    if (pieces[viewer].side !== side && seesPiece(state, viewer, piece)) return true;
  }
  return false;
}

/** PB-7.4, PB-7.5: what a side knows a piece to be, or remembers; null for an enemy block that it cannot tell. */
export function knownArm(state: State, piece: number, viewer: SideIndex): Arm | null {
  const { arm } = KIND[kindOf(state, piece)];
  // An HQ is known by the shape of its block.
  if (sideOfPiece(state, piece) === viewer || arm === 'hq') return arm;
  const place = state.place[piece];
  const isTold = state.known[piece] === 1 || state.spotted[piece] === 1;
  const isOpen = isTold || place === DESTROYED || place === GONE;
  return isOpen || isSpotted(state, piece) ? arm : null;
}
