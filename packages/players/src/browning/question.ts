import type {
  BrowningFrame,
  BrowningFrameOf,
  BrowningMove,
  SideIndex,
  State,
} from '@sandtable/browning';
import type { Dice } from '@sandtable/kernel';

export type FrameType = BrowningFrame['type'];

/** What the player is asked, and what it may answer. */
export interface Question<T extends FrameType> {
  readonly state: State;
  readonly us: SideIndex;
  readonly frame: BrowningFrameOf<T>;
  /** The answers that the rules offer. On a free table there are others. */
  readonly moves: readonly BrowningMove[];
  /** For ties, and for nothing else. */
  readonly dice: Dice;
}

/** How one kind of question is answered. */
export type Answer<T extends FrameType> = (question: Question<T>) => BrowningMove;
