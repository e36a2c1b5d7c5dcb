import type { Dice, Refusal, Report, RuleId } from '@sandtable/kernel';
import type { PubEvent } from './events.ts';
import type { SideIndex } from './field.ts';
import type { FrameOf, FrameType } from './frames.ts';
import type { PubMove } from './moves.ts';
import type { State } from './state.ts';

export type PubReport = Report<PubEvent>;

/** How one kind of frame is resolved: who is asked what, what may be answered, and what comes of it. */
export interface FrameRules<T extends FrameType> {
  /** The rule the question cites. */
  readonly rule: RuleId;
  /** The side that is asked; both where they choose at the same time. */
  asked(state: State, frame: FrameOf<T>): SideIndex | typeof BOTH;
  /** Does what needs no decision. True when that changed the stack; false when a side must decide. */
  settle?(state: State, frame: FrameOf<T>, dice: Dice, report: PubReport): boolean;
  /** Whether a frame that somebody wrote could have come about. */
  possible?(state: State, frame: FrameOf<T>): boolean;
  moves(state: State, frame: FrameOf<T>, list: PubMove[], side: SideIndex): void;
  /** Undefined for a legal move, `NOT_ASKED` for one that answers another question. */
  check(
    state: State,
    frame: FrameOf<T>,
    move: PubMove,
    side: SideIndex,
  ): Refusal | typeof NOT_ASKED | undefined;
  /** Plays a move that `check` allows. */
  play(
    state: State,
    frame: FrameOf<T>,
    move: PubMove,
    dice: Dice,
    report: PubReport,
    side: SideIndex,
  ): void;
}

export const NOT_ASKED = 'not asked';
export const BOTH = 2;
