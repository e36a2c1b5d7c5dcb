import {
  FIRE_SQUARE,
  isOnTable,
  minimumStrength,
  RAPID_BONUS,
  SMG_RANGE,
  terrainOf,
  UP,
  type Place,
  type State,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import type { Sights } from './sights.ts';
import type { Harm } from './volleys.ts';
import type { Weights } from './weights.ts';
import { worthOfPin, worthOfScatter } from './worth.ts';

/** No more than bits that a number has. */
const MOST = 30;

/** Enemies who stand so close together that one square catches them; a bit each. */
export interface Cluster {
  readonly up: number;
  /** Those who are in the open to whoever marches. */
  readonly open: number;
  readonly harm: Harm;
}

/** A team of the enemy, as one that may fire. */
export interface Foe {
  readonly able: number;
  readonly minimum: number;
  readonly added: number;
  /** Squared. */
  readonly range: number;
  /** How soon it may fire: 1 where it has yet to act. */
  readonly when: number;
}

/** Everybody of the other side, as somebody has to know them who looks for a place to stand. */
export class Enemies {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly cells: number[] = [];
  readonly isUp: boolean[] = [];
  /** Which of the foes each belongs to. */
  readonly foe: number[] = [];
  readonly foes: Foe[] = [];
  readonly clusters: Cluster[] = [];
  /** By enemy: the clusters he is in, and his bit there, one after the other. */
  readonly places: number[][] = [];

  constructor(weights: Weights, state: State, us: SideNumber, sights: Sights, from: Place) {
    const { field, status } = state;
    const numbers = new Map<number, number>();
    const figures: number[] = [];
    for (let f = 0; f < status.length; f++) {
      if (field.sides[f] === us || !isOnTable(state, f)) continue;
      const team = state.team[f];
      let foe = numbers.get(team);
      if (foe === undefined) {
        foe = numbers.size;
        numbers.set(team, foe);
      }
      figures.push(f);
      this.x.push(state.x[f]);
      this.y.push(state.y[f]);
      this.cells.push(sights.cellAt(state.x[f], state.y[f]));
      this.isUp.push(status[f] === UP);
      this.foe.push(foe);
      this.places.push([]);
    }
    for (const [team, foe] of numbers) {
      const { weapon, rapid } = field.teams[team];
      let able = 0;
      for (let j = 0; j < figures.length; j++) if (this.foe[j] === foe && this.isUp[j]) able++;
      this.foes.push({
        able,
        minimum: minimumStrength(field, team),
        added: rapid ? RAPID_BONUS : 0,
        range: weapon === 'smg' ? SMG_RANGE * SMG_RANGE : Infinity,
        when: state.ready[team] === 1 ? 1 : weights.later,
      });
    }
    this.#gather(weights, state, figures, from);
  }

  #gather(weights: Weights, state: State, figures: readonly number[], [fromX, fromY]: Place): void {
    const { x, y } = this;
    const terrain = terrainOf(state.field);
    const isOpen = figures.map((_, j) => !terrain.isCoveredFrom(x[j], y[j], fromX, fromY));
    const isTried = figures.map(() => false);
    const half = FIRE_SQUARE / 2;
    for (let i = 0; i < figures.length; i++) {
      if (isTried[i]) continue;
      let [up, open, count, pin, scatter] = [0, 0, 0, 0, 0];
      for (let j = 0; j < figures.length && count < MOST; j++) {
        if (Math.abs(x[j] - x[i]) > half || Math.abs(y[j] - y[i]) > half) continue;
        isTried[j] = true;
        this.places[j].push(this.clusters.length, 1 << count);
        if (this.isUp[j]) up |= 1 << count;
        if (isOpen[j]) open |= 1 << count;
        pin += worthOfPin(weights, state, figures[j]);
        scatter += worthOfScatter(weights, state, figures[j]);
        count++;
      }
      this.clusters.push({ up, open, harm: { pin: pin / count, scatter: scatter / count } });
    }
  }
}
