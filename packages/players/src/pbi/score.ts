import { ATTACKER, END, FIRST, ON_BOARD, POINTS_A_GROUP } from '@sandtable/pbi';
import { housesOf } from './houses.ts';
import type { Situation } from './situation.ts';

/** What would be scored if the game ended now (QS-12). */
export interface Score {
  /** Houses that the attacker has. */
  readonly houses: number;
  /** The defender's points. */
  readonly defender: number;
}

export function scoreNow(situation: Situation): Score {
  const { state, us, ground } = situation;
  const attackers = us === ATTACKER ? situation.ours : situation.theirs;
  const houses = housesOf(ground).squares.filter((square) => attackers[square].length > 0).length;
  let lost = 0;
  for (let g = FIRST[ATTACKER]; g < END[ATTACKER]; g++) if (state.status[g] !== ON_BOARD) lost++;
  return { houses, defender: lost * POINTS_A_GROUP };
}
