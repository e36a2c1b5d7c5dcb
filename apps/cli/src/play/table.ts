import type { Match, Side, Words } from '@sandtable/kernel';
import type { Seat } from '@sandtable/lab';

/** A match at the terminal and who sits at it. */
export interface Table {
  readonly match: Match;
  readonly words: Words;
  /** The sides that the computer plays; the others are played at the keyboard. */
  readonly computers: ReadonlyMap<Side, Seat>;
  /** Decides for a person who asks it to. */
  readonly standIn: Seat;
  /** Where to save when the game is left, without asking. */
  readonly saveFile: string | undefined;
}
