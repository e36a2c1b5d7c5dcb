import type { Cover, Terrain } from '../rules/tables.ts';
import type { SideIndex } from './groups.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is a phase of the game; what is
 * being resolved inside it lies on top.
 */
export type Frame =
  // Phases
  | { readonly type: 'layout'; readonly changes: number }
  /** On top of the layout: where to lay what was taken. */
  | { readonly type: 'lay'; readonly terrain: Terrain }
  | { readonly type: 'edge' }
  | { readonly type: 'deploy'; readonly side: SideIndex }
  | { readonly type: 'morale'; readonly squares: readonly number[] }
  | { readonly type: 'motivate' }
  | { readonly type: 'residual' }
  | { readonly type: 'extend' }
  /** The defence is destroyed; on top of what that interrupts, or a phase between two turns. */
  | { readonly type: 'alone' }
  // Inside a phase
  | { readonly type: 'activate' }
  | March
  | Volley
  | Allocation
  | Opportunity
  | Assault
  | Losses
  | Retreat;

export type FrameType = Frame['type'];
export type FrameOf<T extends FrameType> = Extract<Frame, { type: T }>;

/** Who goes along from one square to the next. */
export interface March {
  readonly type: 'march';
  readonly from: number;
  readonly to: number;
  readonly party: readonly number[];
}

/** Who adds how many shots: `shots[i]` is what `party[i]` fires. */
export interface Volley {
  readonly type: 'volley';
  readonly from: number;
  readonly target: number;
  readonly party: readonly number[];
  readonly shots: readonly number[];
}

/** Hits to be dealt. Every target has `rounds` hits already; those in `dealt` have one more. */
export interface Allocation {
  readonly type: 'allocate';
  readonly side: SideIndex;
  readonly cover: Cover;
  readonly targets: readonly number[];
  readonly rounds: number;
  readonly dealt: readonly number[];
  readonly left: number;
}

/** Squares that may still shoot at groups that have just come near, or are charging in. */
export interface Opportunity {
  readonly type: 'opportunity';
  readonly target: number;
  readonly squares: readonly number[];
  /** The groups that charge; none where it is a move. */
  readonly party: readonly number[];
}

/** `gather`: who joins. `charge`: shot at. `fight`: casualties being chosen. `pursue`: after them. */
export const ASSAULT_STAGES = ['gather', 'charge', 'fight', 'pursue'] as const;

export interface Assault {
  readonly type: 'assault';
  readonly from: number;
  readonly to: number;
  readonly party: readonly number[];
  readonly stage: (typeof ASSAULT_STAGES)[number];
  /** Groups killed by the assaulters and by the defenders in the fight. */
  readonly killed: number;
  readonly lost: number;
}

/** A player chooses his own casualties. */
export interface Losses {
  readonly type: 'losses';
  readonly side: SideIndex;
  readonly square: number;
  readonly count: number;
}

/** Groups on their way one square toward their base edge. */
export interface Retreat {
  readonly type: 'retreat';
  readonly side: SideIndex;
  readonly from: number;
  readonly groups: readonly number[];
}
