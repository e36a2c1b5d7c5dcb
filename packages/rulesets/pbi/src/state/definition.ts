import type { FrameDefinition, Report } from '@sandtable/kernel';
import type { PbiEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { PbiMove } from './moves.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';

/** What the frames of PBI are written in terms of. */
export interface PbiGame {
  Frame: Frame;
  State: State;
  /** Nothing is hidden. */
  View: State;
  Move: PbiMove;
  Event: PbiEvent;
  /** Squares and groups have the names of their setting. */
  Names: Setting;
}

export type PbiReport = Report<PbiEvent>;

/** One kind of frame, and everything about it. */
export interface Definition<F extends Frame> extends FrameDefinition<PbiGame, F> {
  /** QS-12.3: a side can be gone at once here; otherwise this is in the middle of something. */
  readonly endsAtOnce: boolean;
}

/** Whether there is more to answer than what ends it. If not, nothing else must seem to be asked for. */
export function hasChoice<F extends Frame>(
  { moves }: Definition<F>,
  state: State,
  frame: F,
): boolean {
  const list: PbiMove[] = [];
  moves(state, frame, list, state.side);
  return list.length > 1;
}
