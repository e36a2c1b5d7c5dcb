import {
  ASSAULT_REACH,
  DEFENCE,
  isOnTable,
  MANY_TARGETS,
  minimumStrength,
  RAPID_BONUS,
  SCATTERED_DICE,
  SMG_RANGE,
  STRONG_BONUS,
  STRONG_TIMES,
  terrainOf,
  UP,
  type State,
} from '@sandtable/browning';
import { distanceSquared } from '@sandtable/table';
import { sightsOf, type Sights } from './sights.ts';
import type { Weights } from './weights.ts';

/** So many of a team stand for all of it: the first, the last and one in between. */
const SAMPLES = 3;
const FACES = 6;

/** How many points a die gives on average when so much is added to it, from -3 on (BB-5.5, BB-5.7). */
const POINTS = [-3, -2, -1, 0, 1].map((added) => {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) sum += Math.max(face + added, 0);
  return sum / FACES;
});

/** How it is between two teams. */
interface Meeting {
  /** Which part of the one sees some of the other. */
  seeing: number;
  /** Which part of the other is seen. */
  seen: number;
  /** How near the nearest are who see each other, squared. */
  near: number;
  /** Where they stand. */
  x: number;
  y: number;
  otherX: number;
  otherY: number;
}

/** A table at a glance: teams as a few of their figures, so that fire can be guessed at without following every line. */
export class Glance {
  readonly #weights: Weights;
  readonly #state: State;
  readonly #sights: Sights;
  /** By team: how many there are on the table, and how many of them are not pinned. */
  readonly present: number[];
  readonly able: number[];
  /** What it is worth to pin one of them. */
  readonly #pins: number[];
  /** By team, SAMPLES each: figures that stand for it. */
  readonly #samples: number[];
  readonly #counts: number[];
  /** The cells they are in, as sights count them. */
  readonly #cells: number[];
  readonly #meeting: Meeting = { seeing: 0, seen: 0, near: 0, x: 0, y: 0, otherX: 0, otherY: 0 };

  constructor(weights: Weights, state: State) {
    this.#weights = weights;
    this.#state = state;
    this.#sights = sightsOf(state);
    const teams = state.field.teams.length;
    this.present = new Array<number>(teams).fill(0);
    this.able = new Array<number>(teams).fill(0);
    for (let f = 0; f < state.status.length; f++) {
      if (!isOnTable(state, f)) continue;
      this.present[state.team[f]]++;
      if (state.status[f] === UP) this.able[state.team[f]]++;
    }
    this.#pins = this.able.map((able, team) => {
      const spare = able - minimumStrength(state.field, team);
      const ready = state.ready[team] === 1 ? weights.pinReady : 0;
      return weights.pin + ready + (spare < 0 ? 0 : weights.pinThin / (1 + spare));
    });
    this.#samples = new Array<number>(teams * SAMPLES).fill(0);
    this.#counts = new Array<number>(teams).fill(0);
    this.#cells = new Array<number>(teams * SAMPLES).fill(0);
    this.#choose();
  }

  /** The first, one in the middle and the last of each team. */
  #choose(): void {
    const state = this.#state;
    const passed = new Array<number>(this.present.length).fill(0);
    for (let f = 0; f < state.status.length; f++) {
      if (!isOnTable(state, f)) continue;
      const team = state.team[f];
      const nth = passed[team]++;
      const last = this.present[team] - 1;
      if (nth !== 0 && nth !== last && nth !== last >> 1) continue;
      const sample = team * SAMPLES + this.#counts[team]++;
      this.#samples[sample] = f;
      this.#cells[sample] = this.#sights.cellAt(state.x[f], state.y[f]);
    }
  }

  /** What the best fire of a team would be worth. */
  fire(team: number): number {
    const { teams } = this.#state.field;
    let most = 0;
    for (let enemy = 0; enemy < teams.length; enemy++) {
      if (teams[enemy].side === teams[team].side || !this.#meet(team, enemy)) continue;
      most = Math.max(most, this.#fireAt(team, enemy));
    }
    return most;
  }

  /** What a team could do by firing from where it stands, and what may befall it there if it does not act first. */
  urgency(team: number): number {
    const { teams } = this.#state.field;
    let most = 0;
    let danger = 0;
    for (let enemy = 0; enemy < teams.length; enemy++) {
      if (teams[enemy].side === teams[team].side || !this.#meet(team, enemy)) continue;
      if (this.able[team] > 0) most = Math.max(most, this.#fireAt(team, enemy));
      danger += this.#fireFrom(team, enemy);
    }
    return most + this.#weights.hurry * this.#weights.share * danger;
  }

  /** Finds out how a team and an enemy see each other; false where they do not. */
  #meet(team: number, enemy: number): boolean {
    const { x, y } = this.#state;
    const meeting = this.#meeting;
    const ours = this.#counts[team];
    const theirs = this.#counts[enemy];
    if (ours === 0 || theirs === 0) return false;
    let seen = 0;
    let seeing = 0;
    meeting.near = Infinity;
    for (let i = 0; i < ours; i++) {
      const figure = this.#samples[team * SAMPLES + i];
      const cell = this.#cells[team * SAMPLES + i];
      let sees = 0;
      for (let j = 0; j < theirs; j++) {
        const other = this.#samples[enemy * SAMPLES + j];
        if (!this.#sights.sees(cell, this.#cells[enemy * SAMPLES + j])) continue;
        sees = 1;
        seen |= 1 << j;
        const squared = distanceSquared(x[figure], y[figure], x[other], y[other]);
        if (squared >= meeting.near) continue;
        meeting.near = squared;
        meeting.x = x[figure];
        meeting.y = y[figure];
        meeting.otherX = x[other];
        meeting.otherY = y[other];
      }
      seeing += sees;
    }
    if (seeing === 0) return false;
    meeting.seeing = seeing / ours;
    meeting.seen = ((seen & 1) + ((seen >> 1) & 1) + (seen >> 2)) / theirs;
    return true;
  }

  #fireAt(team: number, enemy: number): number {
    const { seeing, seen, x, y, otherX, otherY } = this.#meeting;
    return this.#volley(team, enemy, seeing, seen, otherX, otherY, x, y);
  }

  #fireFrom(team: number, enemy: number): number {
    const { seeing, seen, x, y, otherX, otherY } = this.#meeting;
    return this.#volley(enemy, team, seen, seeing, x, y, otherX, otherY);
  }

  /** What the fire of one team at another is worth, where so much of both can see each other: at there, from here. */
  #volley(
    from: number,
    at: number,
    seeing: number,
    seen: number,
    x: number,
    y: number,
    fromX: number,
    fromY: number,
  ): number {
    const { near } = this.#meeting;
    const { field } = this.#state;
    const { weapon, rapid } = field.teams[from];
    if (weapon === 'smg' && near > SMG_RANGE * SMG_RANGE) return 0;
    const firers = this.able[from] * seeing;
    const targets = this.present[at] * seen;
    const up = this.able[at] * seen;
    if (firers === 0) return 0;
    const minimum = minimumStrength(field, from);
    if (firers < minimum) return up > 0 ? (SCATTERED_DICE / FACES) * this.#pins[at] : 0;
    const strong = firers >= STRONG_TIMES * minimum ? STRONG_BONUS : 0;
    const inOpen = targets >= MANY_TARGETS ? DEFENCE.incidental : DEFENCE.limited;
    const isCovered = terrainOf(field).isCoveredFrom(x, y, fromX, fromY);
    const defence = isCovered ? DEFENCE.extensive : inOpen;
    const points = POINTS[strong + (rapid ? RAPID_BONUS : 0) - defence + DEFENCE.extensive];
    const scattered = Math.min(Math.max(points - up, 0), targets);
    const worth = this.#pins[at] * Math.min(points, up) + this.#weights.scatter * scattered;
    if (near > ASSAULT_REACH * ASSAULT_REACH) return worth;
    return worth + this.#weights.scatter * Math.min(points, targets);
  }
}
