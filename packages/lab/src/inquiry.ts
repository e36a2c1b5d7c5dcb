import type { Run, RunRecord } from './run.ts';

/**
 * Something that is asked of the games of a run: which of them it takes next depends on what came of those before. Whoever plays
 * them may do so in any way, and go on with those that were kept: the same games give the same answer.
 */
export interface Inquiry {
  readonly run: Run;
  /** So many games have been counted. */
  readonly games: number;
  /** No further game is wanted. */
  readonly isOver: boolean;
  /** The next games by their numbers, about so many of them; none where it is over. Those that were not taken are told again. */
  wanted(most: number): number[];
  /** Counts games, whichever come first. One that is no longer wanted is passed over. */
  take(records: readonly RunRecord[]): void;
}
