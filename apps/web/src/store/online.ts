import type { Held } from '@sandtable/record';
import type { GameEvent, Known, Message, Move, Premises, Side } from '@sandtable/kernel';
import type { Among, ScenarioTold } from '@sandtable/wire';
import { database, tellOthers } from './matches.ts';

/** A seat at a match that is played elsewhere, as it is kept on this device. Whoever has the key has the seat. */
export interface KeptSeat {
  /** What the host calls the match. */
  readonly id: string;
  readonly side: Side;
  readonly key: string;
  readonly ruleset: string;
  readonly scenario: ScenarioTold;
  /** What the dice are committed to, as it was told before one's own number was given. */
  readonly commitment: string;
  /** The number for the dice that has not arrived yet. */
  readonly number?: string | undefined;
  /** What invites others to their seats, where one has founded the match. */
  readonly invitations?: Readonly<Record<Side, string>>;
  /** It is a seat of one's account that was taken on another device: who is invited is known there. */
  readonly isTakenUp?: boolean;
  /** What was known when one was there last: enough to look at the table without a network. */
  readonly last?: {
    readonly premises: Premises;
    readonly known: Known;
    /** The host's word for what was played until then. */
    readonly held?: Held;
  };
  /** The numbers of the last lines that one has read. */
  readonly heard?: Heard;
  /** What one has decided and the host has not acknowledged. */
  readonly unsent?: Unsent | undefined;
  /** What became of it where it was not done, as long as one has not said that one knows. */
  readonly dropped?: Dropped | undefined;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

/** How far somebody has read what was said, among those who play and among those who look on. */
export type Heard = Readonly<Partial<Record<Among, number>>>;

/** A move that waits for the network. */
export interface Unsent {
  /** What the host knows it by: under one name it is done once. */
  readonly name: string;
  /** How many steps one had been told of. */
  readonly at: number;
  readonly move: Move;
  /** What was asked, and what it is as an answer. */
  readonly question?: Message;
  readonly label: Message;
}

/** A move that one had decided on, and that was not made. */
export interface Dropped {
  readonly question?: Message;
  readonly label: Message;
  readonly reason: Message;
  /** What came first, and whose doing it was. */
  readonly instead?: {
    readonly by: 'back' | 'moved' | 'order' | 'clock' | 'device' | 'other';
    readonly events: readonly GameEvent[];
  };
}

/** The matches that somebody sits at here now: what is decided there is sent from there. */
export const attended = new Set<string>();

/** Every seat on this device, the last that was used first. */
export async function keptSeats(): Promise<KeptSeat[]> {
  const all = await (await database()).getAllFromIndex('seats', 'changed');
  return all.toReversed();
}

export async function keptSeat(id: string): Promise<KeptSeat | undefined> {
  return (await database()).get('seats', id);
}

export async function keepSeat(seat: Omit<KeptSeat, 'changed'>): Promise<void> {
  await (await database()).put('seats', { ...seat, changed: Date.now() });
  tellOthers(seat.id);
}

/** Changes what is kept of a seat; nothing where it is not kept here. */
export async function changeSeat(
  id: string,
  change: (seat: KeptSeat) => Partial<KeptSeat>,
): Promise<void> {
  const transaction = (await database()).transaction('seats', 'readwrite');
  const seat = await transaction.store.get(id);
  if (seat !== undefined) {
    await transaction.store.put({ ...seat, ...change(seat), changed: Date.now() });
  }
  await transaction.done;
}

export async function removeSeat(id: string): Promise<void> {
  await (await database()).delete('seats', id);
  tellOthers(id);
}
