import type { Dice, Move, Ruleset, Side } from '@sandtable/kernel';

/** What a player that has to know a game knows of one. */
export interface Mind {
  /** The id of the rules it knows. */
  readonly ruleset: string;
  /** An answer to what the side is asked, from its own view, with dice to think with. */
  choose(ruleset: Ruleset, view: object, side: Side, dice: Dice): Move;
}
