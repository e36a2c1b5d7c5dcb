import type { Place, SideIndex } from './field.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is the pick of a side, or the end
 * of a turn; what is being resolved inside it lies on top. Teams, leaders and figures are numbers.
 */
export type Frame =
  | Next
  | Pick
  | Activation
  | Rally
  | Leadership
  | Regroup
  | Comeback
  | Result
  | Nerves;

export type FrameType = Frame['type'];
export type FrameOf<T extends FrameType> = Extract<Frame, { type: T }>;

/** BB-2.3: who picks next, after this side, is to be found. */
export interface Next {
  readonly type: 'next';
  readonly after: SideIndex;
  /** How many sides have declined to act, one after the other. */
  readonly declines: number;
}

/** BB-2.1: whose pick it is, how many may still act in it, and who has. */
export interface Pick {
  readonly type: 'pick';
  readonly side: SideIndex;
  readonly left: number;
  readonly taken: readonly number[];
  /** BB-2.2: by cards, the teams whose card it is; nobody where there are none. */
  readonly drawn: readonly number[];
  /** BB-2.2: by cards, the leader whose card it is. */
  readonly called: readonly number[];
  /** BB-2.3: how many sides have declined to act just before. */
  readonly declines: number;
}

/** BB-2.4: the steps of an activation that are decided on. */
export const STEPS = ['place', 'advance', 'march', 'fire', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** A team that acts, and how far it has got. */
export type Activation = { [S in Step]: Acting<S> }[Step];

interface Acting<S extends Step> {
  readonly type: S;
  readonly team: number;
  /** BB-3.2: 0 before it is rolled. */
  readonly control: number;
  /** BB-4.1: the dice, higher first; 0 before they are rolled. */
  readonly high: number;
  readonly low: number;
  /** The figures that have moved. */
  readonly moved: readonly number[];
}

/** BB-3.3: points of control left to rally with, around a leader figure. */
export interface Rally {
  readonly type: 'rally';
  readonly side: SideIndex;
  readonly points: number;
  readonly at: Place;
}

/** BB-8.2: a platoon leader who rallies has to be placed, one who pushes chooses a team. */
export type Leadership = Leading<'lead'> | Leading<'push'>;

interface Leading<T extends 'lead' | 'push'> {
  readonly type: T;
  readonly leader: number;
}

/** BB-8.3: which of the scattered figures are tried for. */
export interface Regroup {
  readonly type: 'regroup';
  readonly leader: number;
  readonly figures: readonly number[];
}

/** BB-8.3: figures of which so many may come back, placed one after another. */
export interface Comeback {
  readonly type: 'comeback';
  readonly leader: number;
  readonly figures: readonly number[];
  readonly count: number;
  /** Those who are back: nobody is placed beside them. */
  readonly back: readonly number[];
}

/** BB-5.9, BB-6.1: results of fire that are not applied yet. */
export interface Result {
  readonly type: 'result';
  /** The side that is fired at. */
  readonly side: SideIndex;
  /** Targets and their distance (squared) from the nearest firing figure. */
  readonly targets: readonly number[];
  readonly distances: readonly number[];
  /** BB-5.4: scattered fire only pins. */
  readonly scattered: boolean;
  readonly hits: number;
  readonly assault: number;
}

/** BB-9.1: platoons (or a whole side) that still have a figure to lose. */
export interface Nerves {
  readonly type: 'nerves';
  readonly side: SideIndex;
  readonly left: readonly number[];
}
