import type { Known, Message, Premises, RuleId, Sent, Viewer } from '@sandtable/kernel';
import type { Receipt } from '@sandtable/record';
import type { Matters } from './matters.ts';
import type { OrdersTold } from './orders.ts';
import type { Past } from './past.ts';
import type { Spoken } from './talk.ts';

/** What whoever sits down is told. */
export interface Sat {
  readonly seat: number;
  readonly viewer: Viewer;
  readonly premises: Premises;
  readonly matters: Matters;
  /** Whose word the receipts are, and what the dice are committed to: to be kept from before one gives a number. */
  readonly host: HostShown;
  /** Not there before the match has begun. Of what has happened only what he has not been told: see `seen.ts`. */
  readonly known?: Known;
  /** How many steps he has been told before. */
  readonly from: number;
}

/** What a host shows of itself before a match begins, so that it can be held to it. */
export interface HostShown {
  readonly publicKey: string;
  readonly commitment: string;
}

/** Why something was not done. Nothing has changed then. */
export interface Failure {
  readonly code: 'form' | 'missing' | 'forbidden' | 'refused' | 'late' | 'busy' | 'trouble';
  readonly message: Message | string;
  readonly rule?: RuleId;
  /** Where it was too much at once: after how many milliseconds it is not. */
  readonly waitMs?: number;
}

export type Answer =
  | {
      readonly id: number;
      readonly ok: true;
      readonly sat?: Sat;
      readonly receipt?: Receipt;
      readonly past?: Past;
      readonly follow?: Follow;
    }
  | { readonly id?: number; readonly ok: false; readonly failure: Failure };

/** Where somebody goes on, and the word that gives him the key of his seat there. */
export interface Follow {
  readonly match: string;
  /** None where the seat is kept for his account. */
  readonly invitation?: string;
}

/** What comes unasked. */
export type Told =
  | Change
  | { readonly seat: number; readonly matters: Matters }
  | { readonly seat: number; readonly orders: OrdersTold }
  | { readonly seat: number; readonly said: readonly Spoken[] }
  | Dismissal;

/** How what somebody in a seat knows has changed. */
export interface Change {
  readonly seat: number;
  /** From what he knew to what he knows; where the match has only begun, all of it. */
  readonly change: Sent;
  /** For those who play: whoever looks on is told of things later, and has nothing to prove. */
  readonly receipt?: Receipt;
}

/** He does not have this seat any more, because he has gone on with it somewhere else. */
export interface Dismissal {
  readonly seat: number;
  readonly dismissed: true;
}
