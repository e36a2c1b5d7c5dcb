import type { Rectangle } from '@sandtable/table';
import { touches } from './attack.ts';
import { blockOf, isOnMap, kindOf, sideOfPiece } from './blocks.ts';
import type { State } from './state.ts';

/** PB-6.2: whether a piece that stood so would touch an enemy, HQs aside. */
export function touchesEnemy(state: State, piece: number, block: Rectangle): boolean {
  const side = sideOfPiece(state, piece);
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    if (kindOf(state, enemy) !== 'hq' && touches(block, blockOf(state, enemy))) return true;
  }
  return false;
}

/** PB-5.4: whether a piece is a part of some contact. */
export function isInContact({ contacts }: State, piece: number): boolean {
  for (const { attacker, defender } of contacts) {
    if (attacker === piece || defender === piece) return true;
  }
  return false;
}

/** Whether two pieces are in contact with each other. */
export function areInContact({ contacts }: State, one: number, other: number): boolean {
  return contacts.some(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );
}

/** PB-5.4: a piece that goes away breaks all its contacts. */
export function breakContacts({ contacts }: State, piece: number): void {
  for (let i = contacts.length - 1; i >= 0; i--) {
    const { attacker, defender } = contacts[i];
    if (attacker === piece || defender === piece) contacts.splice(i, 1);
  }
}
