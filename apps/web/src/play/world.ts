import type { Decision, GameEvent, Move, Side } from '@sandtable/kernel';
import type { Advice } from '../thinking/advise.ts';

/** What a sitting needs of the world around it. */
export interface World {
  /** Lets the computer's player answer. Whoever no longer waits for it says so by the signal. */
  choose(player: string, view: object, decision: Decision, signal?: AbortSignal): Promise<Move>;
  /** Lets the computer's player think while somebody else decides. */
  ponder?(player: string, view: object, side: Side, signal: AbortSignal): Promise<unknown>;
  /** What a good player would do for a side, so many moves ahead at the most. */
  advise(view: object, decision: Decision, most: number, signal?: AbortSignal): Promise<Advice>;
  /** Gives people time to see what the computer did. */
  look(events: readonly GameEvent[]): Promise<void>;
}
