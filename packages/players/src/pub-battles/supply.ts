import { canTraceSupply, isOnMap, KIND, kindOf, TURNS_A_DAY } from '@sandtable/pub-battles';
import type { Rectangle } from '@sandtable/table';
import type { Situation } from './situation.ts';

/**
 * PB-12.7: what it costs to stand there when the battle ends: who cannot trace supply then counts as
 * destroyed. Before the last turn nothing, since there is time to come back.
 */
export function costOfCut({ state }: Situation, piece: number, block: Rectangle): number {
  if (state.day < state.field.days || state.turn < TURNS_A_DAY || !isOnMap(state, piece)) return 0;
  const { x, y } = state;
  const [wasX, wasY] = [x[piece], y[piece]];
  x[piece] = block.x;
  y[piece] = block.y;
  const isOpen = canTraceSupply(state, piece);
  x[piece] = wasX;
  y[piece] = wasY;
  return isOpen ? 0 : KIND[kindOf(state, piece)].points;
}
