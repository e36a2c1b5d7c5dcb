import type { Dice } from '@sandtable/kernel';
import type { PbiMove, PbiMoveOf, PbiMoveType } from '@sandtable/pbi';

/** The best of some things; the dice choose among those that are as good as each other. */
export function best<T>(things: readonly T[], value: (thing: T) => number, dice: Dice): T {
  let found: T[] = [];
  let highest = -Infinity;
  for (const thing of things) {
    const worth = value(thing);
    if (worth < highest) continue;
    if (worth > highest) found = [];
    highest = worth;
    found.push(thing);
  }
  return found.length === 1 ? found[0] : found[dice.die(found.length) - 1];
}

/** The moves of one type among those that are offered. */
export function movesOf<T extends PbiMoveType>(moves: readonly PbiMove[], type: T): PbiMoveOf<T>[] {
  return moves.filter((move): move is PbiMoveOf<T> => move.type === type);
}

/** The move of this type, where there is one. */
export function offered(moves: readonly PbiMove[], type: PbiMoveType): PbiMove | undefined {
  return moves.find((move) => move.type === type);
}
