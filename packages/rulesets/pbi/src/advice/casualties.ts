import { groupNamed, KIND_OF } from '../state/groups.ts';
import type { PbiMove } from '../state/moves.ts';
import type { Kind } from '../rules/tables.ts';

/** What a group is worth to whoever loses it. */
const WORTH: Readonly<Record<Kind, number>> = { commander: 3, lmg: 2, rifle: 1 };

function worth(move: PbiMove): number {
  return 'group' in move ? WORTH[KIND_OF[groupNamed(move.group)]] : 0;
}

/** The move that the least of the groups suffers by. */
export function cheapest(moves: readonly PbiMove[]): PbiMove {
  return moves.reduce((best, move) => (worth(move) < worth(best) ? move : best));
}

/** The move that the best of the groups suffers by. */
export function dearest(moves: readonly PbiMove[]): PbiMove {
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
