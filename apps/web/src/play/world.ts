import type { Decision, GameEvent, Move } from '@sandtable/kernel';
import type { Advice } from '../thinking/advise.ts';

/** What a sitting needs of the world around it. */
export interface World {
  /** Lets the computer's player answer. */
  choose(player: string, view: object, decision: Decision): Promise<Move>;
  /** What a good player would do for a side, so many moves ahead at the most. */
  advise(view: object, decision: Decision, most: number): Promise<Advice>;
  /** Gives people time to see what the computer did. */
  look(events: readonly GameEvent[]): Promise<void>;
}
