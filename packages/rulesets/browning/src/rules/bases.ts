import { distanceSquared, entersCircle } from '@sandtable/table';
import type { Place } from '../state/field.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS } from './tables.ts';

/** Where a figure of a march ends. */
export interface Walk {
  readonly figure: number;
  readonly to: Place;
}

/** BB-4.3: whether a leg runs into the base of an enemy. */
export function runsIntoEnemy(
  state: State,
  figure: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const { sides } = state.field;
  for (let other = 0; other < sides.length; other++) {
    if (sides[other] === sides[figure] || !isOnTable(state, other)) continue;
    if (entersCircle(state.x[other], state.y[other], 2 * BASE_RADIUS, ax, ay, bx, by)) return true;
  }
  return false;
}

/** BB-1.6: whether a base may stand there, this figure's own left out. */
export function isFree(state: State, figure: number, x: number, y: number): boolean {
  const apart = 4 * BASE_RADIUS * BASE_RADIUS;
  for (let other = 0; other < state.status.length; other++) {
    if (other === figure || !isOnTable(state, other)) continue;
    if (distanceSquared(x, y, state.x[other], state.y[other]) < apart) return false;
  }
  return true;
}
