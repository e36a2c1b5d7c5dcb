import type { Decision, GameEvent, Match, Move, Outcome, Side } from '@sandtable/kernel';

/** Who takes part: a player that comes with Sandtable, or a program. */
export interface Entrant {
  readonly name: string;
  /** Sits down at a match that has not begun. The seed is for its own whims, and says nothing of the dice. */
  sit(match: Match, side: Side, game: GameTold): Opponent | Promise<Opponent>;
  /** The arena is over. */
  leave(): void | Promise<void>;
}

export interface GameTold {
  /** Counted from 1. */
  readonly game: number;
  readonly seed: string;
}

/** Somebody at one side of one match. A `Forfeit` that is thrown loses it. */
export interface Opponent {
  choose(decision: Decision, happened: readonly GameEvent[]): Move | Promise<Move>;
  /** The match is over. */
  end(outcome: Outcome): void;
}
