import { isNear } from '@sandtable/table';
import { blockOf, sideOfPiece, thirdFoot } from '../02-pieces/blocks.ts';
import { isNearer } from '../04-movement/columns.ts';
import type { Place } from '../../state/field.ts';
import { blocksWay } from '../04-movement/passing.ts';
import type { State } from '../../state/state.ts';
import { isNight } from '../03-turn/turn.ts';

/** PB-12.6: whether a way that begins far enough from an enemy comes too near to him in the night. */
export function comesNearAtNight(state: State, piece: number, points: readonly Place[]): boolean {
  if (!isNight(state)) return false;
  const side = sideOfPiece(state, piece);
  const [[x, y]] = points;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!blocksWay(state, enemy, side)) continue;
    const block = blockOf(state, enemy);
    if (isNear(block, x, y, thirdFoot(state))) continue;
    if (isNearer(points, block, thirdFoot(state))) return true;
  }
  return false;
}
