import type { FrameRules as Rules, Report } from '@sandtable/kernel';
import type { PbiEvent } from './events.ts';
import type { Frame, FrameOf, FrameType } from './frames.ts';
import type { PbiMove } from './moves.ts';
import type { State } from './state.ts';

export { NOT_ASKED } from '@sandtable/kernel';

export type PbiReport = Report<PbiEvent>;

/** How one kind of frame is resolved. */
export type FrameRules<T extends FrameType> = Rules<State, FrameOf<T>, PbiMove, PbiEvent, Frame>;
