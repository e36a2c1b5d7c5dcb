import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, CASUALTY, ON_BOARD } from '@sandtable/pbi';
import { fleetOf, ABOARD, AFLOAT, VEHICLE, type BoatState as State } from '@sandtable/pbi-boats';
import { going } from './going.ts';

/** Who stands where now, for one side: counted anew for every decision, in the same memory. */
export class Stand {
  us: SideNumber = 0;
  them: SideNumber = 1;
  /** Groups ashore, by square. */
  readonly ours: Uint8Array;
  readonly theirs: Uint8Array;
  /** What theirs are worth together, by square. */
  readonly prey: Float64Array;
  /** Their casualty markers, by square. */
  readonly fallen: Uint8Array;
  readonly enemySquares: number[] = [];
  readonly ownHulls: number[] = [];
  readonly enemyHulls: number[] = [];
  /** By square: 1 where they have a hull. */
  readonly hulls: Uint8Array;
  /** QS-4.1: casualty markers, by platoon; what its groups in play are worth; and what one more marker costs it. */
  readonly markers: Uint8Array;
  readonly strength: Float64Array;
  readonly strain: Float64Array;

  constructor(size: number, platoons: number) {
    this.markers = new Uint8Array(platoons);
    this.strength = new Float64Array(platoons);
    this.strain = new Float64Array(platoons);
    this.ours = new Uint8Array(size);
    this.theirs = new Uint8Array(size);
    this.fallen = new Uint8Array(size);
    this.hulls = new Uint8Array(size);
    this.prey = new Float64Array(size);
  }

  take(state: State, us: SideNumber): void {
    const { roster } = state[SETTING];
    const { status, at } = state;
    const { crew } = fleetOf(state);
    this.us = us;
    this.them = otherSide(us);
    this.ours.fill(0);
    this.theirs.fill(0);
    this.fallen.fill(0);
    this.hulls.fill(0);
    this.prey.fill(0);
    this.enemySquares.length = 0;
    this.ownHulls.length = 0;
    this.enemyHulls.length = 0;
    this.#takePlatoons(state);
    for (let piece = 0; piece < status.length; piece++) {
      const is = status[piece];
      if (is === ON_BOARD) {
        const square = at[piece];
        if (roster.sideOf[piece] === us) this.ours[square]++;
        else {
          if (this.theirs[square]++ === 0) this.enemySquares.push(square);
          this.prey[square] += this.loss(state, piece);
        }
      } else if (is === CASUALTY) {
        if (roster.sideOf[piece] !== us) this.fallen[at[piece]]++;
      } else if (is === AFLOAT || is === VEHICLE) {
        if (crew[piece] === us) this.ownHulls.push(piece);
        else {
          this.enemyHulls.push(piece);
          this.hulls[at[piece]] = 1;
        }
      }
    }
  }

  /** What a group is worth to whoever loses it, and what that does to its platoon. */
  loss(state: State, group: number): number {
    return bareLoss(state, group) + this.strain[state[SETTING].roster.platoonOf[group]];
  }

  #takePlatoons(state: State): void {
    const { roster, book } = state[SETTING];
    const { markers, strength, strain } = this;
    markers.fill(0);
    strength.fill(0);
    for (let piece = 0; piece < state.status.length; piece++) {
      const status = book.statuses[state.status[piece]];
      if (status.marker) markers[roster.platoonOf[piece]]++;
      else if (status.inPlay) strength[roster.platoonOf[piece]] += bareLoss(state, piece);
    }
    for (let platoon = 0; platoon < markers.length; platoon++) {
      const near = going.by.strain[Math.min(markers[platoon], going.by.strain.length - 1)];
      strain[platoon] = near * strength[platoon];
    }
  }
}

function bareLoss({ [SETTING]: { roster } }: State, group: number): number {
  const { worth } = roster.kindOf[group];
  return roster.sideOf[group] === ATTACKER
    ? going.by.attackerLost + worth
    : going.by.defenderLost + going.by.defending * worth;
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
