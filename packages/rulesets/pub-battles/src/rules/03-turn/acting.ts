import { SETTING, type Refusal } from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { refuse } from '../refusal.ts';
import { DUE, RESERVE, type State } from '../../state/state.ts';
import { hasArrived } from './turn.ts';

const REFUSED = {
  noPiece: refuse('PB-2.3', 'noPiece'),
  otherCommand: refuse('PB-3.1', 'otherCommand'),
  moved: refuse('PB-3.1', 'moved'),
  notThere: refuse('PB-12.9', 'notThere'),
  hqFirst: refuse('PB-4.7', 'hqFirst'),
} as const;

/** PB-4: a Command moves. */
export interface Order {
  readonly type: 'order';
  readonly command: number;
  /** PB-3.4: Commands that move right after it, the last first. */
  readonly waiting: readonly number[];
  /** PB-6.1: the pieces that are in command range now that the HQs have moved; null before. */
  readonly inRange: readonly number[] | null;
}

/** Whether a piece moves with the Command whose chit was drawn: PB-2.3, and PB-2.5 for army commanders. */
export function movesWith(state: State, { command }: Order, piece: number): boolean {
  if (state.command[piece] === command) return true;
  const of = state.command[piece];
  if (of < 0 || kindOf(state, piece) !== 'hq') return false;
  const { side, army, chit } = state[SETTING].army.commands[of];
  return army && !chit && side === state[SETTING].army.commands[command].side;
}

/** PB-8.1, PB-12.9: it is on the map, or can come onto it in this turn. */
export function isAtHand(state: State, piece: number): boolean {
  const place = state.place[piece];
  const command = state.command[piece];
  if (place === DUE) {
    return state[SETTING].army.commands[command]?.entry !== null && hasArrived(state, command);
  }
  return isOnMap(state, piece) || place === RESERVE;
}

/** Why a piece can do nothing in this move. */
export function whyNotAct(state: State, frame: Order, piece: number): Refusal | undefined {
  if (piece < 0) return REFUSED.noPiece;
  const { side } = state[SETTING].army.commands[frame.command];
  if (sideOfPiece(state, piece) !== side) return REFUSED.noPiece;
  if (!movesWith(state, frame, piece)) return REFUSED.otherCommand;
  if (!isAtHand(state, piece)) return REFUSED.notThere;
  if (state.moved[piece] === 1) return REFUSED.moved;
  // PB-4.7: once others have moved, the HQs are where they are.
  if (kindOf(state, piece) === 'hq' && frame.inRange !== null) return REFUSED.hqFirst;
  return undefined;
}
