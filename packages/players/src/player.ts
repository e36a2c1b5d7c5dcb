import type { Decision, Dice, Message, Move, Ruleset } from '@sandtable/kernel';
import type { Coach } from './search/coach.ts';
import type { Considered } from './search/search.ts';

/**
 * How much may be thought about a decision. Begins anew with each, told how many play-outs are usual for who decides and how many
 * times as many he has saved up for, and says which share of that has been spent after so many: whoever has a clock may go by that.
 */
export type Budget = (usual: number, times: number) => (playOuts: number) => number;

/** A number of play-outs: the same answer on every machine. */
export function playOutBudget(most: number): Budget {
  return (_usual, times) => (playOuts) => playOuts / (most * times);
}

/** Takes what decided for an answer; and all that was considered, the best first, by whoever has thought ahead. */
export type Because = (reason: Message, considered?: readonly Considered[]) => void;

/** Somebody who decides for a side, and knows no more of the game than that side may. */
export interface Player {
  readonly name: string;
  /**
   * An answer to what the side is asked, from the side's own view. The dice are the player's own,
   * for its guesses and its whims; the dice of the game are not in its hands. Why, it says where it knows.
   */
  choose(view: object, decision: Decision, dice: Dice, because?: Because): Move;
  /**
   * The same bit by bit, by whoever thinks for long: what it would answer by now, and at last its answer. Whoever asks
   * may stop at any time.
   */
  think?(view: object, decision: Decision, dice: Dice, because?: Because): Generator<Move, Move>;
  /** Takes in what its side sees while the other one decides. */
  watch?(view: object, of: Pick<Decision, 'side'>): void;
  /** Thinks while the other one decides, bit by bit, for as long as whoever asked likes. */
  ponder?(view: object, of: Pick<Decision, 'side'>, dice: Dice): Generator<undefined, void>;
}

/** A sort of player that can be asked for by name. */
export interface PlayerKind {
  readonly name: string;
  /** Whether it knows how to play this game. */
  plays(ruleset: Ruleset): boolean;
  /** The words of its reasons in this game, by key; none where it never gives one. */
  reasons?(ruleset: Ruleset): Readonly<Record<string, string>>;
  /** A player for one side in one game; it remembers. Where there is no budget it thinks as hard as its level does. */
  make(ruleset: Ruleset, budget?: Budget): Player;
  /** Somebody who looks back at a match and judges as this one would; none where it does not think ahead. */
  coach?(ruleset: Ruleset): Coach;
}
