import {
  BLOCKED,
  BOARD,
  COMMANDER_OF,
  HIGHEST_NEED,
  KIND_OF,
  LINES,
  ON_BOARD,
  OPPORTUNITY_ON,
  ATTEMPTS,
  PLATOONS_OF,
  shotDice,
  THROUGH_PARTIAL,
  type Cover,
} from '@sandtable/pbi';
import { deadliness } from './fire.ts';
import type { Situation } from './situation.ts';
import { isUnknown, unknownBySquare } from './unknown.ts';
import { WEIGHTS } from './weights.ts';

const OPPORTUNITY = (7 - OPPORTUNITY_ON) / 6;
/** The shots of a motivated group: one a point of a D6, three at most. */
const MOTIVATED_SHOTS = 2.5;

/** QS-7.3: the cover of a square against fire from another; undefined where there is no line. */
export function coverFrom(situation: Situation, from: number, to: number): Cover | undefined {
  const sight = situation.ground.sight(from, to);
  // QS-7.5: nor where groups stand in the way.
  if (sight === BLOCKED || LINES.cross(from, to, situation.occupied)) return undefined;
  const cover = situation.ground.cover[to];
  return cover === 'open' && sight === THROUGH_PARTIAL ? 'partial' : cover;
}

/** How deadly each square is for us, as the enemy stands now. */
export class Danger {
  readonly #situation: Situation;
  readonly #turn = unknownBySquare();
  readonly #arrival = unknownBySquare();
  #shots: readonly number[] | undefined;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** The deadly hits that a square may expect from the enemy's shooting in his next turn. */
  inTurn(square: number): number {
    if (isUnknown(this.#turn[square])) this.#turn[square] = this.#turnAt(square);
    return this.#turn[square];
  }

  /** The enemy groups next to a square, which might assault it in their next turn. */
  besetting(square: number): number {
    const { theirs, them } = this.#situation;
    if (this.#situation.turnsToCome(them) === 0) return 0;
    let groups = 0;
    for (const next of BOARD.neighbours[square]) groups += theirs[next].length;
    return groups;
  }

  /** The deadly hits that opportunity shooting may score on whoever enters a square (QS-9.2). */
  onArrival(square: number): number {
    if (isUnknown(this.#arrival[square])) this.#arrival[square] = this.#arrivalAt(square);
    return this.#arrival[square];
  }

  #turnAt(square: number): number {
    const situation = this.#situation;
    if (situation.turnsToCome(situation.them) === 0) return 0;
    this.#shots ??= situation.enemySquares.map((from) => expectedShots(situation, from));
    let hits = 0;
    for (const [i, from] of situation.enemySquares.entries()) {
      const range = BOARD.range(from, square);
      if (range === 0) continue;
      const cover = coverFrom(situation, from, square);
      if (cover === undefined) continue;
      const dice = diceOf(situation.theirs[from], range) * this.#shots[i];
      hits += WEIGHTS.share * dice * deadliness(cover);
    }
    return hits;
  }

  #arrivalAt(square: number): number {
    const { theirs, ground } = this.#situation;
    let dice = 0;
    for (const from of BOARD.neighbours[square]) dice += diceOf(theirs[from], 1);
    return OPPORTUNITY * dice * deadliness(ground.cover[square]);
  }
}

/** The dice of one shot of each of these groups. */
export function diceOf(groups: readonly number[], range: number): number {
  let dice = 0;
  for (const group of groups) dice += shotDice(KIND_OF[group], range);
  return dice;
}

/** How many shots the groups of an enemy square will have: motivated perhaps, one AP otherwise. */
function expectedShots(situation: Situation, square: number): number {
  const { state, ground, them, enemySquares } = situation;
  let chance = 0;
  let attempts = 0;
  for (const platoon of PLATOONS_OF[them]) {
    const commander = COMMANDER_OF[platoon];
    if (state.status[commander] !== ON_BOARD) continue;
    attempts += ATTEMPTS;
    chance = Math.max(chance, motivationChance(ground.need(state.at[commander], square)));
  }
  chance *= Math.min(1, attempts / enemySquares.length);
  return 1 + chance * (MOTIVATED_SHOTS - 1);
}

/** The chance that one attempt succeeds (QS-5.2). */
export function motivationChance(need: number): number {
  return need > HIGHEST_NEED ? 0 : (7 - Math.max(1, need)) / 6;
}
