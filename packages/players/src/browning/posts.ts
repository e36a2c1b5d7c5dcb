import {
  ASSAULT_REACH,
  BASE_RADIUS,
  coverSpots,
  INCH,
  isOnTable,
  OBJECTIVE_REACH,
  SMG_RANGE,
  terrainOf,
  toEdge,
  type Acting,
  type Place,
  type State,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { cosine, distance, distanceSquared, isWithin, sine, UNIT } from '@sandtable/table';
import type { Enemies } from './enemies.ts';
import { perExitInch } from './goals.ts';
import { between, lateness } from './lateness.ts';
import { sightsOf, type Sights } from './sights.ts';
import type { Weights } from './weights.ts';

/** Which steps are thought of. */
export interface Steps {
  readonly directions: number;
  /** So many places in cover for each figure. */
  readonly covers: number;
}
/** As somebody takes them who looks around. */
export const ALL_STEPS: Steps = { directions: 12, covers: 10 };

/** How many of them are the same for all of a team: to stay, round about by either die, and toward the goal by either. */
export function commonSteps({ directions }: Steps): number {
  return 1 + 2 * (directions + 1);
}
/** An enemy steps up before he fires: so much closer he may come. */
const STEP_UP = 300;
const APART = 4 * BASE_RADIUS * BASE_RADIUS;

/** Where figures of a team could stand, and what is to be said for each place. */
export class Posts {
  readonly x: number[] = [];
  readonly y: number[] = [];
  /** How well a figure stands there for winning the game, and how far it is from the enemy, in inches. */
  readonly standing: number[] = [];
  readonly far: number[] = [];
  /** 1 where there is cover from the nearest enemy. */
  readonly covered: number[] = [];
  /** By post and cluster: who of it is seen from there, and is near. */
  readonly seen: number[] = [];
  readonly near: number[] = [];
  /** By post and foe: how many of them who can fire see it; 1 where it is in the open to them; 1 where they are near. */
  readonly watched: number[] = [];
  readonly open: number[] = [];
  readonly close: number[] = [];
  readonly #weights: Weights;
  readonly #state: State;
  readonly #us: SideNumber;
  readonly #frame: Acting<'march'>;
  readonly #enemies: Enemies;
  readonly #sights: Sights;
  readonly #goal: Place | undefined;
  readonly #range: number;
  readonly #movers: readonly number[];
  readonly #steps: Steps;

  constructor(
    weights: Weights,
    state: State,
    us: SideNumber,
    frame: Acting<'march'>,
    enemies: Enemies,
    goal: Place | undefined,
    movers: readonly number[],
    steps: Steps,
  ) {
    this.#steps = steps;
    this.#weights = weights;
    this.#state = state;
    this.#us = us;
    this.#frame = frame;
    this.#enemies = enemies;
    this.#sights = sightsOf(state);
    this.#goal = goal;
    this.#movers = movers;
    const isShort = state.field.teams[frame.team].weapon === 'smg';
    this.#range = isShort ? SMG_RANGE * SMG_RANGE : Infinity;
  }

  /** Where a figure could go; the common steps first, in their order, -1 for those it cannot take. */
  of(figure: number): number[] {
    const { x, y, field } = this.#state;
    const { high, low } = this.#frame;
    const [fromX, fromY] = [x[figure], y[figure]];
    const { directions, covers: most } = this.#steps;
    const posts: number[] = [this.add(fromX, fromY)];
    const ground = terrainOf(field).ground;
    const step = (toX: number, toY: number): number => {
      const px = Math.min(Math.max(Math.round(toX), 0), field.width);
      const py = Math.min(Math.max(Math.round(toY), 0), field.height);
      if (px === fromX && py === fromY) return -1;
      const limit = isWithin(fromX, fromY, px, py, low * INCH) ? low : high;
      if (limit > low && ground.slows(fromX, fromY, px, py)) return -1;
      if (!isWithin(fromX, fromY, px, py, limit * INCH) || !this.#isFree(px, py)) return -1;
      return this.add(px, py);
    };
    // By either die, or half as far where both are the same.
    for (const reach of [high * INCH - 1, high === low ? (low * INCH) / 2 : low * INCH - 1]) {
      for (let i = 0; i < directions; i++) {
        const degrees = (360 / directions) * i;
        const [across, up] = [(reach * sine(degrees)) / UNIT, (reach * cosine(degrees)) / UNIT];
        posts.push(step(fromX + across, fromY + up));
      }
      const goal = this.#goal;
      const far = goal === undefined ? 0 : distance(fromX, fromY, goal[0], goal[1]);
      const part = Math.min(1, reach / far);
      posts.push(
        goal === undefined || far === 0
          ? -1
          : step(fromX + (goal[0] - fromX) * part, fromY + (goal[1] - fromY) * part),
      );
    }
    let covers = 0;
    for (const [spotX, spotY] of coverSpots(field)) {
      if (covers >= most) break;
      if (!isWithin(fromX, fromY, spotX, spotY, high * INCH)) continue;
      const post = step(spotX, spotY);
      if (post < 0) continue;
      posts.push(post);
      covers++;
    }
    return posts;
  }

  /** Nobody stands there who is not about to move. */
  #isFree(x: number, y: number): boolean {
    const state = this.#state;
    for (let f = 0; f < state.status.length; f++) {
      if (distanceSquared(x, y, state.x[f], state.y[f]) >= APART) continue;
      if (isOnTable(state, f) && !this.#movers.includes(f)) return false;
    }
    return true;
  }

  /** Takes down what is to be said for a place. */
  add(x: number, y: number): number {
    const post = this.x.length;
    this.x.push(x);
    this.y.push(y);
    this.standing.push(this.#standingAt(x, y));
    this.#look(post, x, y);
    return post;
  }

  #look(post: number, x: number, y: number): void {
    const { foes, clusters, foe: foeOf, places, cells, isUp, x: ex, y: ey } = this.#enemies;
    const sights = this.#sights;
    const terrain = terrainOf(this.#state.field);
    const cell = sights.cellAt(x, y);
    const atCluster = post * clusters.length;
    const atFoe = post * foes.length;
    for (let c = 0; c < clusters.length; c++) {
      this.seen.push(0);
      this.near.push(0);
    }
    for (let e = 0; e < foes.length; e++) {
      this.watched.push(0);
      this.open.push(0);
      this.close.push(0);
    }
    let nearest = Infinity;
    let whom = -1;
    const isIn = terrain.isInCover(x, y);
    const least: number[] = [];
    const by: number[] = [];
    for (let e = 0; e < foes.length; e++) {
      least.push(Infinity);
      by.push(-1);
    }
    for (let j = 0; j < cells.length; j++) {
      const squared = distanceSquared(x, y, ex[j], ey[j]);
      if (squared < nearest) {
        nearest = squared;
        whom = j;
      }
      if (!sights.sees(cell, cells[j])) continue;
      const foe = foeOf[j];
      if (isUp[j] && squared <= foes[foe].range) {
        this.watched[atFoe + foe]++;
        if (squared < least[foe]) {
          least[foe] = squared;
          by[foe] = j;
        }
      }
      if (squared > this.#range) continue;
      const of = places[j];
      for (let i = 0; i < of.length; i += 2) {
        this.seen[atCluster + of[i]] |= of[i + 1];
        if (squared <= ASSAULT_REACH * ASSAULT_REACH) this.near[atCluster + of[i]] |= of[i + 1];
      }
    }
    const close = ASSAULT_REACH + STEP_UP;
    for (let e = 0; e < foes.length; e++) {
      const j = by[e];
      if (j < 0) continue;
      if (!isIn && !terrain.isCoveredFrom(x, y, ex[j], ey[j])) this.open[atFoe + e] = 1;
      if (least[e] <= close * close) this.close[atFoe + e] = 1;
    }
    this.far.push(whom < 0 ? 0 : Math.sqrt(nearest) / INCH);
    this.covered.push(
      isIn || (whom >= 0 && terrain.isCoveredFrom(x, y, ex[whom], ey[whom])) ? 1 : 0,
    );
  }

  #standingAt(x: number, y: number): number {
    const { field } = this.#state;
    const { victory } = field;
    const weights = this.#weights;
    if (victory.kind === 'exit' && victory.side === this.#us) {
      const far = toEdge(field, victory.edge, x, y);
      return (
        (far <= BASE_RADIUS ? weights.exited : 0) - (perExitInch(weights, this.#state) * far) / INCH
      );
    }
    const goal = this.#goal;
    if (goal === undefined) return 0;
    const late = lateness(this.#state);
    const far = distance(x, y, goal[0], goal[1]);
    if (far <= OBJECTIVE_REACH) return between(weights.holdingEarly, weights.holdingLate, late);
    return (-between(weights.inchEarly, weights.inchLate, late) * (far - OBJECTIVE_REACH)) / INCH;
  }
}
