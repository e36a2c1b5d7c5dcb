import { boatHull } from '@sandtable/pbi-boats';
import { Chart } from './chart.ts';
import { landings, outlook } from './landings.ts';
import { loadOf, type Load } from './load.ts';
import type { Places } from './places.ts';
import { FACINGS, ways, waysAhead, type Step } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** What may be rolled for a boat: low, middling and high. */
const ROLLS = [4, 7, 10];

/** Where a boat does best to go with the AP that it has, and how it comes there. */
export interface Course {
  readonly score: number;
  readonly cost: number;
  /** Nothing where it is best to stay. */
  readonly step: Step | undefined;
}

/**
 * What a boat of ours can make of the waters. What a place is worth follows from where those aboard can be landed
 * from it, and how many AP that is away.
 */
export class Voyage {
  readonly #places: Places;
  readonly #boat: number;
  readonly #isVehicle: boolean;
  readonly #load: Load;
  readonly #chart: Chart;
  /** By square: what it is worth to land everybody from there; -Infinity where nobody can land. */
  readonly #land: readonly number[];
  /** By place: what is left of the best landing. */
  readonly #ahead: readonly number[];
  /** By square, when all have landed and when all are aboard. */
  readonly #landed: number[] = [];
  readonly #loaded: number[] = [];

  constructor(places: Places, boat: number, joining: readonly number[] = []) {
    this.#places = places;
    this.#boat = boat;
    this.#isVehicle = boatHull(places.situation.state, boat).vehicle === true;
    this.#load = loadOf(places, boat, joining);
    this.#chart = new Chart(places, boat, this.#load);
    this.#land = landings(places, this.#load);
    this.#ahead = outlook(places, this.#chart, this.#land);
  }

  /** How the boat does best with so many AP from where it is. */
  best(ap: number, throttle = false): Course {
    const { state, fleet } = this.#places.situation;
    return this.bestFrom(state.at[this.#boat], fleet.facing[this.#boat], ap, throttle);
  }

  /** The same from anywhere. */
  bestFrom(square: number, facing: number, ap: number, throttle = false): Course {
    const { situation } = this.#places;
    const { full } = this.#load;
    const departure = { boat: this.#boat, chart: this.#chart, full, square, facing };
    const found = (throttle ? waysAhead : ways)(situation, departure, ap);
    let best: Course = { score: -Infinity, cost: 0, step: undefined };
    for (const [place, { cost, paid, step }] of found) {
      const score = this.#score(place, throttle) - paid - 0.001 * cost;
      if (score > best.score + (best.step === undefined ? WEIGHTS.restless : 0)) {
        best = { score, cost, step };
      }
    }
    return best;
  }

  /** BT-3.1: what a boat that has not rolled may expect from a place. */
  promise(square: number, facing: number, throttle = false): number {
    const isSlowed = this.#places.situation.fleet.damage[this.#boat] > 0;
    let sum = 0;
    for (const roll of ROLLS) {
      sum += this.bestFrom(square, facing, isSlowed ? Math.ceil(roll / 2) : roll, throttle).score;
    }
    return sum / ROLLS.length;
  }

  /** What it is worth to stay as it is. */
  stay(): number {
    const { state, fleet } = this.#places.situation;
    return this.#score(state.at[this.#boat] * FACINGS + fleet.facing[this.#boat], false);
  }

  /** What is left of the best landing in a square, as it is best to face there. */
  ahead(square: number): number {
    return Math.max(...this.#ahead.slice(square * FACINGS, (square + 1) * FACINGS));
  }

  /** What a group has of staying aboard, beside being landed where the boat is. */
  aboard(group: number): number {
    const { danger, worth, situation } = this.#places;
    const { state, fleet } = situation;
    const { length } = this.#load.groups;
    const square = state.at[this.#boat];
    const ahead = this.#ahead[square * FACINGS + fleet.facing[this.#boat]];
    const share = length === 0 ? 0 : ahead / length;
    const fear = danger.aboard(square, length);
    const sunk = danger.hull(this.#boat, square) * WEIGHTS.swims;
    const lost = WEIGHTS.threat * (fear + sunk) + this.#chart.mined(square, 1);
    return WEIGHTS.turn * share - lost * worth.group(group);
  }

  #score(place: number, throttle: boolean): number {
    const square = Math.floor(place / FACINGS);
    const lands = !throttle && this.#land[square] > -Infinity;
    const known = lands ? this.#landed : this.#loaded;
    const prospect = (known[square] ??= this.#prospect(square, lands));
    return (lands ? this.#land[square] : WEIGHTS.turn * this.#ahead[place]) + prospect;
  }

  /** What a boat has to shoot at from a square, less what it has to fear there, when all have landed or none. */
  #prospect(square: number, lands: boolean): number {
    const { danger, targets, situation } = this.#places;
    const { groups, worth, hull, full } = this.#load;
    const keeps = lands ? hull : full;
    let score = 0;
    if (!lands) score -= WEIGHTS.threat * danger.aboard(square, groups.length) * worth;
    score -= WEIGHTS.threat * danger.hull(this.#boat, square) * keeps;
    score -= this.#chart.mined(square, keeps);
    if (situation.turnsToCome(situation.us) > 0) {
      score += WEIGHTS.prospect * targets.weapons(this.#boat, square);
      // BT-3.5: a vehicle has nobody to land, and is there to come near the enemy.
      if (this.#isVehicle) score += WEIGHTS.lure * targets.nearness(square);
    }
    return score;
  }
}
