import type { State } from '../../state/state.ts';

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
