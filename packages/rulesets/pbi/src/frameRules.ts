import type { Dice, Refusal, Report, RuleId } from '@sandtable/kernel';
import type { PbiEvent } from './events.ts';
import type { Frame, FrameOf, FrameType } from './frames.ts';
import type { SideIndex } from './groups.ts';
import type { PbiMove } from './moves.ts';
import type { State } from './state.ts';

export type PbiReport = Report<PbiEvent>;

/** How one kind of frame is resolved: who is asked what, what may be answered, and what comes of it. */
export interface FrameRules<T extends FrameType> {
  /** The rule a question cites; two where it depends on the side. */
  readonly rule: RuleId | readonly [attacker: RuleId, defender: RuleId];
  asked(state: State, frame: FrameOf<T>): SideIndex;
  /**
   * Does what needs no decision. True when that changed the stack; false when a side must decide.
   * Frames that always wait have none.
   */
  settle?(state: State, frame: FrameOf<T>, dice: Dice, report: PbiReport): boolean;
  /** Whether a frame that somebody wrote could have come about; one without this always could. */
  possible?(state: State, frame: FrameOf<T>, below: Frame | undefined): boolean;
  moves(state: State, frame: FrameOf<T>, list: PbiMove[]): void;
  /** Undefined for a legal move, `NOT_ASKED` for one that answers another question. */
  check(state: State, frame: FrameOf<T>, move: PbiMove): Refusal | typeof NOT_ASKED | undefined;
  /** Plays a move that `check` allows. */
  play(state: State, frame: FrameOf<T>, move: PbiMove, dice: Dice, report: PbiReport): void;
}

export const NOT_ASKED = 'not asked';
