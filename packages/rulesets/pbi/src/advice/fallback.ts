import { askedSide, listMoves, topFrame } from '../rules/flow.ts';
import { groupNamed, KIND_OF, SIDE_OF } from '../state/groups.ts';
import type { MoveOf, MoveType, PbiMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import type { Kind } from '../rules/tables.ts';

/** What a group is worth to whoever loses it. */
const WORTH: Readonly<Record<Kind, number>> = { commander: 3, lmg: 2, rifle: 1 };

/**
 * A plain answer to what is asked: nothing is begun that need not be, what has been begun is carried
 * out, the least of one's own groups suffers and the best of the enemy's.
 */
export function fallback(state: State): PbiMove {
  const moves = listMoves(state);
  const first = <T extends MoveType>(type: T): MoveOf<T> | undefined =>
    moves.find((move): move is MoveOf<T> => move.type === type);
  const frame = topFrame(state);
  switch (frame.type) {
    case 'layout':
      return first('generate') ?? first('finish') ?? moves[0];
    case 'lay':
    case 'edge':
    case 'morale':
    case 'retreat':
      return moves[0];
    case 'deploy':
      return moves[(state.at.filter((at) => at !== -1).length * 7) % moves.length];
    case 'motivate':
      return first('rest') ?? moves[0];
    case 'residual':
      return first('endTurn') ?? moves[0];
    case 'extend':
      return first('decline') ?? moves[0];
    case 'alone':
      return first('playOn') ?? moves[0];
    case 'activate':
      return first('close') ?? moves[0];
    case 'march':
    case 'assault':
      return first('go') ?? first('all') ?? moves[0];
    case 'volley':
      return first('fire') ?? first('all') ?? moves[0];
    case 'opportunity':
      return first('snap') ?? moves[0];
    case 'allocate': {
      const own = SIDE_OF[frame.targets[0]] === askedSide(state);
      return own ? cheapest(moves) : dearest(moves);
    }
    case 'losses':
      return cheapest(moves);
  }
}

function worth(move: PbiMove): number {
  return 'group' in move ? WORTH[KIND_OF[groupNamed(move.group)]] : 0;
}

function cheapest(moves: readonly PbiMove[]): PbiMove {
  return moves.reduce((best, move) => (worth(move) < worth(best) ? move : best));
}

function dearest(moves: readonly PbiMove[]): PbiMove {
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
