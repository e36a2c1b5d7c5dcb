import type { PbiMove, PbiMoveOf, PbiMoveType } from '@sandtable/pbi';

/** The moves of one type among those that are offered. */
export function movesOf<T extends PbiMoveType>(moves: readonly PbiMove[], type: T): PbiMoveOf<T>[] {
  return moves.filter((move): move is PbiMoveOf<T> => move.type === type);
}

/** The move of this type, where there is one. */
export function offered(moves: readonly PbiMove[], type: PbiMoveType): PbiMove | undefined {
  return moves.find((move) => move.type === type);
}
