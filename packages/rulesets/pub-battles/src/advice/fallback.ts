import { combatFallback } from './combatFallback.ts';
import type { SideIndex } from '../state/field.ts';
import { listMoves } from '../rules/flow.ts';
import type { MoveType, PubMove } from '../state/moves.ts';
import { topFrame, type State } from '../state/state.ts';

/** A plain answer to what is asked: nothing is begun that need not be. */
export function fallback(state: State, side: SideIndex): PubMove {
  const frame = topFrame(state);
  const moves = listMoves(state, side);
  const first = (...types: readonly MoveType[]): PubMove => {
    for (const type of types) {
      const found = moves.find((move) => move.type === type);
      if (found !== undefined) return found;
    }
    return moves[0];
  };
  switch (frame.type) {
    case 'alter':
      return first('accept');
    case 'order':
      // PB-5.3: whoever must leave a field of fire leaves it, the others stay where they are.
      return first('end', 'stand', 'march');
    case 'muster':
      return first('ready');
    case 'nightfall':
      return first('remain');
    case 'combat':
    case 'withdraw':
    case 'aim':
    case 'relieve':
    case 'stand':
      return combatFallback(state, frame);
    case 'edge':
    case 'deploy':
    case 'assign':
    case 'begin':
    case 'draw':
    case 'volley':
    case 'giveWay':
    case 'aftermath':
    case 'recover':
      return moves[0];
  }
}
