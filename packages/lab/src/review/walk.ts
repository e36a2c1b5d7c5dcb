import type { Dice, Move, Ruleset, Side } from '@sandtable/kernel';
import type { Answered } from '@sandtable/players';

/** Positions that a step may have left: the true one where that is known, several that look alike where it is not. */
export type Worlds = (dice: Dice) => readonly object[];

/** Where somebody stands who walks through a match. */
export interface Place {
  /** 0 for the beginning. */
  readonly step: number;
  readonly after: Worlds;
  /** So many steps before it left something to chance. */
  readonly rolls: number;
  /** Whether this one did. */
  readonly isChance: boolean;
  /** What was done, where that is known and can be tried again. */
  readonly deed?: Deed;
}

/** What somebody did in a step. */
export interface Deed {
  readonly side: Side;
  readonly move: Move;
  readonly before: Worlds;
  /** As a question with its answer, where it is judged. */
  readonly answered: (() => Answered) | undefined;
}

/** A match to be walked through, quickest step by step in their order. */
export interface Walk {
  readonly ruleset: Ruleset;
  /** So many have to be looked at: all steps, and the beginning. */
  readonly steps: number;
  to(step: number): Place;
}

/** No plan goes further ahead. */
const MOST_AHEAD = 60;

/** What a side decided from a step on, as far as that is known. */
export function movesFrom(
  steps: readonly { readonly side: Side; readonly move?: Move }[],
  from: number,
  side: Side,
): Move[] {
  const near = steps.slice(from, from + MOST_AHEAD);
  return near.flatMap((step) => (step.side === side && step.move !== undefined ? [step.move] : []));
}
