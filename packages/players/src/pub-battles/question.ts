import type {
  PubFrame,
  PubFrameOf,
  PubMove,
  SideIndex,
  SideName,
  State,
} from '@sandtable/pub-battles';
import type { Dice } from '@sandtable/kernel';

export type FrameType = PubFrame['type'];

/** What the player is asked, and what it may answer. */
export interface Question<T extends FrameType> {
  readonly state: State;
  readonly us: SideIndex;
  readonly side: SideName;
  readonly frame: PubFrameOf<T>;
  /** The answers that the rules propose. On a free table there are others. */
  readonly moves: readonly PubMove[];
  /** For ties, and for nothing else. */
  readonly dice: Dice;
}

/** How one kind of question is answered. */
export type Answer<T extends FrameType> = (question: Question<T>) => PubMove;
