import { addSquare, emptySquares, squareSet, type SquareSet } from '@sandtable/board';
import { SETTING, type SideNumber } from '@sandtable/kernel';
import { CASUALTY, ON_BOARD, type State } from './state.ts';

/** Who stands where: worked out once for a list of moves, or to judge one. */
export class Census {
  /** Where a side has groups. */
  readonly held: readonly [SquareSet, SquareSet];
  /** Where anybody has. */
  readonly occupied: SquareSet;
  /** Where casualties lie. */
  readonly marked: SquareSet;
  readonly #size: number;
  /** How many groups stand in each square: the attacker's, and behind them the defender's. */
  readonly #counts: Uint8Array;
  /** By group, the count that it is in: only these are set back, which are far fewer than all. */
  readonly #counted: Int32Array;

  constructor(size: number, groups: number) {
    this.#counted = new Int32Array(groups);
    this.#size = size;
    this.#counts = new Uint8Array(2 * size);
    this.held = [squareSet(size), squareSet(size)];
    this.occupied = squareSet(size);
    this.marked = squareSet(size);
  }

  /** How many groups a side has in a square. */
  count(side: SideNumber, square: number): number {
    return this.#counts[side * this.#size + square];
  }

  take(state: State): void {
    const { held, occupied, marked } = this;
    const counts = this.#counts;
    const counted = this.#counted;
    for (let g = 0; g < counted.length; g++) counts[counted[g]] = 0;
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
    const counts = this.#counts;
    const counted = this.#counted;
    const first = side * this.#size;
    for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
      if (status[g] === ON_BOARD) {
        counts[first + at[g]]++;
        counted[g] = first + at[g];
        addSquare(held, at[g]);
      } else if (status[g] === CASUALTY) addSquare(marked, at[g]);
    }
  }
}

/** Who stands where now. It is the same object every time, so it holds until the next call. */
export function census(state: State): Census {
  const { census: kept } = state[SETTING];
  kept.take(state);
  return kept;
}
