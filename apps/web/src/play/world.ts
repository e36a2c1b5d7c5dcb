import type { Decision, GameEvent, Move } from '@sandtable/kernel';

/** What a sitting needs of the world around it. */
export interface World {
  /** Lets the computer's player answer. */
  choose(player: string, view: object, decision: Decision): Promise<Move>;
  /** Gives people time to see what the computer did. */
  look(events: readonly GameEvent[]): Promise<void>;
}
