import type { GameEvent, Marker, Piece, Point, Scenario, Scene, Words } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { DICE } from '../words/english/dice.ts';

/**
 * How a game looks on the table. A ruleset that brings nothing of its own is drawn by `plainLook`.
 * Everything is in units of the scene but with y downward; a piece and a marker are drawn around
 * 0, 0, which the board moves to where they stand.
 */
export interface Look {
  /** What goes into the drawing's `<defs>`: gradients, patterns, symbols. */
  readonly Definitions?: ComponentType;
  /** The ground, drawn once for a layout. */
  readonly Ground: ComponentType<{ readonly scene: Scene }>;
  /** Kinds of ground on a free table that whoever does not see it is told of: what has an expanse, and what goes along a line. */
  readonly terrain?: { readonly expanses: readonly string[]; readonly lines: readonly string[] };
  /** Which markers are drawn with the ground, as roads are, and not by `Marker`. */
  isGround?(marker: Marker): boolean;
  readonly Piece: ComponentType<{ readonly piece: Piece; readonly words: Words }>;
  readonly Marker: ComponentType<{ readonly marker: Marker; readonly words: Words }>;
  /** What lies under the flag of a place that is played for; the flag itself is the same in every game. */
  readonly Objective?: ComponentType<{ readonly marker: Marker; readonly words: Words }>;
  /** What of a marker hangs over the pieces: smoke, a flag. */
  readonly MarkerAbove?: ComponentType<{ readonly marker: Marker; readonly words: Words }>;
  /** What the ground is printed on, in place of a table with a wooden rim. */
  readonly sheet?: Sheet;
  /** What the signs on pieces and the lines over the table mean, for newcomers. */
  readonly Legend?: ComponentType<{ readonly words: Words }>;
  /** How large a piece is drawn: what can be hit with a finger, and ringed when it can be chosen. */
  readonly pieceSize: { readonly width: number; readonly height: number; readonly round: number };
  /** Pieces that are too small to be read from afar: they are drawn larger there than they are. */
  readonly raised?: Raised;
  /** What a raised piece stands on, which is always in scale. */
  readonly Base?: ComponentType<{ readonly piece: Piece; readonly words: Words }>;
  /** What is seen over the board for a moment when this happens. */
  effects(event: GameEvent, scene: Scene): readonly Effect[];
  /** What came of it, where that is worth a word beside its dice or on the piece. */
  came(event: GameEvent): Came | undefined;
  /** Whether somebody begins something with it: an activation, an order, a fight. */
  opens(event: GameEvent): boolean;
  /** A position from the middle of a real game, for the picture on the front page. */
  readonly showcase: Scenario;
}

/** How pieces are raised. */
export interface Raised {
  /** How wide a piece is in scale, and how many pixels wide it is to be seen at least. */
  readonly width: number;
  readonly pixels: number;
  /** It is never drawn more than so many times larger, lest a small screen is full of pieces. */
  readonly most: number;
  /** How far below its middle the point is that it grows out of. */
  foot(piece: Piece): number;
}

/** A sheet of paper with a margin, which stays upright when the ground is seen from the opposite edge. */
export interface Sheet {
  /** How much broader the margin below is than the others. */
  readonly foot: number;
  /** What lies under the ground and around it. */
  readonly Margin: ComponentType<{
    readonly scene: Scene;
    /** What the battle is called, where that is known. */
    readonly title: string | undefined;
    readonly turned: boolean;
  }>;
  /** What is printed over the ground: the lines between squares. */
  readonly Grid: ComponentType<{ readonly scene: Scene }>;
}

/** Something that flashes over the board, in units of the scene with y up. */
export type Effect =
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'charge'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'burst'; readonly at: Point }
  /** One of several that fall one after another, in the order in which they are told. */
  | { readonly kind: 'shell'; readonly at: Point }
  | { readonly kind: 'cheer'; readonly at: Point }
  | { readonly kind: 'fail'; readonly at: Point };

/** What something came to, in a word or three. */
export interface Came {
  /** The text is `came.<word>` in the app's catalogue. */
  readonly word: CameWord;
  /** How many it came to; one where it is not counted. */
  readonly count: number;
  /** Whether somebody lost by it, or whoever tried it had what he wanted. */
  readonly tone: 'loss' | 'success' | 'nothing';
}

export type CameWord = {
  [Key in keyof typeof DICE]: Key extends `came.${infer Word}` ? Word : never;
}[keyof typeof DICE];
