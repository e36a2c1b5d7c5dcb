import { SETTING } from '@sandtable/kernel';
import { contactLength, placedAgainst, turnBetween, type Rectangle } from '@sandtable/table';
import {
  blockOf,
  depthOf,
  frontOf,
  isCombatant,
  kindOf,
  sideOfPiece,
} from '../02-pieces/blocks.ts';
import { ON_MAP, type State } from '../../state/state.ts';
import { OBLIQUE, SUPPORT_GAP, type Kind } from '../tables.ts';

/** PB-6.4 */
export function isKindThatSupports(kind: Kind): boolean {
  return isCombatant(kind) && kind !== 'artillery';
}

/** PB-6.3, PB-6.4: whether a piece is of a kind that can support, and not in column. */
export function canSupport(state: State, piece: number): boolean {
  return isKindThatSupports(kindOf(state, piece)) && state.column[piece] === 0;
}

/** PB-6.3: whether a piece can have a support: HQs, trains and columns have none. */
export function canLead(state: State, piece: number): boolean {
  return (
    state.place[piece] === ON_MAP && isCombatant(kindOf(state, piece)) && state.column[piece] === 0
  );
}

/** PB-6.3: for how long a block's front lies directly behind another; 0 where it is not behind it. */
function lengthBehind(block: Rectangle, lead: Rectangle): number {
  if (turnBetween(block.facing, lead.facing) > OBLIQUE) return 0;
  const length = contactLength(block, 'front', lead, 'rear', SUPPORT_GAP);
  return 2 * length > Math.min(block.width, lead.width) ? length : 0;
}

/** PB-6.3: the own piece that a block of that piece would stand directly behind; -1 for none. */
export function leadOf(state: State, piece: number, block = blockOf(state, piece)): number {
  const side = sideOfPiece(state, piece);
  const { pieces } = state[SETTING].army;
  let longest = 0;
  let found = -1;
  for (let lead = 0; lead < pieces.length; lead++) {
    if (pieces[lead].side !== side || lead === piece) continue;
    // Nothing that is directly behind another piece is farther than this from it.
    const far = (block.width + block.depth) / 2 + frontOf(state, lead) + SUPPORT_GAP;
    if (Math.abs(state.x[lead] - block.x) > far) continue;
    if (Math.abs(state.y[lead] - block.y) > far || !canLead(state, lead)) continue;
    const length = lengthBehind(block, blockOf(state, lead));
    if (length <= longest) continue;
    longest = length;
    found = lead;
  }
  return found;
}

/** PB-6.3: the lead that a piece on the map supports; -1 for none. */
export function isSupporting(state: State, piece: number): number {
  if (state.place[piece] !== ON_MAP || !canSupport(state, piece)) return -1;
  if (fightsAhead(state, piece)) return -1;
  return leadOf(state, piece, blockOf(state, piece));
}

/** PB-6.3: whether its front touches an enemy: then it is a lead itself. */
function fightsAhead({ contacts }: State, piece: number): boolean {
  for (const { attacker, defender, edge } of contacts) {
    if (attacker === piece || (defender === piece && edge === 'front')) return true;
  }
  return false;
}

/** PB-6.3: the piece that stands directly behind a lead in support; -1 for none. */
export function supportOf(state: State, lead: number): number {
  if (!canLead(state, lead)) return -1;
  const side = sideOfPiece(state, lead);
  const { pieces } = state[SETTING].army;
  const block = blockOf(state, lead);
  let longest = 0;
  let found = -1;
  for (let piece = 0; piece < pieces.length; piece++) {
    if (pieces[piece].side !== side || piece === lead || state.place[piece] !== ON_MAP) continue;
    const far = (block.width + block.depth) / 2 + frontOf(state, piece) + SUPPORT_GAP;
    if (Math.abs(state.x[piece] - block.x) > far || Math.abs(state.y[piece] - block.y) > far) {
      continue;
    }
    const length = lengthBehind(blockOf(state, piece), block);
    if (length <= longest || isSupporting(state, piece) !== lead) continue;
    longest = length;
    found = piece;
  }
  return found;
}

/** PB-6.3: where a piece stands that supports another. */
export function placeBehind(state: State, piece: number, lead: number): Rectangle {
  const [front, depth] = [frontOf(state, piece, false), depthOf(state, piece, false)];
  return placedAgainst(blockOf(state, lead), 'rear', front, depth, 0);
}
