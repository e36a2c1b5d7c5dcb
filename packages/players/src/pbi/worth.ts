import type { SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  BREAKS_ON,
  KIND_OF,
  ON_BOARD,
  PLATOON_OF,
  PLATOON_SIDE,
  PLATOONS,
  POINTS_A_GROUP,
  SIDE_OF,
  SIDES,
  TURNS,
} from '@sandtable/pbi';
import { housesOf } from './houses.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

const BREAK_CHANCE = (7 - BREAKS_ON) / 6;

/** What the loss of each group costs its owner, in points. Nothing for those out of the game. */
export function worthOfGroups(situation: Situation): number[] {
  const { state } = situation;
  const worth = new Array<number>(SIDE_OF.length).fill(0);
  const strain = strainOfPlatoons(situation);
  const { are } = housesOf(situation.ground);
  for (let g = 0; g < worth.length; g++) {
    if (state.status[g] !== ON_BOARD) continue;
    const square = state.at[g];
    worth[g] = bareWorth(situation, g) + strain[PLATOON_OF[g]];
    if (are[square]) worth[g] += houseShare(situation, SIDE_OF[g], square);
  }
  return worth;
}

/** Points for the loss itself, and what the group could still have done. */
function bareWorth(situation: Situation, group: number): number {
  const side = SIDE_OF[group];
  const time = situation.turnsToCome(side) / TURNS;
  const fighting = WEIGHTS.fighting[KIND_OF[group]] * time;
  return side === ATTACKER ? POINTS_A_GROUP + fighting : WEIGHTS.defending * fighting;
}

/** What a group's part in holding a house is worth. */
function houseShare(situation: Situation, side: SideNumber, square: number): number {
  const groups = (side === situation.us ? situation.ours : situation.theirs)[square].length;
  const final = situation.turnsToCome(ATTACKER) === 0;
  // With no turn of his to come the attacker takes nothing more, so who defends it is no matter.
  if (final && side !== ATTACKER) return 0;
  return (WEIGHTS.house * (final ? 1 : WEIGHTS.evicted)) / groups;
}

/** QS-4.1: what one more marker does to a platoon as a whole. */
function strainOfPlatoons(situation: Situation): number[] {
  return PLATOONS.map((name, platoon) => {
    const markers = Math.min(situation.markers[platoon], WEIGHTS.strain.length - 1);
    const ours = PLATOON_SIDE[name] === SIDES[situation.us];
    const weights = ours ? WEIGHTS.strain : WEIGHTS.pressure;
    return weights[markers] * costOfBreaking(situation, platoon);
  });
}

/** What a platoon's break test may cost, times the chance that it fails. */
export function costOfBreaking(situation: Situation, platoon: number): number {
  const side = SIDES.indexOf(PLATOON_SIDE[PLATOONS[platoon]]) as SideNumber;
  if (situation.turnsToCome(side) === 0) return 0;
  let cost = 0;
  for (let g = 0; g < SIDE_OF.length; g++) {
    if (PLATOON_OF[g] === platoon && situation.state.status[g] === ON_BOARD) {
      cost += bareWorth(situation, g);
    }
  }
  return cost * BREAK_CHANCE;
}
