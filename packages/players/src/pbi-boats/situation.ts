import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, ON_BOARD } from '@sandtable/pbi';
import {
  census,
  fleetOf,
  groundOf,
  groupsAboard,
  hullsOf,
  watersOf,
  whyNoLine,
  type BoatState as State,
} from '@sandtable/pbi-boats';

/** What is looked at in a position, for one side, before anything is weighed. */
export class Situation {
  readonly state: State;
  readonly us: SideNumber;
  readonly them: SideNumber;
  readonly board: State[typeof SETTING]['board'];
  readonly roster: State[typeof SETTING]['roster'];
  readonly ground: ReturnType<typeof groundOf>;
  readonly waters: ReturnType<typeof watersOf>;
  readonly fleet: ReturnType<typeof fleetOf>;
  /** The groups ashore, by square. */
  readonly ours: readonly (readonly number[])[];
  readonly theirs: readonly (readonly number[])[];
  readonly enemySquares: readonly number[];
  readonly ownHulls: readonly number[];
  readonly enemyHulls: readonly number[];
  /** BT-2.2: whether groups or hulls of the enemy are there, by square. */
  readonly isTheirs: readonly boolean[];
  /** The groups aboard, by hull. */
  readonly #aboard: number[][] = [];
  readonly #census: ReturnType<typeof census>;
  readonly #sees: (boolean | undefined)[][] = [];

  constructor(state: State, us: SideNumber) {
    const { board, roster } = state[SETTING];
    this.state = state;
    this.us = us;
    this.them = otherSide(us);
    this.board = board;
    this.roster = roster;
    this.ground = groundOf(state);
    this.waters = watersOf(state);
    this.fleet = fleetOf(state);
    const ashore = [board.names.map((): number[] => []), board.names.map((): number[] => [])];
    for (const [group, status] of state.status.entries()) {
      if (status === ON_BOARD) ashore[roster.sideOf[group]][state.at[group]].push(group);
    }
    this.ours = ashore[us];
    this.theirs = ashore[this.them];
    this.enemySquares = this.theirs.flatMap(({ length }, square) => (length > 0 ? [square] : []));
    this.ownHulls = hullsOf(state, us);
    this.enemyHulls = hullsOf(state, this.them);
    const isTheirs = this.theirs.map(({ length }) => length > 0);
    for (const hull of this.enemyHulls) isTheirs[state.at[hull]] = true;
    this.isTheirs = isTheirs;
    this.#census = census(state);
  }

  /** The groups aboard of a hull. */
  aboard(hull: number): readonly number[] {
    return (this.#aboard[hull] ??= groupsAboard(this.state, hull));
  }

  /** QS-3.1: the turns that a side has after the one that is being played. */
  turnsToCome(side: SideNumber): number {
    const { turn, turns, side: now } = this.state;
    return turns - turn + (side !== ATTACKER && now === ATTACKER ? 1 : 0);
  }

  /** QS-7: whether there is a line of fire from one square to another as everybody stands now. */
  sees(from: number, to: number): boolean {
    const seen = (this.#sees[from] ??= new Array<undefined>(this.board.size).fill(undefined));
    return (seen[to] ??= whyNoLine(this.state, this.#census, from, to) === undefined);
  }
}
