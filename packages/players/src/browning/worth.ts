import { OBJECTIVE_REACH, UP, type State, toEdge } from '@sandtable/browning';
import { isWithin } from '@sandtable/table';
import { WEIGHTS } from './weights.ts';

/** So near to the edge a figure is about to leave, in hundredths of an inch. */
const ABOUT_TO_LEAVE = 1000;

/** What it is worth to its enemy that a figure is pinned. */
export function worthOfPin(state: State, figure: number): number {
  const ready = state.ready[state.team[figure]] === 1 ? WEIGHTS.pinReady : 0;
  return WEIGHTS.pin + ready + (isDecisive(state, figure) ? WEIGHTS.decisive : 0);
}

/** What it is worth to its enemy that a figure scatters: a pinned one has lost some of that. */
export function worthOfScatter(state: State, figure: number): number {
  const pinned = state.status[figure] === UP ? worthOfPin(state, figure) / 2 : 0;
  return WEIGHTS.scatter + pinned + (isDecisive(state, figure) ? WEIGHTS.decisive : 0);
}

/** Whether a figure stands where the game is decided. */
export function isDecisive(state: State, figure: number): boolean {
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
