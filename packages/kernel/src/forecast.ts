import type { Dice } from './dice.ts';
import type { GameEvent } from './ruleset.ts';

/** What a chart of odds watches after a move: until when, and which numbers. */
export interface Forecast<State, E extends GameEvent = GameEvent> {
  /** The move's consequences have been worked out. */
  settled(state: State): boolean;
  /**
   * What came of it, such as `{ killed: 2 }`. The events since the move tell its own doing from what
   * the game went on to without asking anybody; there are none where positions are merged (`alike`).
   */
  measure(state: State, events: readonly E[]): Readonly<Record<string, number>>;
  /** Which of these are 1 where something comes true and 0 where not: they are told as a chance. */
  readonly chances?: readonly string[];
  /**
   * For what has too many outcomes to play each: positions with the same of this come to the same
   * measures with the same chances, so that only one of them is played on.
   */
  alike?(this: void, state: State): string;
  /**
   * One thing on from there: a sensible answer, or one of the things that follow it before anybody is
   * asked again. So positions can be merged between two rolls of one answer. Without it, answers are played whole.
   */
  step?(this: void, state: State, dice: Dice): void;
  /** Plays the move and nothing that follows it, in a position of its own; needs `step`, which goes on from there. */
  begin?(this: void, dice: Dice): State;
  /** For what is resolved in two halves. Taken in place of playing the move; needs `alike`. */
  readonly halves?: Halves<State>;
}

/**
 * Two halves of a resolution that do not touch each other until both are done, such as the hits on
 * either side of an assault. Each is played apart, so that their outcomes add up instead of multiplying.
 */
export interface Halves<State> {
  /** Begins one of them in a position of its own. */
  begin(half: 0 | 1, dice: Dice): State;
  /** Whether the half that such a position plays is done. */
  isDone(state: State): boolean;
  /** The measures that a half comes to where it is the other that goes on: nothing later changes them. */
  measure(half: 0 | 1, state: State): Readonly<Record<string, number>>;
  /** All else of a half that makes a difference to the other when that goes on. */
  bearing(half: 0 | 1, state: State): string;
  /** Which half goes on when they have come to this; it depends on measures and bearings alone. */
  goesOn(first: State, second: State): 0 | 1;
  /** The position that both come to. */
  join(first: State, second: State): State;
}
