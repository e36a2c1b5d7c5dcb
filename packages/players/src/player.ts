import type { Decision, Dice, Message, Move, Ruleset } from '@sandtable/kernel';

/** Somebody who decides for a side, and knows no more of the game than that side may. */
export interface Player {
  readonly name: string;
  /**
   * An answer to what the side is asked, from the side's own view. The dice are the player's own,
   * for its guesses and its whims; the dice of the game are not in its hands. Why, it says where it knows.
   */
  choose(view: object, decision: Decision, dice: Dice, because?: (reason: Message) => void): Move;
}

/** A sort of player that can be asked for by name. */
export interface PlayerKind {
  readonly name: string;
  /** Whether it knows how to play this game. */
  plays(ruleset: Ruleset): boolean;
  /** The words of its reasons in this game, by key; none where it never gives one. */
  reasons?(ruleset: Ruleset): Readonly<Record<string, string>>;
  /** A player for one side in one game. */
  make(ruleset: Ruleset): Player;
}
