import { SETTING } from '@sandtable/kernel';
import { canTraceSupply, isOnMap, KIND, kindOf, TURNS_A_DAY } from '@sandtable/pub-battles';
import type { Rectangle } from '@sandtable/table';
import type { Situation } from './situation.ts';

/**
 * PB-12.7: what it costs to stand there when the battle ends: who cannot trace supply then counts as
 * destroyed. In the turn before the last half of that, since one may not get back; earlier nothing.
 */
export function costOfCut({ state }: Situation, piece: number, block: Rectangle): number {
  const left = TURNS_A_DAY - state.turn;
  if (state.day < state[SETTING].field.days || left > 1 || !isOnMap(state, piece)) return 0;
  const { x, y } = state;
  const [wasX, wasY] = [x[piece], y[piece]];
  x[piece] = block.x;
  y[piece] = block.y;
  const isOpen = canTraceSupply(state, piece);
  x[piece] = wasX;
  y[piece] = wasY;
  return isOpen ? 0 : KIND[kindOf(state, piece)].points / (left + 1);
}
