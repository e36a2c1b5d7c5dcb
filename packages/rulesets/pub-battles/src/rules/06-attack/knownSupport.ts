import { contactLength } from '@sandtable/table';
import { blockOf, isOnMap, sideOfPiece } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { knownArm } from '../07-sight/spotting.ts';
import type { State } from '../../state/state.ts';
import { SUPPORT_GAP, type Arm } from '../tables.ts';

/** PB-6.4: what cannot support, where one can tell. */
const NEVER: ReadonlySet<Arm | null> = new Set<Arm>(['artillery', 'hq', 'train']);

/**
 * PB-6.3, PB-7.4: the enemy block that stands behind another in support, as far as a side can tell; -1
 * for none. What it cannot tell apart counts as a support.
 */
export function supportSeen(state: State, lead: number, viewer: SideIndex): number {
  if (state.column[lead] === 1 || knownArm(state, lead, viewer) === 'train') return -1;
  const before = blockOf(state, lead);
  let longest = 0;
  let found = -1;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (piece === lead || !isOnMap(state, piece) || state.column[piece] === 1) continue;
    if (sideOfPiece(state, piece) !== sideOfPiece(state, lead)) continue;
    const block = blockOf(state, piece);
    const length = contactLength(block, 'front', before, 'rear', SUPPORT_GAP);
    if (length <= longest || 2 * length <= Math.min(block.width, before.width)) continue;
    if (NEVER.has(knownArm(state, piece, viewer))) continue;
    longest = length;
    found = piece;
  }
  return found;
}
