import type { Dice, Refusal, Report, RuleId } from '@sandtable/kernel';
import type { BrowningEvent } from './events.ts';
import type { SideIndex } from './field.ts';
import type { FrameOf, FrameType } from './frames.ts';
import type { BrowningMove } from './moves.ts';
import type { State } from './state.ts';

export type BrowningReport = Report<BrowningEvent>;

/** How one kind of frame is resolved: who is asked what, what may be answered, and what comes of it. */
export interface FrameRules<T extends FrameType> {
  /** The rule the question cites. */
  readonly rule: RuleId;
  asked(state: State, frame: FrameOf<T>): SideIndex;
  /** Does what needs no decision. True when that changed the stack; false when a side must decide. */
  settle?(state: State, frame: FrameOf<T>, dice: Dice, report: BrowningReport): boolean;
  /** Whether a frame that somebody wrote could have come about. */
  possible?(state: State, frame: FrameOf<T>): boolean;
  moves(state: State, frame: FrameOf<T>, list: BrowningMove[]): void;
  /** Undefined for a legal move, `NOT_ASKED` for one that answers another question. */
  check(
    state: State,
    frame: FrameOf<T>,
    move: BrowningMove,
  ): Refusal | typeof NOT_ASKED | undefined;
  /** Plays a move that `check` allows. */
  play(
    state: State,
    frame: FrameOf<T>,
    move: BrowningMove,
    dice: Dice,
    report: BrowningReport,
  ): void;
}

export const NOT_ASKED = 'not asked';
