import { addSquare, emptySquares, squareSet } from '@sandtable/board';
import { otherSide, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  BOARD,
  BREAK_TEST_AT,
  BREAKS_ON,
  CASUALTY,
  groundOf,
  IS_COMMANDER,
  KIND_OF,
  ON_BOARD,
  PLATOON_OF,
  PLATOON_SIDE,
  PLATOONS,
  SIDE_OF,
  SIDES,
  TURNS,
  type PbiState,
} from '@sandtable/pbi';
import { landscapeOf, type Landscape } from './landscape.ts';
import { QUICK, type QuickWeights } from './quickWeights.ts';

const SIZE = BOARD.size;
const BREAKS = (7 - BREAKS_ON) / 6;
const SIDE_OF_PLATOON = PLATOONS.map((name) => SIDES.indexOf(PLATOON_SIDE[name]));
/** QS-8.1: dice at a distance; a commander has some only near by. */
const FAR_DICE = KIND_OF.map((kind) => ({ commander: 0, lmg: 3, rifle: 1 })[kind]);

/** Where everybody is, counted by square for quick answers. One for all: it holds until it is taken again. */
class Field {
  state!: PbiState;
  us: SideNumber = ATTACKER;
  them: SideNumber = ATTACKER;
  land!: Landscape;
  /** What counts for the side that is to answer. */
  weights: QuickWeights = QUICK[ATTACKER];
  /** By side: groups, dice at a distance, commanders and worth of each square. */
  readonly count = [new Uint8Array(SIZE), new Uint8Array(SIZE)] as const;
  readonly fire = [new Uint8Array(SIZE), new Uint8Array(SIZE)] as const;
  readonly leaders = [new Uint8Array(SIZE), new Uint8Array(SIZE)] as const;
  readonly worth = [new Float64Array(SIZE), new Float64Array(SIZE)] as const;
  /** By side: the squares that it is in. */
  readonly squares: readonly [number[], number[]] = [[], []];
  readonly occupied = squareSet(SIZE);
  /** By platoon: casualty markers, and groups on the board. */
  readonly markers = PLATOONS.map(() => 0);
  readonly strength = PLATOONS.map(() => 0);
  /** By side: turns to come, not counting one that is being played. */
  readonly turns = [0, 0];
  /** What one of a platoon's groups is worth for the break test that its loss brings nearer. */
  readonly #strain = PLATOONS.map(() => 0);

  /** Counts a state, for the side that is to answer. */
  take(state: PbiState, us: SideNumber): void {
    this.state = state;
    this.us = us;
    this.weights = QUICK[us];
    this.them = otherSide(us);
    this.land = landscapeOf(groundOf(state.terrain));
    this.turns[0] = state.turns - state.turn;
    this.turns[1] = state.turns - state.turn + (state.side === ATTACKER ? 1 : 0);
    const { count, fire, leaders, worth, squares, occupied, markers, strength } = this;
    for (let side = 0; side < 2; side++) {
      const list = squares[side];
      for (let i = 0; i < list.length; i++) {
        const square = list[i];
        count[side][square] = 0;
        fire[side][square] = 0;
        leaders[side][square] = 0;
        worth[side][square] = 0;
      }
      list.length = 0;
    }
    emptySquares(occupied);
    markers.fill(0);
    strength.fill(0);
    const { status, at } = state;
    for (let g = 0; g < status.length; g++) {
      if (status[g] === ON_BOARD) strength[PLATOON_OF[g]]++;
      else if (status[g] === CASUALTY) markers[PLATOON_OF[g]]++;
    }
    this.#takeStrain();
    for (let g = 0; g < status.length; g++) {
      if (status[g] !== ON_BOARD) continue;
      const side = SIDE_OF[g];
      const square = at[g];
      if (count[side][square]++ === 0) {
        squares[side].push(square);
        addSquare(occupied, square);
      }
      fire[side][square] += FAR_DICE[g];
      if (IS_COMMANDER[g]) leaders[side][square]++;
      worth[side][square] += this.worthOf(g);
    }
  }

  /** What the loss of a group costs its owner, in points, wherever it stands. */
  worthOf(group: number): number {
    const side = SIDE_OF[group];
    const time = this.turns[side] / TURNS;
    const lost = side === ATTACKER ? this.weights.attackerLost : this.weights.defenderLost;
    const part = side === ATTACKER ? 1 : this.weights.defending;
    return (
      lost + part * this.weights.fighting[KIND_OF[group]] * time + this.#strain[PLATOON_OF[group]]
    );
  }

  #takeStrain(): void {
    for (let platoon = 0; platoon < PLATOONS.length; platoon++) {
      const side = SIDE_OF_PLATOON[platoon];
      const { [platoon]: markers } = this.markers;
      const near = markers < BREAK_TEST_AT ? this.weights.strain[markers] : 0;
      const time = this.turns[side] === 0 ? 0 : 1;
      this.#strain[platoon] =
        near * BREAKS * time * this.strength[platoon] * this.weights.brokenGroup;
    }
  }
}

export const field = new Field();
