import { ATTACKER, GROUPS_A_SQUARE, IS_COMMANDER, SIDE_OF } from '@sandtable/pbi';
import { housesOf, type Houses } from './houses.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** Which houses our groups are after, and what they are worth. */
export interface Goals {
  readonly houses: Houses;
  /** By house, in points for the first group in it. */
  readonly prizes: readonly number[];
  /** By group: the house it is sent to, as a place in `houses.squares`, or -1. */
  readonly house: readonly number[];
  /** By group: its part of the prize. */
  readonly share: readonly number[];
}

/** A house has three bits of a pair. There are six by the book. */
const HOUSES = 8;

export function goalsOf(situation: Situation): Goals {
  const houses = housesOf(situation.ground);
  const prizes = houses.squares.map((_, i) => prizeOf(situation, houses, i));
  const house = new Array<number>(SIDE_OF.length).fill(-1);
  const share = new Array<number>(SIDE_OF.length).fill(0);
  const sent = houses.squares.map(() => 0);
  const nearest = nearestFirst(situation, houses);
  // Two to every house before any has more; the rest go where they are nearest.
  for (const most of [2, GROUPS_A_SQUARE]) {
    for (const pair of nearest) {
      const group = (pair >> 3) & 31;
      const i = pair & 7;
      if (house[group] !== -1 || sent[i] >= most) continue;
      house[group] = i;
      share[group] = WEIGHTS.garrison[sent[i]++];
    }
  }
  return { houses, prizes, house, share };
}

// Room for every group and house, used again each time.
const pairs = new Int32Array(SIDE_OF.length * HOUSES);

/** Pairs of group and house as numbers that sort by distance: distance, group, house. */
function nearestFirst(situation: Situation, houses: Houses): Int32Array {
  let count = 0;
  for (const square of situation.ownSquares) {
    for (const group of situation.ours[square]) {
      // A commander has better things to do than to hold a house, until there is nothing to command.
      if (IS_COMMANDER[group] && situation.turnsToCome(situation.us) > 0) continue;
      for (let i = 0; i < houses.squares.length && i < HOUSES; i++) {
        pairs[count++] = ((2 * houses.walk[i][square]) << 8) | (group << 3) | i;
      }
    }
  }
  return pairs.subarray(0, count).sort();
}

function prizeOf(situation: Situation, houses: Houses, i: number): number {
  const square = houses.squares[i];
  if (situation.theirs[square].length > 0) return WEIGHTS.house * WEIGHTS.stormedHouse;
  return WEIGHTS.house * (situation.us === ATTACKER ? 1 : attackerComes(situation, houses, i));
}

/** How likely it is that the attacker gets into a house if nobody is there to stop him. */
function attackerComes(situation: Situation, houses: Houses, i: number): number {
  let nearest = Infinity;
  for (const square of situation.enemySquares) {
    nearest = Math.min(nearest, houses.walk[i][square]);
  }
  const turns = situation.turnsToCome(ATTACKER);
  if (turns === 0) return 0;
  const chance = arrival(nearest, turns - 1);
  return Math.max(WEIGHTS.safeHouse, chance * chance);
}

/** How likely a walk of so many AP is to succeed, with so many turns to come after this one. */
export function arrival(distance: number, turnsToCome: number): number {
  const range = 1 + WEIGHTS.walkPerTurn * turnsToCome;
  return range / (range + distance);
}
