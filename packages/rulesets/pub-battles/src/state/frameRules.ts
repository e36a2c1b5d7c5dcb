import type { FrameRules as Rules, Report } from '@sandtable/kernel';
import type { PubEvent } from './events.ts';
import type { Frame, FrameOf, FrameType } from './frames.ts';
import type { PubMove } from './moves.ts';
import type { State } from './state.ts';

export { BOTH, NOT_ASKED } from '@sandtable/kernel';

export type PubReport = Report<PubEvent>;

/** How one kind of frame is resolved. */
export type FrameRules<T extends FrameType> = Rules<State, FrameOf<T>, PubMove, PubEvent, Frame>;
