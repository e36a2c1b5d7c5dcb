import type { GameEvent, Side } from './ruleset.ts';

/** An event of a type. */
export interface Happening<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** A roll with what it was for, so that a log can show the dice and explain them. */
export interface Roll<Type extends string> extends Happening<Type> {
  readonly dice: readonly number[];
  /** Whose dice they are. */
  readonly side: Side;
}
