import { otherSide, SETTING } from '@sandtable/kernel';
import { isNear, type Rectangle } from '@sandtable/table';
import { blockOf, entryOf, isOnMap, sideOfPiece } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { DESTROYED, GONE, type State } from '../../state/state.ts';
import type { Arm } from '../tables.ts';
import { spottingRange } from '../01-map/weather.ts';

/**
 * PB-7.4: whether a piece is near enough to see another, and sees it. The range reaches from the
 * viewer's centre to the nearest point of the target.
 */
export function seesPiece(state: State, viewer: number, target: number): boolean {
  if (!isOnMap(state, viewer) || !isOnMap(state, target)) return false;
  return seesBlock(state, viewer, blockOf(state, target), spottingRange(state));
}

function seesBlock(state: State, viewer: number, block: Rectangle, range: number): boolean {
  if (!isNear(block, state.x[viewer], state.y[viewer], range)) return false;
  return groundOf(state[SETTING].field).sees(blockOf(state, viewer), block);
}

/** PB-7.4: whether some enemy piece of any kind sees it. */
export function isSpotted(state: State, piece: number, range = spottingRange(state)): boolean {
  return isOnMap(state, piece) && wouldBeSpotted(state, piece, blockOf(state, piece), range);
}

/** PB-7.4: whether some enemy piece would see it if it stood so. */
export function wouldBeSpotted(
  state: State,
  piece: number,
  block: Rectangle,
  range = spottingRange(state),
): boolean {
  const left = block.minX - range;
  const right = block.maxX + range;
  const bottom = block.minY - range;
  const top = block.maxY + range;
  const viewers = state[SETTING].ofSide[otherSide(sideOfPiece(state, piece))];
  for (let i = 0; i < viewers.length; i++) {
    const viewer = viewers[i];
    const x = state.x[viewer];
    const y = state.y[viewer];
    // Most pieces are too far away.
    if (x < left || x > right || y < bottom || y > top || !isOnMap(state, viewer)) continue;
    if (seesBlock(state, viewer, block, range)) return true;
  }
  return false;
}

/** PB-7.4, PB-7.5: what a side knows a piece to be, or remembers; null for an enemy block that it cannot tell. */
export function knownArm(state: State, piece: number, viewer: SideIndex): Arm | null {
  const { arm } = entryOf(state, piece);
  // An HQ is known by the shape of its block.
  if (sideOfPiece(state, piece) === viewer || arm === 'hq') return arm;
  const place = state.place[piece];
  const isTold = state.known[piece] === 1 || state.spotted[piece] === 1;
  const isOpen = isTold || place === DESTROYED || place === GONE;
  return isOpen || isSpotted(state, piece) ? arm : null;
}
