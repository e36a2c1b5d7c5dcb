import { kindOf } from '../02-pieces/blocks.ts';
import { leaveFight } from './leads.ts';
import type { PubReport } from '../../state/definition.ts';
import { refOf } from '../../state/mentions.ts';
import { takeOff } from '../08-reserves/reserves.ts';
import { DESTROYED, type State } from '../../state/state.ts';

/** PB-2.1: a piece is worn out; one that is Spent stays so. PB-7.5: it lies with its face up. */
export function becomeSpent(state: State, piece: number, rule: string, report: PubReport): void {
  if (state.spent[piece] === 1) return;
  const isNews = state.known[piece] === 0;
  state.spent[piece] = 1;
  state.known[piece] = 1;
  report?.({
    type: 'becameSpent',
    rule,
    ...(isNews && { reveals: true }),
    piece: refOf(state, piece),
    at: [state.x[piece], state.y[piece]],
  });
}

/** PB-10.5, PB-11.1, PB-9.4: off the map, for all to see what it was. */
export function destroy(state: State, piece: number, rule: string, report: PubReport): void {
  report?.({
    type: 'destroyed',
    rule,
    reveals: true,
    piece: { ...refOf(state, piece), open: true, out: true },
    at: [state.x[piece], state.y[piece]],
  });
  leaveFight(state, piece);
  takeOff(state, piece, DESTROYED);
  if (kindOf(state, piece) === 'train') state.unpacked[piece] = 0;
}
