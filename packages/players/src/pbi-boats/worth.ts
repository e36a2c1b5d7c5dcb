import {
  ATTACKER,
  BREAKS_ON,
  buildingSquares,
  CASUALTY,
  ON_BOARD,
  POINTS_A_GROUP,
} from '@sandtable/pbi';
import { SETTING, type SideNumber } from '@sandtable/kernel';
import {
  boatHull,
  COUNTS_FROM,
  crewOf,
  FALLEN_ABOARD,
  SINKS_AT,
  weaponsOf,
} from '@sandtable/pbi-boats';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

const BREAK_CHANCE = (7 - BREAKS_ON) / 6;

/** What the loss of groups and hulls costs their owner, in points. */
export class Worth {
  readonly #situation: Situation;
  readonly #groups: number[] = [];
  readonly #strain: number[] = [];
  readonly #hulls: number[] = [];
  readonly #objectives: ReadonlySet<number>;

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#objectives = new Set(buildingSquares(situation.state));
  }

  /** Points for the loss itself, what the group could still have done, and what it does to its platoon. */
  group(group: number): number {
    return (this.#groups[group] ??= this.#bare(group) + this.#strainOn(group) + this.#hold(group));
  }

  mean(groups: readonly number[]): number {
    let sum = 0;
    for (const group of groups) sum += this.group(group);
    return groups.length === 0 ? 0 : sum / groups.length;
  }

  /** BT-7.1, BT-7.4, BT-11.1: a hull, with those who would be lost with it. */
  hull(hull: number): number {
    return (this.#hulls[hull] ??= this.#hullWorth(hull));
  }

  /** What so many hits on a hull cost, by the damage that it has. */
  damaged(hull: number, hits: number): number {
    const before = this.#situation.fleet.damage[hull];
    const each = WEIGHTS.damage[Math.min(before, SINKS_AT - 1)];
    return Math.min(1, hits * each) * this.hull(hull);
  }

  /** QS-4.1: what one more marker does to a platoon. */
  strain(platoon: number): number {
    return (this.#strain[platoon] ??= this.#strainOf(platoon));
  }

  #bare(group: number): number {
    const { roster } = this.#situation;
    const side = roster.sideOf[group];
    const time = this.#timeOf(side);
    const fighting = (WEIGHTS.fighting[roster.groups[group].kind] ?? 0) * time;
    return side === ATTACKER ? POINTS_A_GROUP + fighting : WEIGHTS.defending * fighting;
  }

  #timeOf(side: SideNumber): number {
    const { state } = this.#situation;
    return Math.min(1, this.#situation.turnsToCome(side) / Math.max(1, state.turns - 1));
  }

  #strainOn(group: number): number {
    return this.strain(this.#situation.roster.platoonOf[group]);
  }

  #strainOf(platoon: number): number {
    const { roster, state } = this.#situation;
    const { statuses } = state[SETTING].book;
    if (this.#situation.turnsToCome(roster.platoonSides[platoon]) === 0) return 0;
    let markers = 0;
    let cost = 0;
    for (const [piece, status] of state.status.entries()) {
      if (roster.platoonOf[piece] !== platoon) continue;
      if (status === CASUALTY || status === FALLEN_ABOARD) markers++;
      else if (statuses[status].inPlay) cost += this.#bare(piece);
    }
    const near = WEIGHTS.strain[Math.min(markers, WEIGHTS.strain.length - 1)];
    return near * cost * BREAK_CHANCE * 0.5;
  }

  /** QS-12.1: its part in holding an objective. */
  #hold(group: number): number {
    const { roster, state, ours, theirs, us } = this.#situation;
    const square = state.at[group];
    if (state.status[group] !== ON_BOARD || !this.#objectives.has(square)) return 0;
    const side = roster.sideOf[group];
    const final = this.#situation.turnsToCome(ATTACKER) === 0;
    // With no turn of his to come the attacker takes nothing more, so who defends it is no matter.
    if (final && side !== ATTACKER) return 0;
    const holders = (side === us ? ours : theirs)[square].length;
    return (WEIGHTS.objective * (final ? 1 : WEIGHTS.evicted)) / holders;
  }

  #hullWorth(hull: number): number {
    const { state, waters, board } = this.#situation;
    const { points } = boatHull(state, hull);
    const counts = crewOf(state, hull) === ATTACKER && points >= COUNTS_FROM;
    const near = board.neighbours[state.at[hull]].some((square) => waters.isShore[square]);
    let worth = counts ? POINTS_A_GROUP : 0.3;
    worth += WEIGHTS.weapon * weaponsOf(state, hull).length;
    const lost = near ? WEIGHTS.swims : WEIGHTS.drowned;
    for (const group of this.#situation.aboard(hull)) worth += lost * this.group(group);
    return worth;
  }
}
