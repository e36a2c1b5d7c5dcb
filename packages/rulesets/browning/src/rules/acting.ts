import type { SideNumber } from '@sandtable/kernel';
import { COUNT, FIGURES, TEAM } from '../state/frameFields.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ELITE_CONTROL } from './tables.ts';

/** BB-2.4: the steps of an activation that are decided on. */
type Step = 'place' | 'advance' | 'march' | 'fire' | 'done';

/** A team that acts, and how far it has got. */
export type Activation = { [S in Step]: Acting<S> }[Step];

export interface Acting<S extends Step> {
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

/** What the definitions of all steps have in common. */
export const ACTING = {
  fields: { team: TEAM, control: COUNT, high: COUNT, low: COUNT, moved: FIGURES },
  on: ['pick'],
  asked: ({ field }: State, { team }: Activation): SideNumber => field.teams[team].side,
  possible: (state: State, frame: Activation, below: Frame | undefined): boolean =>
    isPicked(state, frame, below) && hasGotSoFar(state, frame),
} as const;

/** BB-2.1: a ready team acts that was taken in a pick of its side. */
function isPicked(state: State, { team }: Activation, below: Frame | undefined): boolean {
  if (state.ready[team] === 0) return false;
  if (below?.type !== 'pick') return true;
  return below.side === state.field.teams[team].side && below.taken.includes(team);
}

/** BB-2.4: the dice fell like that, and who moved is of the team. */
function hasGotSoFar(state: State, frame: Activation): boolean {
  const { type, team, control, high, low, moved } = frame;
  const bonus = state.field.teams[team].quality === 'elite' ? ELITE_CONTROL : 0;
  const isControlled = control >= 1 + bonus && control <= 6 + bonus;
  if (type === 'place' ? control !== 0 : !isControlled) return false;
  const hasRolled = high >= low && low >= 1 && high <= 6;
  const hasNot = high === 0 && low === 0 && moved.length === 0;
  if (!areDistinct(moved) || moved.some((figure) => state.team[figure] !== team)) return false;
  switch (type) {
    case 'place':
    case 'advance':
      return hasNot;
    case 'march':
      return hasRolled;
    case 'fire':
    case 'done':
      return hasRolled || hasNot;
  }
}

export function areDistinct(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}
