import type { Message } from './message.ts';
import type { Button } from './ruleset.ts';
import type { Point } from './scene.ts';

/** `good`: it can be done. `bad`: it cannot. `slow`: with difficulty. `plain`: neither. */
export const TONES = ['good', 'bad', 'slow', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** Something drawn over the table while somebody points, in units of the scene. */
export type GuideShape =
  | { readonly kind: 'ring'; readonly tone: Tone; readonly at: Point; readonly radius: number }
  | { readonly kind: 'line'; readonly tone: Tone; readonly points: readonly Point[] }
  | { readonly kind: 'area'; readonly tone: Tone; readonly outline: readonly Point[] }
  /** Where a piece would stand. */
  | {
      readonly kind: 'ghost';
      readonly tone: Tone;
      readonly piece: string;
      readonly at: Point;
      readonly facing: number;
      /** Where it would be of another size there: along its front, and from front to back. */
      readonly size?: { readonly width: number; readonly depth: number };
    }
  /** A piece that would take part, or be hit. */
  | { readonly kind: 'mark'; readonly tone: Tone; readonly piece: string };

/** How far something goes, what is seen, and what would come of it. */
export interface Guide {
  readonly shapes: readonly GuideShape[];
  readonly lines: readonly Message[];
  /** Set where these picks begin a move that further ones complete. */
  readonly begins?: true;
  /** Buttons that could be pressed next, beside those of the moves that are listed. */
  readonly buttons?: readonly Button[];
}

/** For games on squares, where the squares themselves say it. */
export const NO_GUIDE: Guide = Object.freeze({
  shapes: Object.freeze([]),
  lines: Object.freeze([]),
});
