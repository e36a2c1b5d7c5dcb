import type { FrameDefinition, Report } from '@sandtable/kernel';
import type { BrowningEvent } from './events.ts';
import type { Field } from './field.ts';
import type { Frame } from './frames.ts';
import type { BrowningMove } from './moves.ts';
import type { State } from './state.ts';

/** What the frames of Bring the Browning are written in terms of. */
export interface BrowningGame {
  Frame: Frame;
  State: State;
  /** Nothing is hidden. */
  View: State;
  Move: BrowningMove;
  Event: BrowningEvent;
  /** Teams, leaders and figures have the names of their field. */
  Names: Field;
}

export type BrowningReport = Report<BrowningEvent>;

/** One kind of frame, and everything about it. */
export type Definition<F extends Frame> = FrameDefinition<BrowningGame, F>;
