import { addSquare, emptySquares, hasSquare, squareSet, type SquareSet } from '@sandtable/board';
import { SETTING, type SideNumber } from '@sandtable/kernel';
import { CASUALTY, countIn, ON_BOARD, type State } from './state.ts';

/**
 * Where groups and casualties are: worked out once for a list of moves, or to judge one. As sets only, because
 * how many there are is asked of few squares.
 */
export class Census {
  /** Where a side has groups. */
  readonly held: readonly [SquareSet, SquareSet];
  /** Where anybody has. */
  readonly occupied: SquareSet;
  /** Where casualties lie. */
  readonly marked: SquareSet;

  constructor(size: number) {
    this.held = [squareSet(size), squareSet(size)];
    this.occupied = squareSet(size);
    this.marked = squareSet(size);
  }

  /** How many groups a side has in a square. */
  count(state: State, side: SideNumber, square: number): number {
    return hasSquare(this.held[side], square) ? countIn(state, side, square) : 0;
  }

  take(state: State): void {
    const { held, occupied, marked } = this;
    emptySquares(held[0]);
    emptySquares(held[1]);
    emptySquares(marked);
    this.#takeSide(state, 0);
    this.#takeSide(state, 1);
    for (let word = 0; word < occupied.length; word++) {
      occupied[word] = held[0][word] | held[1][word];
    }
  }

  #takeSide({ status, at, [SETTING]: { roster } }: State, side: SideNumber): void {
    const { marked } = this;
    const held = this.held[side];
    for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
      if (status[g] === ON_BOARD) addSquare(held, at[g]);
      else if (status[g] === CASUALTY) addSquare(marked, at[g]);
    }
  }
}

/** Who stands where now. It is the same object every time, so it holds until the next call. */
export function census(state: State): Census {
  const { census: kept } = state[SETTING];
  kept.take(state);
  return kept;
}
