import { isOnMap } from '../02-pieces/blocks.ts';
import { breakContacts } from '../05-disengaging/contacts.ts';
import { COUNT, PIECES } from '../../state/frameFields.ts';
import type { Frame } from '../../state/frames.ts';
import type { Contact, State } from '../../state/state.ts';
import type { Stand } from './holdGround.ts';
import type { Aim, Volley } from './volley.ts';
import type { Withdraw } from './withdraw.ts';

/** What every frame inside a combat knows of it. */
export interface Fighting {
  /**
   * PB-10.8: the leads of this combat in the order in which they became involved: the first
   * attacker, its defender, and so on. Who touches whom is in `contacts` of the state.
   */
  readonly leads: readonly number[];
  /** From 1. */
  readonly round: number;
  /** PB-10.6: pieces whose first hit in this combat has fallen; twice in the list after the second. */
  readonly hit: readonly number[];
}

export const FIGHTING = { leads: PIECES, round: COUNT, hit: PIECES } as const;

export type Fight = Withdraw | Volley | Aim | Stand;

export function isFight(frame: Frame): frame is Fight {
  return 'leads' in frame;
}

/** PB-10.8: the first contact that is left between leads of a combat: its two are the initial pair. */
export function firstContact({ contacts }: State, leads: readonly number[]): Contact | undefined {
  for (const contact of contacts) {
    if (leads.includes(contact.attacker) && leads.includes(contact.defender)) return contact;
  }
  return undefined;
}

/** PB-10.8: the leads that are still in contact, in the order in which they became involved. */
export function leadsInOrder({ contacts }: State, among: readonly number[]): number[] {
  const leads: number[] = [];
  for (const { attacker, defender } of contacts) {
    if (!among.includes(attacker) || !among.includes(defender)) continue;
    if (!leads.includes(attacker)) leads.push(attacker);
    if (!leads.includes(defender)) leads.push(defender);
  }
  return leads;
}

/** PB-10.8: the leads that a piece touches, in the order in which they came to. */
export function touchedBy({ contacts }: State, piece: number): number[] {
  const touched: number[] = [];
  for (const { attacker, defender } of contacts) {
    const other = attacker === piece ? defender : defender === piece ? attacker : -1;
    if (other >= 0 && !touched.includes(other)) touched.push(other);
  }
  return touched;
}

/** The contact between two pieces, whoever of them attacks. */
export function contactOf({ contacts }: State, one: number, other: number): Contact | undefined {
  return contacts.find(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );
}

/** PB-6.3: another piece has the place of a lead: its contacts, and its turn in the order. */
export function handOver(state: State, lead: number, to: number): void {
  const { contacts } = state;
  for (let i = 0; i < contacts.length; i++) {
    const { attacker, defender } = contacts[i];
    if (attacker === lead) contacts[i] = { ...contacts[i], attacker: to };
    else if (defender === lead) contacts[i] = { ...contacts[i], defender: to };
  }
  changeFights(state, lead, (list) => list.map((piece) => (piece === lead ? to : piece)));
}

/** A piece is out of its combat: its contacts are broken, it has no turn, and relieves nobody. */
export function leaveFight(state: State, piece: number): void {
  const { stack } = state;
  breakContacts(state, piece);
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame.type === 'relieve' && frame.support === piece) stack.splice(i, 1);
  }
  changeFights(state, piece, (list) => list.filter((other) => other !== piece));
}

/**
 * PB-10.8: others have come into a combat, by contacts from that one on: they follow those who are in it.
 * PB-6.4: these contacts, and those that they bring along, have their first round now.
 */
export function joinFight(
  { stack, contacts }: State,
  piece: number,
  all: readonly number[],
  made: number,
): void {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (!isFight(frame) || !frame.leads.includes(piece)) continue;
    const { leads } = frame;
    for (let j = 0; j < contacts.length; j++) {
      const { attacker, defender } = contacts[j];
      const isOld = j < made && leads.includes(attacker);
      if (isOld || !all.includes(attacker)) continue;
      const since = nextRoundOf(frame, defender);
      if (since > 1) contacts[j] = { ...contacts[j], since };
    }
    stack[i] = { ...frame, leads: [...leads, ...all.filter((each) => !leads.includes(each))] };
  }
}

/** The round in which a piece fires next. */
function nextRoundOf(fight: Fight, piece: number): number {
  if (fight.type === 'withdraw') return fight.round;
  return fight.type !== 'stand' && fight.left.includes(piece) ? fight.round : fight.round + 1;
}

/** PB-6.4, PB-6.7: the round of its combat that is the first of a contact. */
export function firstRoundOf({ since = 1 }: Contact): number {
  return since;
}

function changeFights(
  { stack }: State,
  piece: number,
  change: (list: readonly number[]) => number[],
): void {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (!isFight(frame) || !frame.leads.includes(piece)) continue;
    const leads = change(frame.leads);
    switch (frame.type) {
      case 'withdraw':
        stack[i] = { ...frame, leads, cavalry: change(frame.cavalry) };
        break;
      case 'volley':
      case 'aim':
      case 'stand':
        stack[i] = { ...frame, leads, left: change(frame.left) };
        break;
    }
  }
}

/** Whether written leads can be those of a combat: each once, and on the map. */
export function isFightPossible(state: State, { leads, round }: Fighting): boolean {
  return (
    round >= 1 &&
    new Set(leads).size === leads.length &&
    leads.every((piece) => isOnMap(state, piece))
  );
}
