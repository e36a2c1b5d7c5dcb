import type { Decision, Move, Premises } from '@sandtable/kernel';

/** What a thread is asked: what somebody could do who knows this and no more. Plain data. */
export interface Thought {
  /** All that the rules list, or the one move that a player would make. */
  readonly want: 'moves' | 'move';
  /** The match that it is asked of: a player remembers what it has seen there. */
  readonly match: string;
  readonly premises: Premises;
  readonly view: object;
  readonly decision: Decision;
  /** The name of the player, where one is wanted. */
  readonly player: string;
  /** For its guesses and its whims. */
  readonly seed: string;
}

/** An answer to a question. */
export interface Answered {
  readonly moves: readonly Move[];
  /** Nobody else would notice the move. */
  readonly isQuiet?: boolean;
}

/** What a thread says: that it has come up, and then one answer to each question. */
export type Reply =
  | { readonly ready: true }
  | ({ readonly ok: true } & Answered)
  | { readonly ok: false; readonly error: string };
