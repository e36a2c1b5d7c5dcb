import type { FrameDefinition, Report, SideNumber } from '@sandtable/kernel';
import type { Army } from './army.ts';
import type { PubEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { PubMove } from './moves.ts';
import type { State } from './state.ts';
import type { View } from '../secrets/view.ts';

/** What the frames of Pub Battles are written in terms of. */
export interface PubGame {
  Frame: Frame;
  State: State;
  /** Its frames have the viewer's own numbers of pieces and Commands. */
  View: View;
  Move: PubMove;
  Event: PubEvent;
  /** Pieces and Commands have the names of the orders of battle. */
  Names: Army;
}

export type PubReport = Report<PubEvent>;

/** One kind of frame, and everything about it. */
export type Definition<F extends Frame> = FrameDefinition<PubGame, F>;

/** A frame that is settled at once, and asks nobody. */
export const NEVER_ASKS = {
  asked: (): SideNumber => 0,
  moves: () => undefined,
  answers: {},
} as const;
