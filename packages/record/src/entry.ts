import type { FileStep, Side } from '@sandtable/kernel';

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
    }
  | {
      /** From a step on there are only these now: those of the other side, made in secret, stand. */
      readonly kind: 'undo';
      readonly side: Side;
      readonly from: number;
      readonly steps: readonly FileStep[];
      readonly drawn: number;
    }
  | { readonly kind: 'resign'; readonly side: Side };

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
