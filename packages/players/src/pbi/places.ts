import {
  BOARD,
  COMMANDER_OF,
  GROUPS_A_SQUARE,
  IS_COMMANDER,
  KIND_OF,
  MORALE_CASUALTIES,
  ON_BOARD,
  PLATOON_OF,
  PLATOONS_OF,
} from '@sandtable/pbi';
import type { Parts } from '../gained.ts';
import { Danger, motivationChance } from './danger.ts';
import { fallen, killChance, KILLS } from './fire.ts';
import { arrival, goalsOf, type Goals } from './goals.ts';
import { waysFrom, type Way } from './reach.ts';
import type { Situation } from './situation.ts';
import { Targets } from './targets.ts';
import { isUnknown, unknownBySquare } from './unknown.ts';
import { WEIGHTS } from './weights.ts';
import { worthOfGroups } from './worth.ts';

/** Groups of another platoon can be motivated too, but they have a commander of their own. */
const OTHER_PLATOON = 0.3;

/** Shots that a motivated group has beyond the one it has anyhow, on average. */
const MOTIVATED_EXTRA = 1.5;

/** What makes a place better than another. */
export type StandPart = 'house' | 'cover' | 'peril' | 'shot' | 'led';

/** What it is worth to us that a group stands in a square when our turn is over. */
export class Places {
  readonly situation: Situation;
  readonly worth: readonly number[];
  readonly danger: Danger;
  readonly targets: Targets;
  readonly #leading = unknownBySquare();
  /** By group and square, once they are worked out. */
  readonly #stands: number[][] = [];
  readonly #ways = new Map<number, readonly Way[]>();
  #goals: Goals | undefined;

  constructor(situation: Situation) {
    this.situation = situation;
    this.worth = worthOfGroups(situation);
    this.danger = new Danger(situation);
    this.targets = new Targets(situation, this.worth);
  }

  get goals(): Goals {
    return (this.#goals ??= goalsOf(this.situation));
  }

  stand(group: number, square: number): number {
    const known = (this.#stands[group] ??= new Array<number>(BOARD.size).fill(NaN));
    if (Number.isNaN(known[square])) known[square] = this.#standAt(group, square);
    return known[square];
  }

  /** The squares within reach of a square with so many AP. */
  ways(from: number, diagonals: number, ap: number): readonly Way[] {
    const key = (ap << 10) | (from << 1) | diagonals;
    let ways = this.#ways.get(key);
    if (ways === undefined) {
      ways = waysFrom(this.situation, this.danger, from, diagonals, ap);
      this.#ways.set(key, ways);
    }
    return ways;
  }

  #standAt(group: number, square: number): number {
    const { situation, targets } = this;
    const { state, ours, ground } = situation;
    const from = state.at[group];
    const others = ours[square].length - (from === square ? 1 : 0);
    // Who leaves a square seldom leaves it alone.
    const together = from === square ? others + 1 : others + ours[from].length;
    const turnsToCome = situation.turnsToCome(situation.us);
    let value = WEIGHTS.cover[ground.terrain[square]];
    value += this.#house(group, square, others, turnsToCome);
    value -= this.#peril(group, square, others, together);
    if (turnsToCome > 0) {
      value -= this.#morale(group, square);
      if (IS_COMMANDER[group]) {
        value += WEIGHTS.prospect * targets.shot(group, square) + this.#command(group, square);
      } else {
        const led = this.#led(square);
        value += WEIGHTS.prospect * (1 + led * MOTIVATED_EXTRA) * targets.shot(group, square);
        value += WEIGHTS.led * led * WEIGHTS.fighting[KIND_OF[group]];
      }
    }
    return value;
  }

  /** What `stand` is the sum of. */
  parts(group: number, square: number): Parts<StandPart> {
    const { situation, targets } = this;
    const { state, ours, ground } = situation;
    const from = state.at[group];
    const others = ours[square].length - (from === square ? 1 : 0);
    const together = from === square ? others + 1 : others + ours[from].length;
    const turnsToCome = situation.turnsToCome(situation.us);
    const house = this.#house(group, square, others, turnsToCome);
    const cover = WEIGHTS.cover[ground.terrain[square]];
    const peril = -this.#peril(group, square, others, together);
    if (turnsToCome <= 0) return { house, cover, peril, shot: 0, led: 0 };
    const shaken = peril - this.#morale(group, square);
    const shot = WEIGHTS.prospect * targets.shot(group, square);
    if (IS_COMMANDER[group]) {
      return { house, cover, peril: shaken, shot, led: this.#command(group, square) };
    }
    const led = this.#led(square);
    return {
      house,
      cover,
      peril: shaken,
      shot: (1 + led * MOTIVATED_EXTRA) * shot,
      led: WEIGHTS.led * led * WEIGHTS.fighting[KIND_OF[group]],
    };
  }

  /** The house it stands in, or the one it is on its way to. */
  #house(group: number, square: number, others: number, turnsToCome: number): number {
    const { houses, prizes, house, share } = this.goals;
    let value = 0;
    if (houses.are[square]) {
      const prize = prizes[houses.place[square]];
      value = prize * WEIGHTS.garrison[Math.min(others, WEIGHTS.garrison.length - 1)];
    }
    const goal = house[group];
    if (goal === -1) return value;
    const distance = houses.walk[goal][square];
    return Math.max(value, prizes[goal] * share[group] * arrival(distance, turnsToCome));
  }

  /** QS-4.2: the test that markers underfoot bring, for this group's part of it. */
  #morale(group: number, square: number): number {
    const { markersIn, ground } = this.situation;
    if (markersIn[square] === 0) return 0;
    let dice = Math.min(markersIn[square], MORALE_CASUALTIES);
    if (ground.cover[square] === 'open') dice++;
    return WEIGHTS.moraleDie * dice * this.worth[group];
  }

  /** How surely a group there could be motivated next turn, if the commanders stay. */
  #led(square: number): number {
    if (isUnknown(this.#leading[square])) this.#leading[square] = this.#ledIn(square);
    return this.#leading[square];
  }

  #ledIn(square: number): number {
    const { state, us, ground } = this.situation;
    let chance = 0;
    for (const platoon of PLATOONS_OF[us]) {
      const commander = COMMANDER_OF[platoon];
      if (state.status[commander] !== ON_BOARD) continue;
      chance = Math.max(chance, motivationChance(ground.need(state.at[commander], square)));
    }
    return chance;
  }

  /** How well a commander can motivate from there. */
  #command(group: number, square: number): number {
    const { ownSquares, ours, ground } = this.situation;
    let value = 0;
    for (const own of ownSquares) {
      const chance = motivationChance(ground.need(square, own));
      if (chance === 0) continue;
      for (const other of ours[own]) {
        if (other === group) continue;
        value += chance * (PLATOON_OF[other] === PLATOON_OF[group] ? 1 : OTHER_PLATOON);
      }
    }
    return WEIGHTS.command * value;
  }

  /** What the enemy may do to a group there in his next turn. */
  #peril(group: number, square: number, others: number, together: number): number {
    const { situation, danger, worth } = this;
    const cover = situation.ground.cover[square];
    // The danger is that of an ordinary group; a commander saves better in the open.
    let hits = (danger.inTurn(square) * killChance(group, cover)) / KILLS[cover];
    const besetting = danger.besetting(square);
    let fear = 0;
    // In an assault a commander falls last, after all that are with him.
    if (IS_COMMANDER[group]) fear = (WEIGHTS.commanderInReach * besetting) / (others + 1);
    else hits += WEIGHTS.grip * besetting;
    if (hits > 0) fear += worth[group] * fallen(hits, Math.min(together, GROUPS_A_SQUARE));
    return fear;
  }
}
