import {
  BASE_RADIUS,
  INCH,
  OBJECTIVE_REACH,
  toEdge,
  UP,
  type Objective,
  type State,
} from '@sandtable/browning';
import { distance } from '@sandtable/table';
import { lateness } from './lateness.ts';
import type { Weights } from './weights.ts';

/** The higher of two dice comes to so much (BB-4.1), rounded down. */
const STEP = 4 * INCH;

/** What a team wins by a step: those who get over the edge, or to an objective when it is late. */
export function worthOfStep(weights: Weights, state: State, team: number): number {
  const { field, status, x, y } = state;
  const { victory } = field;
  const { side } = field.teams[team];
  if (victory.kind === 'break' || (victory.kind === 'exit' && victory.side !== side)) return 0;
  const each = victory.kind === 'exit' ? weights.exited / 2 : weights.holdingLate * lateness(state);
  let count = 0;
  for (let f = 0; f < status.length; f++) {
    if (state.team[f] !== team || status[f] !== UP) continue;
    if (victory.kind === 'exit') {
      if (toEdge(field, victory.edge, x[f], y[f]) <= STEP + BASE_RADIUS) count++;
    } else if (isStepFrom(victory.objectives, x[f], y[f])) count++;
  }
  return each * count;
}

/** Whether somebody there holds nothing, and would with a step. */
function isStepFrom(objectives: readonly Objective[], x: number, y: number): boolean {
  let nearest = Infinity;
  for (const { at } of objectives) nearest = Math.min(nearest, distance(x, y, at[0], at[1]));
  return nearest > OBJECTIVE_REACH && nearest <= OBJECTIVE_REACH + STEP;
}
