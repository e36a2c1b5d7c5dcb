import type { FrameDefinition, Report } from '@sandtable/kernel';
import type { SquareEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { SquareMove } from './moves.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';

/** What the frames of Square Bashing are written in terms of. */
export interface SquareGame {
  Frame: Frame;
  State: State;
  /** Nothing is hidden. */
  View: State;
  Move: SquareMove;
  Event: SquareEvent;
  /** Units have the names of their setting. */
  Names: Setting;
}

export type SquareReport = Report<SquareEvent>;

/** One kind of frame, and everything about it. */
export type Definition<F extends Frame> = FrameDefinition<SquareGame, F>;
