import type { Message } from './message.ts';
import type { Button, Move, Pick, Refusal } from './ruleset.ts';
import type { Piece, Point } from './scene.ts';

/** `good`: it can be done. `bad`: it cannot. `slow`: with difficulty. `plain`: neither. */
export const TONES = ['good', 'bad', 'slow', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** Something drawn over the table while somebody points, in units of the scene. */
export type GuideShape =
  | { readonly kind: 'ring'; readonly tone: Tone; readonly at: Point; readonly radius: number }
  | { readonly kind: 'line'; readonly tone: Tone; readonly points: readonly Point[] }
  | { readonly kind: 'area'; readonly tone: Tone; readonly outline: readonly Point[] }
  | ({ readonly kind: 'ghost'; readonly tone: Tone } & Pose)
  /** A piece that would take part, or be hit. */
  | { readonly kind: 'mark'; readonly tone: Tone; readonly piece: string };

/** Where a piece would stand. */
export interface Pose {
  readonly piece: string;
  readonly at: Point;
  readonly facing: number;
  /** Where it would be of another size there. */
  readonly size?: NonNullable<Piece['size']>;
}

/** A button that can be pressed now, and the move that is complete with it. */
export interface NextButton<M extends Move = Move> {
  readonly button: Button;
  readonly means?: M;
}

/**
 * What may be pointed at next, beside what the gestures of the listed moves have there: on a free table
 * a list only proposes. Each of these leads to a move that is allowed.
 */
export interface Next<M extends Move = Move> {
  /** Pieces to begin with, which then go somewhere, or that go along with those that were pointed at. */
  readonly pieces?: readonly string[];
  /** Any place. Where a move is meant already, it would be another one, or have one more corner. */
  readonly place?: true;
  /** Which way it faces: so it would stand if nothing is said about that. */
  readonly facing?: Pose;
  readonly buttons?: readonly NextButton<M>[];
}

/** What somebody means who points, what would come of it, and how it can go on. */
export interface Guide<M extends Move = Move> {
  /** How far something goes, and what is seen. */
  readonly shapes: readonly GuideShape[];
  /** What would come of it. */
  readonly lines: readonly Message[];
  /** The move that is meant, legal or not; what was left open is as the ruleset would do it. */
  readonly means?: M;
  /** Why that cannot be done: what `check` says. Without a move, why nothing can be done with these. */
  readonly refusal?: Refusal;
  /** What is taken up when that is done: whoever points at the next has done with the one before. */
  readonly takesUp?: Pick;
  /** Nothing, where only the listed moves go on from here. */
  readonly next?: Next<M>;
}

/** Where nothing is meant by what was pointed at, and nothing is to be drawn. */
export const NO_GUIDE: Guide<never> = Object.freeze({
  shapes: Object.freeze([]),
  lines: Object.freeze([]),
});
