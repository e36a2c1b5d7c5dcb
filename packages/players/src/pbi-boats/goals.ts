import { ATTACKER, buildingSquares, ON_BOARD, type Ground } from '@sandtable/pbi';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** AP on foot from every square to an objective, by objective; worked out once for a layout. */
const known = new WeakMap<object, Map<number, readonly number[]>>();

/** How far it is on foot from every square to one: where water or fire lies between, infinitely far. */
export function walkTo(
  situation: Pick<Situation, 'ground' | 'board' | 'waters'>,
  to: number,
): readonly number[] {
  const ground: Ground = situation.ground;
  const walks = known.get(ground) ?? new Map<number, readonly number[]>();
  known.set(ground, walks);
  const found = walks.get(to);
  if (found !== undefined) return found;
  const { board, waters } = situation;
  const costs = new Array<number>(board.size).fill(Infinity);
  const reached: number[][] = [[to]];
  costs[to] = 0;
  for (let cost = 0; cost < reached.length; cost++) {
    for (const square of reached[cost] ?? []) {
      if (costs[square] < cost) continue;
      for (const next of board.neighbours[square]) {
        if (waters.isWater[next] || waters.burns[next]) continue;
        const sum = cost + ground.leave[next];
        if (sum >= costs[next]) continue;
        costs[next] = sum;
        (reached[sum] ??= []).push(next);
      }
    }
  }
  walks.set(to, costs);
  return costs;
}

/** What it is worth to be in a square, or on the way from there, for the objectives of QS-12.1. */
export class Goals {
  readonly squares: readonly number[];
  readonly #situation: Situation;
  readonly #walks: readonly (readonly number[])[];
  /** By objective: how far each of our groups ashore has to go. */
  readonly #ours: readonly (readonly number[])[];
  readonly #nearers: readonly number[][];
  /** By objective: how near the nearest enemy is. */
  readonly #near: readonly number[];

  constructor(situation: Situation) {
    const { ours, enemySquares } = situation;
    this.#situation = situation;
    this.squares = buildingSquares(situation.state);
    this.#walks = this.squares.map((square) => walkTo(situation, square));
    const held = ours.flatMap(({ length }, square) => new Array<number>(length).fill(square));
    this.#ours = this.#walks.map((walk) => held.map((square) => walk[square]));
    this.#nearers = this.#walks.map(() => []);
    this.#near = this.#walks.map((walk) => Math.min(99, ...enemySquares.map((e) => walk[e])));
  }

  /** What a group of ours has of being in a square: the best objective, and a little of the next best. */
  at(group: number, square: number): number {
    let best = 0;
    let second = 0;
    for (const [i, objective] of this.squares.entries()) {
      const worth = this.#worth(i, objective, group, square);
      if (worth > best) {
        second = best;
        best = worth;
      } else if (worth > second) second = worth;
    }
    return best + WEIGHTS.second * second;
  }

  #worth(i: number, objective: number, group: number, square: number): number {
    const { state, us, roster } = this.#situation;
    const isAshore = roster.sideOf[group] === us && this.#isAshore(group);
    const walk = this.#walks[i];
    const away = walk[square];
    if (away === Infinity) return 0;
    const worth =
      us === ATTACKER ? this.#prize(objective, group) : this.#charge(i, objective, group);
    if (away === 0) return worth;
    let nearer = this.#nearer(i, square);
    if (isAshore && walk[state.at[group]] < away) nearer--;
    const turns = this.#situation.turnsToCome(us) + (state.side === us ? 0.5 : 0);
    const inTime = away <= turns * WEIGHTS.walkPerTurn ? 1 : WEIGHTS.tooFar;
    const way = WEIGHTS.approach * WEIGHTS.walk ** away * inTime;
    return (worth * way) / (1 + WEIGHTS.rival * nearer);
  }

  /** How many groups of ours ashore are nearer to an objective than a square is. */
  #nearer(i: number, square: number): number {
    const away = this.#walks[i][square];
    const nearers = this.#nearers[i];
    return (nearers[square] ??= this.#ours[i].filter((each) => each < away).length);
  }

  #isAshore(group: number): boolean {
    return this.#situation.state.status[group] === ON_BOARD;
  }

  /** How many of us hold it before this group: whoever is in it already counts by his number. */
  #holders(objective: number, group: number): number {
    const holders = this.#situation.ours[objective];
    const nth = holders.indexOf(group);
    return nth === -1 ? holders.length : nth;
  }

  /** The attacker's: what one more group in it is worth. */
  #prize(objective: number, group: number): number {
    const { theirs } = this.#situation;
    const nth = Math.min(this.#holders(objective, group), WEIGHTS.garrison.length - 1);
    const worth = WEIGHTS.objective * WEIGHTS.garrison[nth];
    return theirs[objective].length > 0 ? worth * WEIGHTS.stormed : worth;
  }

  /** The defender's: what is lost, or may be, is to be held. */
  #charge(i: number, objective: number, group: number): number {
    const { theirs } = this.#situation;
    if (theirs[objective].length > 0) return WEIGHTS.lost * WEIGHTS.stormed;
    const nth = Math.min(this.#holders(objective, group), WEIGHTS.garrison.length - 1);
    const near = this.#near[i] <= WEIGHTS.threatened ? 1 : WEIGHTS.safe;
    return (nth === 0 ? WEIGHTS.held : WEIGHTS.empty) * WEIGHTS.garrison[nth] * near;
  }
}
