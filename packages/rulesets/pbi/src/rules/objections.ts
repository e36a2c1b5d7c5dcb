import type { Refusal } from '@sandtable/kernel';
import type { State } from '../state/state.ts';

/** Why something may not be done that the book has nothing against. */
export type Objection = (state: State, who: number, where: number) => Refusal | undefined;

/** What an extension may object to. */
export interface Objections {
  /** QS-6.3, QS-4.7: that groups of a side enter a square on foot, marching, assaulting or going back. */
  readonly enter: readonly Objection[];
  /** QS-2.4, QS-2.5: that a group starts in a square. */
  readonly deploy: readonly Objection[];
  /** QS-7: that there is a line of fire from one square to another. */
  readonly line: readonly Objection[];
  /** QS-8.1: that a group shoots at a range. */
  readonly shoot: readonly Objection[];
  /** QS-10.2: that a group assaults a square. */
  readonly charge: readonly Objection[];
}

/** The first of these that applies. */
export function objectionOf(
  objections: readonly Objection[],
  state: State,
  who: number,
  where: number,
): Refusal | undefined {
  for (let i = 0; i < objections.length; i++) {
    const refusal = objections[i](state, who, where);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
