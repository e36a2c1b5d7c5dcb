import { overlap, type Rectangle } from '@sandtable/table';
import { blockOf } from './blocks.ts';
import { scatter } from '../04-movement/buildings.ts';
import type { PubReport } from '../../state/definition.ts';
import { hqsWhere, shiftAside } from '../08-reserves/reserves.ts';
import type { State } from '../../state/state.ts';

/** It stands there; HQs that it would stand on are shifted aside (PB-2.4), and buildings scatter it (PB-4.4). */
export function settleAt(
  state: State,
  piece: number,
  end: Rectangle,
  report: PubReport,
  isNew = false,
): void {
  state.x[piece] = end.x;
  state.y[piece] = end.y;
  state.facing[piece] = end.facing;
  for (const hq of hqsWhere(state, (each) => overlap(end, blockOf(state, each)))) {
    shiftAside(state, hq, report);
  }
  scatter(state, piece, report, isNew);
}
