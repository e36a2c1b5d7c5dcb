import type { Message, Side } from '@sandtable/kernel';
import type { Offer } from './dealings.ts';
import type { Terms } from './terms.ts';

/** Who sits where, as everybody may know it. */
export interface Person {
  readonly side: Side;
  /** What he is called; not there for a computer, and as long as nobody has taken the seat. */
  readonly name?: string;
  /** The computer player that answers there; none where a person does. */
  readonly player?: string;
  /** Whether anybody sits there. */
  readonly isTaken: boolean;
  /** Whoever sat there has left for good: somebody else can be invited to the seat, or the match be claimed. */
  readonly hasLeft?: true;
  /** Whether whoever sits there has given his number for the dice: until all have, nothing is played. */
  readonly isReady: boolean;
  /** Whether he looks at the table now. */
  readonly isHere: boolean;
}

/** The clock of a side. It runs until a time, or stands with so much left, in milliseconds. */
export interface SideClock {
  readonly side: Side;
  readonly left?: number;
  readonly until?: number;
  /** By the host's clock it has run out. */
  readonly isOut?: true;
  /** He has overstayed, and his last decision was made for him. */
  readonly isPlayedFor?: true;
}

/** Clocks stand until then: all, or that of a side that is away. */
export interface PauseTold {
  readonly until: number;
  readonly side?: Side;
}

/** What a side has offered and the other has not answered. */
export interface OfferTold {
  /** What an answer to it calls it. */
  readonly id: string;
  readonly side: Side;
  readonly offer: Offer;
  /** How many of his decisions he wants back, with all that came after them. */
  readonly decisions?: number;
}

/** A decision of a side has gone back: by itself, or as both agreed. */
export interface TakenBack {
  readonly side: Side;
  readonly isAgreed: boolean;
}

/** All about a table that is not the position on it. What it tells is for one viewer: others may be told less. */
export interface Matters {
  readonly people: readonly Person[];
  readonly terms: Terms;
  /** None where it is played without, before it begins and after it is over. */
  readonly clocks?: readonly SideClock[];
  /** When this was told, on the host's clock. */
  readonly now: number;
  readonly pauses: readonly PauseTold[];
  /** How many days each side may still be away; only where that was agreed. */
  readonly holidays?: Readonly<Record<Side, number>>;
  /** For those who play. */
  readonly offers: readonly OfferTold[];
  /** What was offered and declined, as long as nothing has happened since. */
  readonly declined: readonly OfferTold[];
  /** What has gone back since anybody else decided something. */
  readonly takenBack?: TakenBack;
  /** The match that both agreed to play after this one, with sides changed. */
  readonly rematch?: string;
  /** Whether he does not want to hear what the other side says. */
  readonly isMuting?: true;
  /** Why nobody can play on for now: the rules that it was begun under are not those of the host any more. */
  readonly held?: Message;
}
