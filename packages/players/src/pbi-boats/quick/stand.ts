import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, ON_BOARD } from '@sandtable/pbi';
import { fleetOf, ABOARD, AFLOAT, VEHICLE, type BoatState as State } from '@sandtable/pbi-boats';

/** What a group is worth to whoever loses it, by what kinds are worth beside each other. */
const LOST_ATTACKER = 2;
const LOST_DEFENDER = 1;

/** Who stands where now, for one side: counted anew for every decision. */
export class Stand {
  readonly us: SideNumber;
  readonly them: SideNumber;
  /** Groups ashore, by square. */
  readonly ours: Uint8Array;
  readonly theirs: Uint8Array;
  /** What theirs are worth together, by square. */
  readonly prey: Float64Array;
  readonly enemySquares: number[] = [];
  readonly ownHulls: number[] = [];
  readonly enemyHulls: number[] = [];
  /** By square: 1 where they have a hull. */
  readonly hulls: Uint8Array;

  constructor(state: State, us: SideNumber) {
    const { board, roster } = state[SETTING];
    const { status, at } = state;
    const { crew } = fleetOf(state);
    this.us = us;
    this.them = otherSide(us);
    this.ours = new Uint8Array(board.size);
    this.theirs = new Uint8Array(board.size);
    this.hulls = new Uint8Array(board.size);
    this.prey = new Float64Array(board.size);
    for (let piece = 0; piece < status.length; piece++) {
      const is = status[piece];
      if (is === ON_BOARD) {
        const square = at[piece];
        if (roster.sideOf[piece] === us) this.ours[square]++;
        else {
          if (this.theirs[square]++ === 0) this.enemySquares.push(square);
          this.prey[square] += lossOf(state, piece);
        }
      } else if (is === AFLOAT || is === VEHICLE) {
        if (crew[piece] === us) this.ownHulls.push(piece);
        else {
          this.enemyHulls.push(piece);
          this.hulls[at[piece]] = 1;
        }
      }
    }
  }
}

/** What a group is worth to whoever loses it. */
export function lossOf({ [SETTING]: { roster } }: State, group: number): number {
  const { worth } = roster.kindOf[group];
  return roster.sideOf[group] === ATTACKER ? LOST_ATTACKER + worth : LOST_DEFENDER + 1.3 * worth;
}

/** The groups aboard of a hull. */
export function aboardOf(state: State, hull: number): number[] {
  const { aboard } = fleetOf(state);
  const groups: number[] = [];
  for (let piece = 0; piece < aboard.length; piece++) {
    if (aboard[piece] === hull && state.status[piece] === ABOARD) groups.push(piece);
  }
  return groups;
}
