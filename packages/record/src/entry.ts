import type { Ending, FileStep, Side } from '@sandtable/kernel';

/**
 * Something that was done in a match, as its log has it for good. The match is what these make of its beginning, in
 * order: nothing in the log is ever changed or taken out, what is taken back is an entry of its own.
 */
export type Deed =
  | {
      readonly kind: 'move';
      readonly step: FileStep;
      /** How far the dice have come with it. */
      readonly drawn: number;
      /** Who made it for a side that had overstayed, as the terms of the match have it. */
      readonly for?: 'fallback' | 'computer';
    }
  | {
      /** From a step on there are only these now: those of the other side, made in secret, stand. */
      readonly kind: 'undo';
      readonly side: Side;
      readonly from: number;
      readonly steps: readonly FileStep[];
      readonly drawn: number;
      /** Dice that were taken back before it still count as rolled. */
      readonly passed?: true;
    }
  | {
      /** By agreement, at the wish of a side: after so many steps it goes on otherwise. The dice do not come again. */
      readonly kind: 'takeBack';
      readonly side: Side;
      readonly to: number;
    }
  | { readonly kind: 'end'; readonly ending: Ending };

/** A deed in its place in the log of a match. */
export interface Entry {
  /** Counted from 1. */
  readonly number: number;
  /** When, in milliseconds. */
  readonly at: number;
  readonly deed: Deed;
  /** What nobody can guess: without it a hash would tell a secret deed to whoever tries all that there are. */
  readonly salt: string;
  /** Of this entry and, through the one before, of all: see `chain.ts`. */
  readonly hash: string;
}
