import type { PubReport } from '../../state/definition.ts';
import { isCombatant, isOnMap, kindOf, sideOfPiece, blockOf } from '../02-pieces/blocks.ts';
import { touches } from '../06-attack/attack.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import { leadsInOrder, touchedBy } from './leads.ts';
import { destroy } from './losses.ts';
import type { State } from '../../state/state.ts';
import { isSupporting } from '../06-attack/support.ts';

/** PB-10.1, PB-10.8: the combats: pieces that touch each other, directly or through others. */
export function combatsOf(state: State): number[][] {
  const { contacts } = state;
  const combats: number[][] = [];
  for (const { attacker, defender } of contacts) {
    if (combats.some((leads) => leads.includes(attacker) || leads.includes(defender))) continue;
    const found = new Set([attacker, defender]);
    for (let size = 0; size < found.size;) {
      size = found.size;
      for (const contact of contacts) {
        if (!found.has(contact.attacker) && !found.has(contact.defender)) continue;
        found.add(contact.attacker).add(contact.defender);
      }
    }
    combats.push(leadsInOrder(state, [...found]));
  }
  return combats;
}

/** PB-9.4: baggage that an enemy touches when combat begins is destroyed. */
export function destroyBaggage(state: State, report: PubReport): void {
  for (let train = 0; train < state.place.length; train++) {
    if (kindOf(state, train) !== 'train' || !isOnMap(state, train)) continue;
    if (isInContact(state, train) || isTouched(state, train)) {
      // PB-11.4: who catches baggage has fought.
      for (const enemy of touchedBy(state, train)) state.fought[enemy] = 1;
      destroy(state, train, 'PB-9.4', report);
    }
  }
}

function isTouched(state: State, train: number): boolean {
  const block = blockOf(state, train);
  const side = sideOfPiece(state, train);
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    if (isCombatant(kindOf(state, enemy)) && touches(block, blockOf(state, enemy))) return true;
  }
  return false;
}

/** Contacts with pieces that are gone are no contacts. */
export function dropDeadContacts(state: State): void {
  const { contacts } = state;
  for (let i = contacts.length - 1; i >= 0; i--) {
    const { attacker, defender } = contacts[i];
    if (!isOnMap(state, attacker) || !isOnMap(state, defender)) contacts.splice(i, 1);
  }
}

/**
 * PB-6.3, PB-6.6: who attacks a support attacks its lead, since only leads fight, except from behind:
 * a lead that is attacked in front, and its support in the rear, fight two combats, both flanked.
 */
export function sortSupports(state: State): void {
  const { contacts } = state;
  for (let i = 0; i < contacts.length; i++) {
    const contact = contacts[i];
    const lead = isSupporting(state, contact.defender);
    if (lead < 0 || !isInContact(state, lead)) continue;
    if (contact.edge !== 'rear') contacts[i] = { ...contact, defender: lead };
    else if (isAttackedInFront(state, lead)) envelop(state, lead, i);
  }
  dropRepeated(state);
}

/** PB-10.8: who touches a lead and its support is in one contact. */
function dropRepeated({ contacts }: State): void {
  for (let i = contacts.length - 1; i > 0; i--) {
    const { attacker, defender } = contacts[i];
    const first = contacts.findIndex(
      (each) => each.attacker === attacker && each.defender === defender,
    );
    if (first < i) contacts.splice(i, 1);
  }
}

function isAttackedInFront({ contacts }: State, lead: number): boolean {
  return contacts.some(({ attacker, defender, edge }) =>
    defender === lead ? edge === 'front' : attacker === lead,
  );
}

function envelop({ contacts }: State, lead: number, rear: number): void {
  for (let i = 0; i < contacts.length; i++) {
    if (i === rear || contacts[i].defender === lead) {
      contacts[i] = { ...contacts[i], enveloped: true };
    }
  }
}
