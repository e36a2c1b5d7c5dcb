import type { Refusal } from '@sandtable/kernel';
import { whyNotAct, type Order } from '../03-turn/acting.ts';
import { canGoAnywhere } from '../../advice/candidates.ts';
import { wayOut } from './escapes.ts';
import { mustLeave } from '../04-movement/marching.ts';
import type { PubMove } from '../../state/moves.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';

const REFUSED = { mustLeave: refuse('PB-5.3', 'mustLeave') } as const;

/**
 * PB-5.3: why a piece cannot stay where it is, whatever it does in place of moving: its own bombardment
 * does not help it, only that by another. Ruling: where it cannot get away, it stays.
 */
export function whyNotStay(state: State, frame: Order, piece: number): Refusal | undefined {
  if (!mustLeave(state, piece)) return undefined;
  const canLeave = canGoAnywhere(state, frame, piece) || wayOut(state, frame, piece) !== undefined;
  return canLeave ? REFUSED.mustLeave : undefined;
}

/** Whether one of the proposals takes a piece away, or into an attack. */
export function getsAway(list: readonly PubMove[]): boolean {
  return list.some(({ type }) => type === 'march' || type === 'attack' || type === 'road');
}

/**
 * PB-5.3: nobody of the Command who must leave a field of fire, and can, is left in it. An army
 * commander may leave it with another chit (PB-2.5).
 */
export function whyNotFinish(state: State, frame: Order): Refusal | undefined {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.moved[piece] === 1 || state.command[piece] !== frame.command) continue;
    if (whyNotAct(state, frame, piece) !== undefined) continue;
    const refusal = whyNotStay(state, frame, piece);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
