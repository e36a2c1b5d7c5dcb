import type { Refusal } from '@sandtable/kernel';
import { whyNotAct, type Order } from '../03-turn/acting.ts';
import { blockOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { whyNotBombard } from '../07-sight/bombardment.ts';
import { fieldsOver, mayStayBefore } from './fieldsOfFire.ts';
import { mustLeave } from '../04-movement/marching.ts';
import type { PubMove } from '../../state/moves.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged } from '../../state/tags.ts';

const REFUSED = { reliedOn: refuse('PB-5.3', 'reliedOn') } as const;

/**
 * PB-5.3: whether guns may stay in the field of fire of one enemy, whom they bombard, since others in the
 * same plight can bombard him after them: for each the other is another piece.
 */
export function firesWithOthers(state: State, frame: Order, gun: number, target: number): boolean {
  return isDrivenBy(state, gun, target) && partnersOf(state, frame, gun, target).length > 0;
}

/** Whether nothing but that one enemy makes it leave. */
function isDrivenBy(state: State, gun: number, target: number): boolean {
  if (!mustLeave(state, gun)) return false;
  const block = blockOf(state, gun);
  return fieldsOver(state, block, sideOfPiece(state, gun)).every(
    (enemy) => enemy === target || mayStayBefore(state, gun, block, enemy),
  );
}

/** The others of the Command that are in his field of fire, and can bombard him. */
function partnersOf(state: State, frame: Order, gun: number, target: number): number[] {
  return state.place.flatMap((_, other) => {
    if (other === gun || state.command[other] !== state.command[gun]) return [];
    if (whyNotAct(state, frame, other) !== undefined) return [];
    if (whyNotBombard(state, other, target) !== undefined) return [];
    const over = fieldsOver(state, blockOf(state, other), sideOfPiece(state, other));
    const isAlike =
      over.includes(target) && over.every((enemy) => mayFire(state, other, enemy, target));
    return isAlike ? [other] : [];
  });
}

function mayFire(state: State, gun: number, enemy: number, target: number): boolean {
  return enemy === target || mayStayBefore(state, gun, blockOf(state, gun), enemy);
}

/**
 * PB-5.3: who has fired and stayed is not left alone with it: the last who can bombard that enemy too does
 * nothing else, and the move does not end before.
 */
export function whyNotForsake(state: State, frame: Order, move: PubMove): Refusal | undefined {
  for (const { gun, target } of state.bombarded) {
    if (!isDrivenBy(state, gun, target)) continue;
    const partners = partnersOf(state, frame, gun, target);
    if (partners.length === 0) continue;
    if (move.type === 'end') return REFUSED.reliedOn;
    if (move.type === 'together') {
      const all = new Set(move.pieces.map((tag) => pieceTagged(state, tag)));
      if (partners.every((each) => all.has(each))) return REFUSED.reliedOn;
    }
    if (!('piece' in move) || partners.length > 1) continue;
    if (pieceTagged(state, move.piece) !== partners[0]) continue;
    const isHelp = move.type === 'bombard' && pieceTagged(state, move.target) === target;
    if (!isHelp) return REFUSED.reliedOn;
  }
  return undefined;
}
