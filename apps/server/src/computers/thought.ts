import type { Decision, Move, Premises } from '@sandtable/kernel';

/** What a thread is asked: what a player would do who knows this and no more. Plain data. */
export interface Thought {
  readonly premises: Premises;
  readonly view: object;
  readonly decision: Decision;
  /** The name of the player. */
  readonly player: string;
  /** For its guesses and its whims. */
  readonly seed: string;
}

/** What a thread says: that it has come up, and then one answer to each question. */
export type Reply =
  | { readonly ready: true }
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly error: string };
