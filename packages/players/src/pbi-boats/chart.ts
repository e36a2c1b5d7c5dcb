import { DEFENDER } from '@sandtable/pbi';
import {
  boatHull,
  canSail,
  DISARM_COST,
  LEAVE_CLOSED,
  leaveCost,
  MINE_DISARMED_ON,
  MINE_EXPLODES_ON,
  mineSquares,
  whyNoRoomInSquare,
} from '@sandtable/pbi-boats';
import { DEADLY_ABOARD } from './danger.ts';
import type { Load } from './load.ts';
import type { Places } from './places.ts';

/** The chance that a mine goes off (BT-8.2). */
const EXPLODES = (7 - MINE_EXPLODES_ON) / 6;
/** The chance that one is not swept (BT-8.3). */
const MISSED = (MINE_DISARMED_ON - 1) / 6;

/** The waters as one boat of ours finds them now, by square. */
export class Chart {
  /** AP to leave it; infinitely many where no boat can be. */
  readonly leave: readonly number[];
  readonly enter: readonly boolean[];
  /** The chance that no mine goes off there. */
  readonly safe: readonly number[];
  /** The chance of a mine there. */
  readonly #mines: readonly number[];
  readonly #sweeps: boolean;
  readonly #places: Places;
  readonly #load: Load;

  constructor(places: Places, boat: number, load: Load) {
    const { situation } = places;
    const { state, fleet, board, waters } = situation;
    this.#places = places;
    this.#load = load;
    // BT-3.5: a vehicle has the land.
    const isVehicle = boatHull(state, boat).vehicle === true;
    const isOpen = board.names.map((_, square) =>
      isVehicle ? !waters.isWater[square] && !waters.burns[square] : canSail(waters, square),
    );
    this.leave = isOpen.map((open, square) => (open ? leaveCost(state, boat, square) : Infinity));
    const own = new Set(situation.ownHulls.map((hull) => state.at[hull]));
    this.enter = board.names.map((_, square) => {
      if (!isOpen[square] || situation.isTheirs[square]) return false;
      return isVehicle || !own.has(square) || whyNoRoomInSquare(state, boat, square) === undefined;
    });
    this.#sweeps = fleet.plan.kits[boat]?.nets === true;
    this.#mines = mineChances(places);
    const harm = this.#harm(LEAVE_CLOSED);
    this.safe = this.#mines.map((chance) => 1 - harm * chance);
  }

  /** BT-8.2: what a mine that we know of there costs whoever leaves it, or stays, of so much. */
  mined(square: number, worth: number): number {
    return this.#mines[square] === 1 ? EXPLODES * worth : 0;
  }

  /** What is risked on entering a square: mines nobody knows of, and those who shoot at whoever comes near. */
  risk(square: number, ap: number): number {
    const { groups, worth, full } = this.#load;
    const mined = this.#mines[square] === 0 ? 0 : this.#mines[square] * this.#harm(ap) * full;
    const shot = this.#places.danger.arrival(square) * DEADLY_ABOARD;
    return mined + (groups.length === 0 ? 0 : (shot * worth) / groups.length);
  }

  /** BT-8.2, BT-8.3: the chance that a mine goes off under a boat that finds it with so many AP left. */
  #harm(ap: number): number {
    if (this.#sweeps) return EXPLODES * MISSED ** Math.floor(ap / DISARM_COST);
    // Whoever cannot leave rolls at the end of the turn, and again on leaving.
    return ap >= LEAVE_CLOSED ? EXPLODES : 1 - (1 - EXPLODES) ** 2;
  }
}

/** BT-8.1: the chance of a mine that we do not know of, by square; and certainty of those that we do. */
function mineChances({ situation }: Places): number[] {
  const { state, us, fleet, board } = situation;
  const chances = new Array<number>(board.size).fill(0);
  for (const [mine, square] of fleet.mines.entries()) {
    if (square < 0) continue;
    // BT-8.1: the defender knows his own.
    if (us === DEFENDER || fleet.found[mine]) {
      chances[square] = 1;
      continue;
    }
    const free = [square, ...mineSquares(state, mine)].filter((each) => fleet.sailed[each] === 0);
    for (const each of free) chances[each] += 1 / free.length;
  }
  return chances;
}
