import { bestOf, SETTING } from '@sandtable/kernel';
import type { PbiMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';

/** What the group of a move is worth to whoever loses it. */
function worth(state: State, move: PbiMove): number {
  const { roster } = state[SETTING];
  return 'group' in move ? roster.kindOf[roster.named(move.group)].worth : 0;
}

/** The move that the least of the groups suffers by. */
export function cheapest<M extends PbiMove>(state: State, moves: readonly M[]): M {
  return bestOf(moves, (move) => -worth(state, move));
}

/** The move that the best of the groups suffers by. */
export function dearest<M extends PbiMove>(state: State, moves: readonly M[]): M {
  return bestOf(moves, (move) => worth(state, move));
}
