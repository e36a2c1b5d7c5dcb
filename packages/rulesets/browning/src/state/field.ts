import type { SideNumber } from '@sandtable/kernel';
import type { Edge } from './edges.ts';
import type { FeatureKind, LeaderKind, Quality, Weapon } from '../rules/tables.ts';

export const ATTACKER: SideNumber = 0;
export const DEFENDER: SideNumber = 1;

/** A point as it is written: across, up. */
export type Place = readonly [x: number, y: number];

/** BB-1.7: an area with its outline, or an obstacle with its line. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly points: readonly Place[];
}

export interface Platoon {
  readonly name: string;
  readonly side: SideNumber;
}

export interface Squad {
  readonly name: string;
  readonly platoon: number;
}

/** BB-1.1, BB-1.5: what a team is, as long as the game lasts. */
export interface Team {
  readonly name: string;
  readonly squad: number;
  readonly side: SideNumber;
  readonly quality: Quality;
  readonly weapon: Weapon;
  /** BB-5.6 */
  readonly rapid: boolean;
}

/** BB-8.2: an officer or a senior NCO. */
export interface Leader {
  readonly name: string;
  readonly platoon: number;
  readonly kind: LeaderKind;
}

/** BB-9.3: how a scenario is won. */
export type Victory =
  | { readonly kind: 'hold'; readonly objectives: readonly Objective[] }
  | {
      readonly kind: 'exit';
      readonly side: SideNumber;
      readonly edge: Edge;
      readonly figures: number;
    }
  | { readonly kind: 'break' };

export interface Objective {
  readonly name: string;
  readonly at: Place;
}

/**
 * What does not change in a game: the table, its features, who fights, and what for. Copies of a
 * state share it.
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly features: readonly Feature[];
  readonly platoons: readonly Platoon[];
  readonly squads: readonly Squad[];
  readonly teams: readonly Team[];
  readonly leaders: readonly Leader[];
  /** The names of the figures: `A1-3`. */
  readonly figures: readonly string[];
  /** The side of each figure. */
  readonly sides: readonly SideNumber[];
  readonly victory: Victory;
  readonly turns: number;
  /** BB-2.3: who picks first in turn 1. */
  readonly first: SideNumber;
}
