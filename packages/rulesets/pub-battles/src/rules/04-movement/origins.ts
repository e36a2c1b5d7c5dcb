import { SETTING } from '@sandtable/kernel';
import { wrapDegrees } from '@sandtable/table';
import { rateOf, thirdOf } from '../02-pieces/blocks.ts';
import { DUE, RESERVE, type State } from '../../state/state.ts';
import { goneAlong, leadsAnywhere, nearestPaid, type Trail } from './trails.ts';

/** Where a move begins. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** PB-4.6 */
  readonly column: boolean;
  /** PB-1.3: how far it may go. */
  readonly budget: number;
  /** PB-8.2: how far off its facing, to its left and to its right, it may face without a turn. */
  readonly toLeft: number;
  readonly toRight: number;
  /** PB-4.2: whether one facing change is free. */
  readonly free: boolean;
  /** PB-4.3, PB-8.2: difficult ground has been paid for. */
  readonly difficult: boolean;
}

/** PB-2.3: the HQ of a Command; -1 where it has none. */
export function hqOf(state: State, command: number): number {
  if (command < 0) return -1;
  const { hqs } = state[SETTING];
  for (let i = 0; i < hqs.length; i++) if (state.command[hqs[i]] === command) return hqs[i];
  return -1;
}

/** PB-8.1: which way a piece faces; in reserve, as its HQ does. */
export function facingNow(state: State, piece: number): number {
  const hq = state.place[piece] === RESERVE ? hqOf(state, state.behind[piece]) : piece;
  return state.facing[hq < 0 ? piece : hq];
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
      return fromMap(state, piece, rate);
  }
}

/** PB-4.1, PB-8.2: where it stands; one that an HQ has carried there has paid for that way. */
function fromMap(state: State, piece: number, rate: number): Origin {
  const x = state.x[piece];
  const y = state.y[piece];
  const facing = state.facing[piece];
  const column = state.column[piece] === 1;
  const trail = trailOf(state, piece);
  if (trail === null) return anew(x, y, facing, column, rate);
  const gone = goneAlong(state, piece, trail);
  const { difficult } = gone;
  if (column || trail.road > 0) {
    // PB-4.6: who stands in line beside the road on which it was led in column has changed.
    const change = trail.column && !column ? thirdOf(state, piece) : 0;
    const budget = Math.max(0, gone.left - change);
    return { x, y, facing, column, budget, toLeft: 0, toRight: 0, free: gone.free, difficult };
  }
  const off = nearestPaid(gone, facing);
  if (wrapDegrees(gone.facing + off) === facing) {
    const [toLeft, toRight] = [gone.toLeft + off, gone.toRight - off];
    const budget = Math.max(0, gone.left);
    return { x, y, facing, column, budget, toLeft, toRight, free: gone.free, difficult };
  }
  // It stands as its HQ did, which took one more turn.
  const budget = Math.max(0, gone.left - (gone.free ? 0 : thirdOf(state, piece)));
  return { x, y, facing, column, budget, toLeft: 0, toRight: 0, free: false, difficult };
}

/** PB-8.2: the way in this turn of the HQ that hides a piece, or did until it was seen; null for none. */
export function trailOf(state: State, piece: number): Trail | null {
  const command = state.place[piece] === RESERVE ? state.behind[piece] : state.carried[piece];
  return command < 0 ? null : state.trails[command];
}

/** PB-8.2, PB-9.1, PB-7.1: whether its HQ has taken a piece somewhere else: then it does nothing in place of moving. */
export function isCarried(state: State, piece: number): boolean {
  const trail = trailOf(state, piece);
  return trail !== null && leadsAnywhere(trail);
}

/** PB-8.2: out of reserve, with what it would have paid itself for the way of the HQ that hides it. */
function fromReserve(state: State, piece: number, rate: number): Origin {
  const command = state.behind[piece];
  const hq = hqOf(state, command);
  if (hq < 0 || state.place[hq] === DUE) return fromEntry(state, command, rate);
  const [x, y] = [state.x[hq], state.y[hq]];
  // PB-8.1: on the march by road they are in column behind it.
  const column = state.column[hq] === 1;
  const trail = state.trails[command];
  if (trail === null) return anew(x, y, state.facing[hq], column, rate);
  const gone = goneAlong(state, piece, trail);
  const { free, difficult } = gone;
  const budget = Math.max(0, gone.left);
  if (column || trail.road > 0) {
    // PB-4.6: along a road it has turned as the HQ has, at no cost.
    const facing = state.facing[hq];
    return { x, y, facing, column, budget, toLeft: 0, toRight: 0, free, difficult };
  }
  const off = nearestPaid(gone, state.facing[hq]);
  const facing = wrapDegrees(gone.facing + off);
  const [toLeft, toRight] = [gone.toLeft + off, gone.toRight - off];
  return { x, y, facing, column, budget, toLeft, toRight, free, difficult };
}

/** Nothing of the move has been made yet. */
function anew(x: number, y: number, facing: number, column: boolean, budget: number): Origin {
  return { x, y, facing, column, budget, toLeft: 0, toRight: 0, free: true, difficult: false };
}

/** PB-12.9: onto the map at its Command's entry. */
function fromEntry(state: State, command: number, budget: number): Origin {
  const { entry, facing } = state[SETTING].army.commands[command];
  if (entry === null) throw new Error(`Command ${command} has no entry`);
  return anew(entry[0], entry[1], facing, false, budget);
}
