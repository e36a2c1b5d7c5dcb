import { addSquare, squareSet, type SquareSet } from '@sandtable/board';
import { otherSide, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  CASUALTY,
  groundOf,
  ON_BOARD,
  PLATOON_OF,
  PLATOONS,
  BOARD,
  SIDE_OF,
  type Ground,
  type PbiState,
} from '@sandtable/pbi';

const NOBODY: readonly number[] = Object.freeze([]);

/** The part of a state that tells where everybody is, and when. */
export type Placed = Pick<
  PbiState,
  'terrain' | 'edge' | 'turn' | 'turns' | 'side' | 'status' | 'at'
>;

/** What a side sees on the table, sorted by square. Facts only: what they are worth is not in here. */
export class Situation {
  readonly state: Placed;
  readonly us: SideNumber;
  readonly them: SideNumber;
  readonly ground: Ground;
  /** The groups of each side by square. */
  readonly ours: readonly (readonly number[])[];
  readonly theirs: readonly (readonly number[])[];
  /** Where anybody stands. */
  readonly occupied: SquareSet = squareSet(BOARD.size);
  readonly ownSquares: readonly number[];
  readonly enemySquares: readonly number[];
  /** Casualty markers on the board, by platoon; and our own, by square. */
  readonly markers: readonly number[];
  readonly markersIn: Uint8Array;

  constructor(state: Placed, us: SideNumber) {
    this.state = state;
    this.us = us;
    this.them = otherSide(us);
    this.ground = groundOf(state.terrain);
    const ours: (readonly number[])[] = new Array<readonly number[]>(BOARD.size).fill(NOBODY);
    const theirs: (readonly number[])[] = new Array<readonly number[]>(BOARD.size).fill(NOBODY);
    const ownSquares: number[] = [];
    const enemySquares: number[] = [];
    const markers = PLATOONS.map(() => 0);
    const markersIn = new Uint8Array(BOARD.size);
    for (let g = 0; g < SIDE_OF.length; g++) {
      const square = state.at[g];
      const own = SIDE_OF[g] === us;
      if (state.status[g] === ON_BOARD) {
        addSquare(this.occupied, square);
        const groups = own ? ours : theirs;
        if (groups[square] === NOBODY) {
          groups[square] = [g];
          (own ? ownSquares : enemySquares).push(square);
        } else {
          (groups[square] as number[]).push(g);
        }
      } else if (state.status[g] === CASUALTY) {
        markers[PLATOON_OF[g]]++;
        if (own) markersIn[square]++;
      }
    }
    this.ours = ours;
    this.theirs = theirs;
    this.ownSquares = ownSquares;
    this.enemySquares = enemySquares;
    this.markers = markers;
    this.markersIn = markersIn;
  }

  /** Turns that a side has still to come, not counting one that is being played. */
  turnsToCome(side: SideNumber): number {
    const { turn, turns, side: playing } = this.state;
    return turns - turn + (side !== ATTACKER && playing === ATTACKER ? 1 : 0);
  }
}
