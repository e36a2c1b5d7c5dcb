import type { Dice } from '@sandtable/kernel';
import type { PbiFrameOf, PbiFrameType, PbiMove, PbiState, SideIndex } from '@sandtable/pbi';

/** What the player is asked, and what it may answer. */
export interface Question<T extends PbiFrameType> {
  readonly state: PbiState;
  readonly us: SideIndex;
  readonly frame: PbiFrameOf<T>;
  /** Every legal answer. */
  readonly moves: readonly PbiMove[];
  /** For ties, and for nothing else. */
  readonly dice: Dice;
}

/** How one kind of question is answered: always with one of its moves. */
export type Answer<T extends PbiFrameType> = (question: Question<T>) => PbiMove;
