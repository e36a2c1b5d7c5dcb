import type { Outcome, SideNumber } from '@sandtable/kernel';
import type { Field } from './field.ts';
import type { Frame } from './frames.ts';
import type { Options } from '../rules/options.ts';

/** Where a figure is. Scattered figures may come back (BB-8.3), those below it do not. */
export const STATUSES = ['ready', 'pinned', 'scattered', 'casualty', 'gone', 'left'] as const;
export const UP = 0;
export const PINNED = 1;
export const SCATTERED = 2;
/** BB-3.4: lost in rallying. */
export const CASUALTY = 3;
/** BB-8.3: not found again when the platoon regrouped. */
export const GONE = 4;
/** BB-9.3: over the edge it was to leave by. */
export const LEFT = 5;

/**
 * A game of Bring the Browning. Figures, teams and leaders are numbers of `field`; what belongs to
 * one is in arrays. Places are whole hundredths of an inch (BB-1.6).
 */
export interface State {
  readonly options: Options;
  readonly field: Field;
  turn: number;
  /** Who picks first in this turn. */
  first: SideNumber;
  readonly x: number[];
  readonly y: number[];
  readonly status: number[];
  /** The team of each figure; regrouped figures change it. */
  readonly team: number[];
  /** 1 for a team that is ready. */
  readonly ready: number[];
  /** BB-3.1: where the leader figures of teams stand; -1 while they are aside. */
  readonly leaderX: number[];
  readonly leaderY: number[];
  /** 1 for an officer or NCO who is ready. */
  readonly leaders: number[];
  /** BB-2.2: 1 for a card that has been drawn: one a squad, or one a team. */
  readonly cards: number[];
  /** A frame is never changed, only replaced, so that copies of the state may share it. */
  readonly stack: Frame[];
  outcome: Outcome | null;
}

export function isOnTable(state: State, figure: number): boolean {
  return state.status[figure] <= PINNED;
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    field: state.field,
    turn: state.turn,
    first: state.first,
    x: state.x.slice(),
    y: state.y.slice(),
    status: state.status.slice(),
    team: state.team.slice(),
    ready: state.ready.slice(),
    leaderX: state.leaderX.slice(),
    leaderY: state.leaderY.slice(),
    leaders: state.leaders.slice(),
    cards: state.cards.slice(),
    stack: state.stack.slice(),
    outcome: state.outcome,
  };
}
