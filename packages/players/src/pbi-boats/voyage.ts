import { EDGES } from '@sandtable/board';
import { DEFENDER, GROUPS_A_SQUARE, POINTS_A_GROUP } from '@sandtable/pbi';
import {
  canSail,
  costToGo,
  FALLEN_ABOARD,
  fleetOf,
  hasMark,
  leaveCost,
  LEAVE_OPEN,
  MINE_EXPLODES_ON,
  mineSquares,
  REVERSE_COST,
  SPENT,
  TURN_COST,
  weaponsOf,
  whyNoRoomInSquare,
} from '@sandtable/pbi-boats';
import { DEADLY_ABOARD } from './danger.ts';
import type { Places } from './places.ts';
import { WEIGHTS } from './weights.ts';

const EXPLODES = (7 - MINE_EXPLODES_ON) / 6;
const FACINGS = EDGES.length;

/** What a boat does next on its way. */
export type Step = { readonly to: number } | { readonly hand: 'left' | 'right' };

/** Where a boat can be with the AP that it has, and how it comes there. */
export interface Course {
  readonly score: number;
  readonly cost: number;
  /** Nothing where it is best to stay. */
  readonly step: Step | undefined;
}

interface Label {
  readonly cost: number;
  readonly paid: number;
  readonly step: Step | undefined;
}

/**
 * The waters as one boat of ours sees them. A place is a square with a facing, `square * 4 + facing`; what a place
 * is worth follows from where those aboard can be landed from it, and how many AP that is away.
 */
export class Voyage {
  readonly cargo: readonly number[];
  readonly #places: Places;
  readonly #boat: number;
  readonly #leave: readonly number[];
  readonly #enter: readonly boolean[];
  readonly #mines: readonly number[];
  readonly #known: ReadonlySet<number>;
  /** By square: what it is worth to land everybody from there; -Infinity where nobody can land. */
  readonly #land: readonly number[];
  /** By place: what is left of the best landing. */
  readonly #ahead: number[];
  readonly #bare: number;
  readonly #full: number;
  readonly #worth: number;

  constructor(places: Places, boat: number) {
    const { situation } = places;
    const { state, fleet, board, waters } = situation;
    this.#places = places;
    this.#boat = boat;
    this.cargo = cargoOf(places, boat);
    this.#worth = this.cargo.reduce((sum, group) => sum + places.worth.group(group), 0);
    this.#bare = POINTS_A_GROUP + weaponsOf(state, boat).length * WEIGHTS.weapon;
    this.#full = this.#bare + this.#worth;
    this.#leave = board.names.map((_, square) =>
      canSail(waters, square) ? leaveCost(state, boat, square) : Infinity,
    );
    const theirs = new Set(situation.enemyHulls.map((hull) => state.at[hull]));
    const own = new Set(situation.ownHulls.map((hull) => state.at[hull]));
    this.#enter = board.names.map((_, square) => {
      if (!canSail(waters, square)) return false;
      if (theirs.has(square) || situation.theirs[square].length > 0) return false;
      return !own.has(square) || whyNoRoomInSquare(state, boat, square) === undefined;
    });
    const harm = fleet.plan.kits[boat]?.nets ? 0.15 : 1;
    const chances = mineChances(places);
    this.#mines = chances.map((chance) => chance * harm);
    this.#known = new Set(chances.flatMap((chance, square) => (chance === 1 ? [square] : [])));
    this.#land = board.names.map((_, square) => this.#landing(square));
    this.#ahead = this.#outlook();
  }

  /** How the boat does best with so many AP from where it is. */
  best(ap: number, throttle = false): Course {
    const { state, fleet } = this.#places.situation;
    return this.bestFrom(state.at[this.#boat], fleet.facing[this.#boat], ap, throttle);
  }

  /** The same from anywhere. */
  bestFrom(square: number, facing: number, ap: number, throttle = false): Course {
    const labels = throttle ? this.#straight(square, facing, ap) : this.#reach(square, facing, ap);
    let best: Course = { score: -Infinity, cost: 0, step: undefined };
    for (const [place, { cost, paid, step }] of labels) {
      const score = this.#score(place, throttle) - paid - 0.001 * cost;
      if (score > best.score + (best.step === undefined ? WEIGHTS.restless : 0)) {
        best = { score, cost, step };
      }
    }
    return best;
  }

  /** What it is worth to stay as it is. */
  stay(): number {
    const { state, fleet } = this.#places.situation;
    return this.#score(state.at[this.#boat] * FACINGS + fleet.facing[this.#boat], false);
  }

  /** What a group has of staying aboard, beside being landed where the boat is. */
  aboard(group: number): number {
    const { state, fleet } = this.#places.situation;
    const square = state.at[this.#boat];
    const ahead = this.#ahead[square * FACINGS + fleet.facing[this.#boat]];
    const share = this.cargo.length === 0 ? 0 : ahead / this.cargo.length;
    const fear = this.#places.danger.aboard(square, this.cargo.length);
    const sunk = this.#places.danger.hull(this.#boat, square) * WEIGHTS.swims;
    const mined = this.#mined(square) ? EXPLODES : 0;
    const lost = WEIGHTS.threat * (fear + sunk) + mined;
    return WEIGHTS.turn * share - lost * this.#places.worth.group(group);
  }

  /** BT-8.2: whether we know of a mine there. */
  #mined(square: number): boolean {
    return this.#known.has(square);
  }

  #score(place: number, throttle: boolean): number {
    const { danger, targets, situation } = this.#places;
    const square = Math.floor(place / FACINGS);
    const lands = !throttle && this.#land[square] > -Infinity && this.cargo.length > 0;
    const keeps = lands ? this.#bare : this.#full;
    let score = lands ? this.#land[square] : WEIGHTS.turn * this.#ahead[place];
    if (!lands) score -= WEIGHTS.threat * danger.aboard(square, this.cargo.length) * this.#worth;
    score -= WEIGHTS.threat * danger.hull(this.#boat, square) * keeps;
    if (this.#mined(square)) score -= EXPLODES * keeps;
    if (situation.turnsToCome(situation.us) > 0) {
      score += WEIGHTS.prospect * targets.weapons(this.#boat, square);
    }
    return score;
  }

  /** BT-4.1: all of them go ashore where they have most of it. */
  #landing(square: number): number {
    const { situation, goals, danger, targets } = this.#places;
    const { waters, ours, theirs, enemyHulls, state } = situation;
    if (!canSail(waters, square) || this.cargo.length === 0) return -Infinity;
    const group = this.cargo[this.cargo.length - 1];
    const mean = this.#worth / this.cargo.length;
    const shores: { room: number; value: number }[] = [];
    for (const shore of [square, ...waters.beside[square]]) {
      if (shore === -1 || !waters.isShore[shore] || theirs[shore].length > 0) continue;
      if (enemyHulls.some((hull) => state.at[hull] === shore)) continue;
      const room = Math.min(this.cargo.length, GROUPS_A_SQUARE - ours[shore].length);
      if (room <= 0) continue;
      const goal = goals.at(group, shore);
      const fear = WEIGHTS.threat * danger.ashore(shore, room + ours[shore].length) * mean;
      const prospect = WEIGHTS.prospect * targets.shot(group, shore);
      shores.push({ room, value: Math.max(WEIGHTS.leastLanding * goal, goal + prospect - fear) });
    }
    if (shores.length === 0) return -Infinity;
    shores.sort((a, b) => b.value - a.value);
    let left = this.cargo.length;
    let sum = 0;
    for (const { room, value } of shores) {
      const landed = Math.min(left, room);
      sum += landed * value;
      left -= landed;
    }
    return sum;
  }

  /** What is left of the best landing from every place: worked out from the landings outward. */
  #outlook(): number[] {
    const { waters, board } = this.#places.situation;
    const ahead = new Array<number>(board.size * FACINGS).fill(0);
    for (const [square, landing] of this.#land.entries()) {
      if (landing === -Infinity) continue;
      for (let facing = 0; facing < FACINGS; facing++) ahead[square * FACINGS + facing] = landing;
    }
    const turned = WEIGHTS.sail ** TURN_COST;
    for (let changed = true, sweeps = 0; changed && sweeps < 60; sweeps++) {
      changed = false;
      for (let square = 0; square < board.size; square++) {
        if (this.#leave[square] === Infinity) continue;
        const gone = WEIGHTS.sail ** this.#leave[square];
        for (let facing = 0; facing < FACINGS; facing++) {
          const place = square * FACINGS + facing;
          let best = Math.max(
            turned * ahead[square * FACINGS + ((facing + 1) % FACINGS)],
            turned * ahead[square * FACINGS + ((facing + 3) % FACINGS)],
          );
          for (const astern of [0, 2]) {
            const to = waters.beside[square][(facing + astern) % FACINGS];
            if (to === -1 || !this.#enter[to]) continue;
            const reversed = astern === 0 ? 1 : WEIGHTS.sail ** REVERSE_COST;
            const safe = 1 - EXPLODES * this.#mines[to];
            best = Math.max(best, gone * reversed * safe * ahead[to * FACINGS + facing]);
          }
          if (best <= ahead[place] + 1e-9) continue;
          ahead[place] = best;
          changed = true;
        }
      }
    }
    return ahead;
  }

  /** What is risked on entering a square: mines nobody knows of, and those who shoot at whoever comes near. */
  #risk(square: number): number {
    const mined = this.#mines[square] * EXPLODES * this.#full;
    const shot = this.#places.danger.arrival(square) * DEADLY_ABOARD;
    return mined + (this.cargo.length === 0 ? 0 : (shot * this.#worth) / this.cargo.length);
  }

  /** BT-3.2, BT-3.4: the places within so many AP, each with the first step to it. */
  #reach(from: number, facing: number, ap: number): Map<number, Label> {
    const { state, waters } = this.#places.situation;
    const labels = new Map<number, Label>();
    const open: number[][] = [];
    const reach = (place: number, label: Label): void => {
      if (label.cost > ap) return;
      const known = labels.get(place);
      if (known && (known.cost < label.cost || known.paid <= label.paid)) return;
      labels.set(place, label);
      (open[label.cost] ??= []).push(place);
    };
    reach(from * FACINGS + facing, { cost: 0, paid: 0, step: undefined });
    const isHere = from === state.at[this.#boat] && fleetOf(state).facing[this.#boat] === facing;
    const isFresh =
      isHere && !hasMark(state, this.#boat, SPENT) && fleetOf(state).ap[this.#boat] > 0;
    for (let cost = 0; cost < open.length; cost++) {
      for (const place of open[cost] ?? []) {
        const label = labels.get(place);
        if (label === undefined || label.cost < cost) continue;
        const square = Math.floor(place / FACINGS);
        const heading = place % FACINGS;
        for (const hand of ['left', 'right'] as const) {
          const turned = (heading + (hand === 'right' ? 1 : 3)) % FACINGS;
          const step = label.step ?? { hand };
          reach(square * FACINGS + turned, { cost: cost + TURN_COST, paid: label.paid, step });
        }
        for (const astern of [false, true]) {
          const to = waters.beside[square][(heading + (astern ? 2 : 0)) % FACINGS];
          if (to === -1 || !this.#enter[to]) continue;
          const dear = this.#leave[square] + (astern ? REVERSE_COST : 0);
          const price =
            label.step === undefined && isFresh ? costToGo(state, this.#boat, astern) : dear;
          const mined = this.#mined(square) ? EXPLODES * this.#full : 0;
          reach(to * FACINGS + heading, {
            cost: cost + price,
            paid: label.paid + mined + this.#risk(to),
            step: label.step ?? { to },
          });
        }
      }
    }
    return labels;
  }

  /** BT-3.4: the places within so many AP at full throttle. */
  #straight(from: number, facing: number, ap: number): Map<number, Label> {
    const { waters } = this.#places.situation;
    const labels = new Map<number, Label>();
    labels.set(from * FACINGS + facing, { cost: 0, paid: 0, step: undefined });
    let square = from;
    let step: Step | undefined;
    let paid = 0;
    for (let cost = 0.5; ; cost += 0.5) {
      if (this.#leave[square] !== LEAVE_OPEN || Math.ceil(cost) > ap) return labels;
      const to = waters.beside[square][facing];
      if (to === -1 || !this.#enter[to] || !waters.isWater[to] || waters.isShallow[to]) {
        return labels;
      }
      if (this.#leave[to] !== LEAVE_OPEN) return labels;
      paid += this.#risk(to);
      step ??= { to };
      labels.set(to * FACINGS + facing, { cost: Math.ceil(cost), paid, step });
      square = to;
    }
  }
}

/** Those who are aboard, or will be when it is placed. */
function cargoOf({ situation }: Places, boat: number): number[] {
  const { fleet, state, roster } = situation;
  return fleet.aboard.flatMap((on, piece) =>
    on === boat && state.status[piece] !== FALLEN_ABOARD && !roster.kindOf[piece].isGear
      ? [piece]
      : [],
  );
}

/** BT-8.1: the chance of a mine that we do not know of, by square; and certainty of those that we do. */
function mineChances({ situation }: Places): number[] {
  const { state, us, fleet, board } = situation;
  const chances = new Array<number>(board.size).fill(0);
  for (const [mine, square] of fleet.mines.entries()) {
    if (square < 0) continue;
    // BT-8.1: the defender knows his own.
    if (us === DEFENDER || fleet.found[mine]) {
      chances[square] = 1;
      continue;
    }
    const free = [square, ...mineSquares(state, mine)].filter((each) => fleet.sailed[each] === 0);
    for (const each of free) chances[each] += 1 / free.length;
  }
  return chances;
}
