import type { Message } from './message.ts';
import type { Side } from './ruleset.ts';

/**
 * What a client draws, in whole units of the table with x to the right and y up. It knows no rule:
 * kinds are words that a client has a symbol for, or else draws plainly with the label.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Set where the table is divided into squares. */
  readonly grid?: { readonly columns: number; readonly rows: number };
  /** On a free table: how many units an inch is. */
  readonly inch?: number;
  readonly areas: readonly Area[];
  readonly pieces: readonly Piece[];
  readonly markers: readonly Marker[];
  /** What is set aside, off the table, but may come back. */
  readonly trays?: readonly Tray[];
  /** Lines beside the board: how far the game has come, and what is left to do. How it stands is `standing`'s. */
  readonly status: readonly Message[];
}

/** Ground. On squares every square is one area. */
export interface Area {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly label?: Message;
}

export interface Piece {
  readonly id: string;
  readonly side: Side;
  readonly kind: string;
  /** The platoon, squad or corps it belongs to, in a letter or a short word. */
  readonly formation?: string;
  readonly at: Point;
  /** Whole degrees, clockwise from up; 0 where facing means nothing. */
  readonly facing: number;
  /** Set where it matters how it faces, so that it is told to whoever does not see it. */
  readonly faces?: true;
  /** How large it is where pieces differ: along its front, and from front to back. */
  readonly size?: { readonly width: number; readonly depth: number };
  /** The square or area it stands in, where that has a name. */
  readonly place?: string;
  /** States that must be seen at a glance: `pinned`, `spent`, … */
  readonly marks: readonly string[];
  /** Small numbers on the piece: action points, strength. */
  readonly counts: Readonly<Record<string, number>>;
  readonly label: Message;
}

/** Pieces off the table, or inside one that is on it. Where they stand in it means nothing. */
export interface Tray {
  readonly side: Side;
  /** The piece that they are in: a boat. */
  readonly of?: string;
  readonly label: Message;
  readonly pieces: readonly Piece[];
}

/** The kind of marker that means the same in every game: somebody plays for this place, and the side that it has holds it. */
export const OBJECTIVE = 'objective';

export interface Marker {
  readonly kind: string;
  readonly side?: Side;
  readonly formation?: string;
  readonly at: Point;
  readonly place?: string;
  readonly count: number;
  readonly label: Message;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
