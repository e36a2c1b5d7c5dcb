import type { StandingAnswer } from '../habit.ts';
import type { Message } from '../message.ts';
import type { GameEvent, Move } from '../ruleset.ts';

/** Fields of an event or of a question, as somebody is told it. Those that are named must be the same, others do not matter. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something that the other side is expected to do: what its opponent is told of it, whatever else he is told. */
export interface Deed {
  /** Events of one step, in this order; each has its type among the fields. */
  readonly told: readonly Fields[];
  /** It has to be the very next that it is seen to do. */
  readonly next?: true;
  /** So many chapters begin before it, as it was played through; two are waited for where nobody has said so. */
  readonly chapters?: number;
  /** In words, as whoever expects it chose it. */
  readonly said: readonly Message[];
}

/** What its owner does when he has been told something and is then asked something. */
export interface Order {
  readonly after: readonly Deed[];
  readonly asked: {
    /** The kind of decision. */
    readonly kind: string;
    /** The question, as far as it matters. */
    readonly question?: { readonly key: string; readonly with?: Fields };
  };
  /** It has to be the very next that he is asked. */
  readonly soon?: true;
  readonly move: Move;
  readonly said: Message;
}

/** Orders that follow each other. Those that are carried out are taken off it. */
export interface Plan {
  readonly orders: readonly Order[];
  /** How many of the deeds that the first of them waits for have been seen. */
  readonly met: number;
  /** How many chapters have begun since it last went on. */
  readonly chapters: number;
}

/** All that somebody has said beforehand about a match. Of plans the first that is due is followed, before standing answers. */
export interface Orders {
  readonly plans: readonly Plan[];
  readonly standing: readonly StandingAnswer[];
}

export const NO_ORDERS: Orders = { plans: [], standing: [] };

/** A step as whoever has orders was told of it. */
export interface StepHeard {
  /** His own move, where it was his step. */
  readonly own?: Move;
  readonly events: readonly GameEvent[];
}

/** A plan that is not followed any more, and why. */
export interface Dropped {
  readonly plan: Plan;
  readonly why: Message;
}
