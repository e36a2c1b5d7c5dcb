import type { Decision, GameEvent, MatchFile, Move } from '@sandtable/kernel';
import type { SavedMatch } from '../store/matches.ts';

/** What a sitting needs of the world around it. */
export interface World {
  /** Keeps the match; done when it cannot be lost any more. */
  keep(match: SavedMatch, change: Changed): Promise<SavedMatch>;
  /** Lets the computer's player answer. */
  choose(player: string, view: object, decision: Decision): Promise<Move>;
  /** Gives people time to see what the computer did. */
  look(events: readonly GameEvent[]): Promise<void>;
}

type Changed = { readonly file: MatchFile; readonly over: boolean };
