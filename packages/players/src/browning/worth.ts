import {
  ableFigures,
  minimumStrength,
  OBJECTIVE_REACH,
  UP,
  type State,
  toEdge,
} from '@sandtable/browning';
import { isWithin } from '@sandtable/table';
import { lateness } from './lateness.ts';
import type { Weights } from './weights.ts';

/** So near to the edge a figure is about to leave, in hundredths of an inch. */
const ABOUT_TO_LEAVE = 1000;

/** What it is worth to its enemy that a figure is pinned. */
export function worthOfPin(weights: Weights, state: State, figure: number): number {
  const ready = state.ready[state.team[figure]] === 1 ? weights.pinReady : 0;
  const thin = weights.pinThin === 0 ? 0 : weights.pinThin * thinness(state, state.team[figure]);
  return weights.pin + ready + thin + decisiveness(weights, state, figure);
}

/** What it is worth to its enemy that a figure scatters: a pinned one has lost some of that. */
export function worthOfScatter(weights: Weights, state: State, figure: number): number {
  const pinned = state.status[figure] === UP ? worthOfPin(weights, state, figure) / 2 : 0;
  return weights.scatter + pinned + decisiveness(weights, state, figure);
}

/** What more a figure is worth for where it stands. */
export function decisiveness(weights: Weights, state: State, figure: number): number {
  if (!isDecisive(state, figure)) return 0;
  const late = weights.decisiveLate === 0 ? 0 : weights.decisiveLate * lateness(state);
  return weights.decisive + late;
}

/** How near a team is to firing without effect: nothing where it does already, and all where nobody can be spared. */
function thinness(state: State, team: number): number {
  const spare = ableFigures(state, team).length - minimumStrength(state.field, team);
  return spare < 0 ? 0 : 1 / (1 + spare);
}

/** Whether a figure stands where the game is decided. */
function isDecisive(state: State, figure: number): boolean {
  const { victory } = state.field;
  const [x, y] = [state.x[figure], state.y[figure]];
  switch (victory.kind) {
    case 'hold':
      return victory.objectives.some(({ at }) => isWithin(x, y, at[0], at[1], OBJECTIVE_REACH));
    case 'exit':
      return (
        state.field.sides[figure] === victory.side &&
        toEdge(state.field, victory.edge, x, y) < ABOUT_TO_LEAVE
      );
    case 'break':
      return false;
  }
}
