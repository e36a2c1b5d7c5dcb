import { listMoves } from '../rules/flow.ts';
import type { BrowningMove, MoveType } from '../state/moves.ts';
import { topFrame, type State } from '../state/state.ts';

/** A plain answer to what is asked: nothing is begun that need not be, what has been begun is carried out. */
export function fallback(state: State): BrowningMove {
  const moves = listMoves(state);
  const first = (type: MoveType): BrowningMove | undefined =>
    moves.find((move) => move.type === type);
  switch (topFrame(state).type) {
    case 'advance':
      return first('stay') ?? moves[0];
    case 'march':
      return first('halt') ?? moves[0];
    case 'fire':
      return first('hold') ?? moves[0];
    case 'regroup':
      return first('regroup') ?? moves[0];
    case 'next':
    case 'pick':
    case 'place':
    case 'rally':
    case 'done':
    case 'result':
    case 'lead':
    case 'push':
    case 'comeback':
    case 'nerves':
      return moves[0];
  }
}
