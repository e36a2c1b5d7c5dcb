import {
  boatHull,
  coverAgainst,
  GUN_EFFECT,
  gunNeeds,
  shotDice,
  SINKS_AT,
  weaponsOf,
} from '@sandtable/pbi-boats';
import { DEADLY_ABOARD, deadliness } from './danger.ts';
import type { What } from './question.ts';
import type { Situation } from './situation.ts';
import type { Worth } from './worth.ts';

/** What is left of a chance to shoot with every square in between. */
const NEARNESS = 0.8;
const NEAR_ENOUGH = 2;

/** BT-6.6: something that can be shot at. */
export interface Mark {
  readonly what: What;
  readonly square: number;
  /** The hull, or that of the troops; -1. */
  readonly hull: number;
}

/** What shots at the enemy are worth, in points that he loses on average. */
export class Targets {
  readonly #situation: Situation;
  readonly #worth: Worth;
  readonly #marks: readonly Mark[];
  /** By kind and square. */
  readonly #shots: number[][] = [];

  constructor(situation: Situation, worth: Worth) {
    this.#situation = situation;
    this.#worth = worth;
    const { state, enemySquares, enemyHulls } = situation;
    this.#marks = [
      ...enemySquares.map((square): Mark => ({ what: 'ashore', square, hull: -1 })),
      ...enemyHulls.flatMap((hull): Mark[] => [
        { what: 'troops', square: state.at[hull], hull },
        { what: 'hull', square: state.at[hull], hull },
      ]),
    ];
  }

  /** A mark as moves name it. */
  named(what: What, at: string): Mark {
    const { board, roster, state } = this.#situation;
    if (what === 'ashore') return { what, square: board.named(at), hull: -1 };
    const hull = roster.named(at);
    return { what, square: state.at[hull], hull };
  }

  /** Small arms, or a gun at groups: so many dice from a square (QS-8.3, BT-6.1, BT-6.4). */
  volley(from: number, { what, square, hull }: Mark, dice: number): number {
    const { state, theirs } = this.#situation;
    if (what === 'hull') {
      if (boatHull(state, hull).armour > 0) return 0;
      return this.#worth.damaged(hull, dice * DEADLY_ABOARD);
    }
    const groups = what === 'ashore' ? theirs[square] : this.#situation.aboard(hull);
    if (groups.length === 0) return 0;
    const deadly =
      what === 'ashore' ? deadliness(coverAgainst(state, from, square)) : DEADLY_ABOARD;
    // The more dice there are, the more hits fall on whoever is dead already.
    const fallen = groups.length * (1 - (1 - deadly / groups.length) ** dice);
    return fallen * this.#worth.mean(groups);
  }

  /** BT-6.2, BT-6.3: a shot of a gun of this effect. */
  gun(from: number, mark: Mark, effect: number): number {
    if (mark.what !== 'hull') return this.volley(from, mark, effect);
    const { state } = this.#situation;
    const chance = (7 - gunNeeds(state, mark.hull)) / 6;
    const isHard = boatHull(state, mark.hull).armour > 0;
    return this.#worth.damaged(mark.hull, isHard ? effect * chance : SINKS_AT * chance);
  }

  /** What one shot of a group is worth from a square, at the best that it sees from there. */
  shot(group: number, from: number): number {
    const shots = (this.#shots[this.#situation.roster.kindNumber[group]] ??= []);
    return (shots[from] ??= this.#bestShot(group, from));
  }

  #bestShot(group: number, from: number): number {
    let best = 0;
    for (const mark of this.#marks) best = Math.max(best, this.shotAt(group, from, mark));
    return best;
  }

  /** What a shot of each weapon of a hull would be worth from a square, however it faces. */
  weapons(hull: number, from: number): number {
    let sum = 0;
    for (const { kind, dice } of weaponsOf(this.#situation.state, hull)) {
      let best = 0;
      for (const mark of this.#marks) {
        if (mark.square === from || !this.#situation.sees(from, mark.square)) continue;
        const worth =
          kind === 'cannon' ? this.gun(from, mark, dice) : this.volley(from, mark, dice);
        best = Math.max(best, worth);
      }
      sum += best;
    }
    return sum;
  }

  /** How near a square is to somebody who could be shot at, if he were seen: 1 where it is near enough. */
  nearness(square: number): number {
    const { board } = this.#situation;
    let nearest = Infinity;
    for (const { what, square: at, hull } of this.#marks) {
      if (what === 'hull' || (what === 'troops' && this.#situation.aboard(hull).length === 0)) {
        continue;
      }
      nearest = Math.min(nearest, board.range(square, at));
    }
    return nearest === Infinity ? 0 : NEARNESS ** Math.max(0, nearest - NEAR_ENOUGH);
  }

  /** What one shot of a group at this is worth. */
  shotAt(group: number, from: number, mark: Mark): number {
    const { board, roster } = this.#situation;
    const kind = roster.kindOf[group];
    const range = Math.max(1, board.range(from, mark.square));
    const effect = GUN_EFFECT[kind.name];
    const dice = shotDice(kind, range);
    if ((effect === undefined && dice === 0) || from === mark.square) return 0;
    if (!this.#situation.sees(from, mark.square)) return 0;
    return effect === undefined ? this.volley(from, mark, dice) : this.gun(from, mark, effect);
  }
}
