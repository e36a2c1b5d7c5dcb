import type { MapEdge, Pace, Shape, SideName, Size } from '../rules/tables.ts';

export type SideIndex = 0 | 1;
export const RED: SideIndex = 0;
export const BLUE: SideIndex = 1;

/** A point as it is written: across, up, in thousandths of an inch. */
export type Place = readonly [x: number, y: number];

/** PB-1.6: a closed contour, and the line from which its slopes go down. Hills nest, each with a level. */
export interface Hill {
  readonly level: number;
  readonly outline: readonly Place[];
  readonly crest: readonly Place[];
}

/** PB-4.4: water that is crossed only at its bridges and fords. */
export interface River {
  readonly name?: string;
  readonly line: readonly Place[];
  /** From bank to bank. */
  readonly width: number;
  readonly bridges: readonly Place[];
  readonly fords: readonly Place[];
}

export interface Stream {
  readonly name?: string;
  readonly line: readonly Place[];
}

export interface Town {
  readonly name?: string;
  readonly outline: readonly Place[];
}

export interface Road {
  readonly name: string;
  readonly line: readonly Place[];
}

/** What a lettering names decides how it is written. */
export const LETTERINGS = ['town', 'village', 'hill', 'water', 'wood', 'place'] as const;
export interface Lettering {
  readonly text: string;
  readonly at: Place;
  readonly kind: (typeof LETTERINGS)[number];
  /** Whole degrees the base line is turned anticlockwise: -90 to 90. */
  readonly angle?: number;
}

/** PB-1.1: drawn, and without effect. */
export interface Decoration {
  readonly fields?: readonly (readonly Place[])[];
  readonly orchards?: readonly (readonly Place[])[];
  readonly farms?: readonly Place[];
  readonly fences?: readonly (readonly Place[])[];
  readonly paths?: readonly (readonly Place[])[];
}

/** PB-1.1: a real map. */
export interface BattleMap {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly woods: readonly (readonly Place[])[];
  readonly towns: readonly Town[];
  readonly hills: readonly Hill[];
  readonly streams: readonly Stream[];
  readonly rivers: readonly River[];
  readonly marshes: readonly (readonly Place[])[];
  readonly roads: readonly Road[];
  readonly names: readonly Lettering[];
  readonly decoration: Decoration;
}

/** PB-12.8: a game in which both sides write their own order of battle. */
export interface FreeGame {
  /** Who sets up on the map; the other names the edge that he comes from. */
  readonly host: SideIndex;
  /** Where the host may set up. */
  readonly zone: readonly Place[];
  /** Where each edge is entered. */
  readonly entries: Readonly<Record<MapEdge, Place>>;
}

/**
 * What does not change in a game and is known to all: the map, how fast and how large, the lines of
 * communication. Copies of a state share it.
 */
export interface Field {
  readonly map: BattleMap;
  /** What the armies are called, by side. */
  readonly armies: readonly [string, string];
  readonly rates: Readonly<Record<Pace, number>>;
  readonly sizes: Readonly<Record<Shape, Size>>;
  /** PB-4.6: how long a column is, in fronts of its piece. */
  readonly columnLength: number;
  /** PB-1.2: the turn of the first day with which the battle begins. */
  readonly firstTurn: number;
  /** PB-1.1: the turns that have fog, counted on through days and nights. */
  readonly fog: readonly number[];
  /** How many days are fought at most. */
  readonly days: number;
  /** PB-10.1: who chooses in which order combats are resolved. */
  readonly chooser: SideIndex;
  /** PB-9.5: lines of communication by side, each ending at an edge of the map. */
  readonly lines: readonly [readonly (readonly Place[])[], readonly (readonly Place[])[]];
  readonly free: FreeGame | null;
}

export type Sided<T> = Readonly<Record<SideName, T>>;
