import { SETTING, refuse, type Refusal } from '@sandtable/kernel';
import { BLOCKED, groundOf, THROUGH_PARTIAL } from './ground.ts';
import { objectionOf } from './objections.ts';
import type { Census } from '../state/census.ts';
import type { State } from '../state/state.ts';
import type { Cover } from './tables.ts';

const REFUSED = {
  closedBetween: refuse('QS-7.2', 'closedBetween'),
  groupsBetween: refuse('QS-7.5', 'groupsBetween'),
} as const;

/** QS-7: whether there is a line of fire between two squares. */
export function whyNoLine(
  state: State,
  { occupied }: Census,
  from: number,
  to: number,
): Refusal | undefined {
  const { book, lines } = state[SETTING];
  if (groundOf(state).sight(from, to) === BLOCKED) return REFUSED.closedBetween;
  if (lines.cross(from, to, occupied)) return REFUSED.groupsBetween;
  return objectionOf(book.objections.line, state, from, to);
}

/** QS-7.3, QS-8.5: the cover of a target; an open square beyond a partial one counts as partial. */
export function coverAgainst(state: State, from: number, to: number): Cover {
  const ground = groundOf(state);
  const cover = ground.cover[to];
  return cover === 'open' && ground.sight(from, to) === THROUGH_PARTIAL ? 'partial' : cover;
}
