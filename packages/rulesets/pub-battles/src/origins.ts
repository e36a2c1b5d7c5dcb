import { rateOf } from './blocks.ts';
import { DUE, RESERVE, type State } from './state.ts';

/** Where a move begins. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** PB-4.6 */
  readonly column: boolean;
  /** PB-1.3: how far it may go. */
  readonly budget: number;
}

/** PB-2.3: the HQ of a Command; -1 where it has none. */
export function hqOf(state: State, command: number): number {
  const { pieces } = state.army;
  if (command < 0) return -1;
  for (let piece = 0; piece < pieces.length; piece++) {
    if (state.command[piece] === command && pieces[piece].kind === 'hq') return piece;
  }
  return -1;
}

/** PB-4.1, PB-8.2, PB-12.9: where a piece begins its move, and with how much of its rate. */
export function originOf(state: State, piece: number): Origin {
  const rate = rateOf(state, piece);
  switch (state.place[piece]) {
    case RESERVE:
      return fromReserve(state, piece, rate);
    case DUE:
      return fromEntry(state, state.command[piece], rate);
    default:
      return {
        x: state.x[piece],
        y: state.y[piece],
        facing: state.facing[piece],
        column: state.column[piece] === 1,
        budget: rate,
      };
  }
}

/** PB-8.2: out of reserve, with what the HQ that hides it has used counted as its own. */
function fromReserve(state: State, piece: number, rate: number): Origin {
  const command = state.behind[piece];
  const hq = hqOf(state, command);
  const budget = Math.max(0, rate - (state.used[command] ?? 0));
  if (hq < 0 || state.place[hq] === DUE) return fromEntry(state, command, budget);
  const { x, y, facing } = state;
  // PB-8.1: on the march by road they are in column behind it.
  const column = state.column[hq] === 1;
  return { x: x[hq], y: y[hq], facing: facing[hq], column, budget };
}

/** PB-12.9: onto the map at its Command's entry. */
function fromEntry(state: State, command: number, budget: number): Origin {
  const { entry, facing } = state.army.commands[command];
  if (entry === null) throw new Error(`Command ${command} has no entry`);
  return { x: entry[0], y: entry[1], facing, column: false, budget };
}
