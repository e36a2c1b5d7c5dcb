import type { GameEvent } from './ruleset.ts';

/** An event of a type. */
export interface Happening<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** A roll with what it was for, so that a log can show the dice and explain them. */
export interface Roll<Type extends string> extends Happening<Type> {
  readonly dice: readonly number[];
}
