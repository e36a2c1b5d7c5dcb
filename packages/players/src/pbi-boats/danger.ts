import { ATTEMPTS, HIGHEST_NEED, OPPORTUNITY_ON, SAVES_ON, HITS_ON } from '@sandtable/pbi';
import {
  boatHull,
  GUN_EFFECT,
  gunNeeds,
  LIGHT_WEAPONS,
  shotDice,
  SINKS_AT,
  TROOPS_SAVE_ON,
  weaponsOf,
} from '@sandtable/pbi-boats';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

const HIT = (7 - HITS_ON) / 6;
const OPPORTUNITY = (7 - OPPORTUNITY_ON) / 6;
/** The shots of a motivated group, and what a gun with its dearer shots comes to. */
const MOTIVATED_SHOTS = 2.5;
const GUN_SHOTS = 1;
/** The shots of a boat's own weapons, which are seldom all fired. */
const BOAT_SHOTS = 2;

/** The chance that one die kills a group behind that cover (QS-8.3, QS-8.5). */
export function deadliness(cover: keyof typeof SAVES_ON): number {
  return (HIT * (SAVES_ON[cover] - 1)) / 6;
}

/** The same for a group aboard (BT-6.4), and for the planks of a soft hull (BT-6.1). */
export const DEADLY_ABOARD = (HIT * (TROOPS_SAVE_ON - 1)) / 6;

/** The chance that one attempt of a commander succeeds (QS-5.2). */
export function motivationChance(need: number): number {
  return need > HIGHEST_NEED ? 0 : (7 - Math.max(1, need)) / 6;
}

/** Where the enemy shoots from: groups of a square, or a hull. */
interface Post {
  readonly square: number;
  /** Expected dice in his next turn, by range 1, 2, and farther. */
  readonly dice: readonly number[];
}

/** How deadly each square is for us, as the enemy stands now. */
export class Danger {
  readonly #situation: Situation;
  readonly #posts: readonly Post[];
  readonly #guns: readonly { readonly square: number; readonly effect: number }[];
  readonly #dice: number[] = [];
  readonly #arrival: number[] = [];

  constructor(situation: Situation) {
    this.#situation = situation;
    const { enemySquares, enemyHulls } = situation;
    this.#posts = [
      ...enemySquares.map((square) => postAshore(situation, square)),
      ...enemyHulls.map((hull) => postAfloat(situation, hull)),
    ];
    this.#guns = gunsOf(situation);
  }

  /** The dice that a square may expect to be shot at with in the enemy's next turn. */
  dice(square: number): number {
    return (this.#dice[square] ??= this.#diceAt(square));
  }

  /** The part of so many groups in a square that may fall to that. */
  ashore(square: number, groups: number): number {
    const { ground, board, theirs } = this.#situation;
    let hits = this.dice(square) * deadliness(ground.cover[square]);
    for (const next of board.neighbours[square]) hits += WEIGHTS.beset * theirs[next].length;
    const each = hits / Math.max(1, groups);
    return each / (1 + each);
  }

  aboard(square: number, groups: number): number {
    const each = (this.dice(square) * DEADLY_ABOARD) / Math.max(1, groups);
    return each / (1 + each);
  }

  /** BT-6.2: the part of a hull that guns which see a square may sink. */
  hull(hull: number, square: number): number {
    const { state, them } = this.#situation;
    if (this.#situation.turnsToCome(them) === 0) return 0;
    const isHard = boatHull(state, hull).armour > 0;
    const chance = (7 - gunNeeds(state, hull)) / 6;
    let sunk = isHard ? 0 : (this.dice(square) * DEADLY_ABOARD * WEIGHTS.share) / SINKS_AT;
    for (const { square: from, effect } of this.#guns) {
      if (!this.#situation.sees(from, square)) continue;
      sunk += GUN_SHOTS * WEIGHTS.share * (isHard ? (effect * chance) / SINKS_AT : chance);
    }
    return Math.min(1, sunk);
  }

  /** The dice that opportunity shooting may bring whoever enters a square (QS-9.2, BT-6.7). */
  arrival(square: number): number {
    return (this.#arrival[square] ??= this.#arrivalAt(square));
  }

  #arrivalAt(square: number): number {
    const { board, theirs, roster } = this.#situation;
    let dice = 0;
    for (const near of board.neighbours[square]) {
      for (const group of theirs[near]) {
        const kind = roster.kindOf[group];
        if (kind.shotCost === 1) dice += OPPORTUNITY * shotDice(kind, 1);
      }
    }
    return dice;
  }

  #diceAt(square: number): number {
    const situation = this.#situation;
    if (situation.turnsToCome(situation.them) === 0) return 0;
    let dice = 0;
    for (const post of this.#posts) {
      if (post.square === square) continue;
      const range = Math.min(situation.board.range(post.square, square), post.dice.length);
      if (post.dice[range - 1] === 0 || !situation.sees(post.square, square)) continue;
      dice += post.dice[range - 1];
    }
    return WEIGHTS.share * dice;
  }
}

const RANGES = [1, 2, 3];

function postAshore(situation: Situation, square: number): Post {
  const { roster, theirs } = situation;
  const shots = expectedShots(situation, square);
  const dice = RANGES.map((range) =>
    theirs[square].reduce((sum, group) => {
      const kind = roster.kindOf[group];
      return sum + shotDice(kind, range) * (kind.shotCost === 1 ? shots : GUN_SHOTS);
    }, 0),
  );
  return { square, dice };
}

/** BT-5.1: the weapons of a hull, or two groups aboard. */
function postAfloat(situation: Situation, hull: number): Post {
  const { state, roster } = situation;
  const weapons = weaponsOf(state, hull).reduce((sum, { dice, cost }) => sum + dice / cost, 0);
  const dice = RANGES.map((range) => {
    const troops = situation
      .aboard(hull)
      .filter((group) => LIGHT_WEAPONS.has(roster.kindOf[group].name))
      .map((group) => shotDice(roster.kindOf[group], range))
      .toSorted((a, b) => b - a);
    return Math.max(BOAT_SHOTS * weapons, (troops[0] ?? 0) + (troops[1] ?? 0));
  });
  return { square: state.at[hull], dice };
}

/** How many shots the groups of an enemy square will have: motivated perhaps, one AP otherwise. */
function expectedShots(
  { state, ground, them, roster, enemySquares }: Situation,
  square: number,
): number {
  let chance = 0;
  let attempts = 0;
  for (const platoon of roster.platoonsOf[them]) {
    const commander = roster.commanderOf[platoon];
    if (commander === -1 || state.at[commander] === -1) continue;
    attempts += ATTEMPTS;
    chance = Math.max(chance, motivationChance(ground.need(state.at[commander], square)));
  }
  chance *= Math.min(1, attempts / enemySquares.length);
  return 1 + chance * (MOTIVATED_SHOTS - 1);
}

function gunsOf({ state, roster, theirs, enemyHulls }: Situation) {
  const guns: { square: number; effect: number }[] = [];
  for (const groups of theirs) {
    for (const group of groups) {
      const effect = GUN_EFFECT[roster.groups[group].kind];
      if (effect !== undefined) guns.push({ square: state.at[group], effect });
    }
  }
  for (const hull of enemyHulls) {
    for (const { kind, dice } of weaponsOf(state, hull)) {
      if (kind === 'cannon') guns.push({ square: state.at[hull], effect: dice });
    }
  }
  return guns;
}
