import {
  ATTACKER,
  DICE_A_BUILDING,
  END,
  FIRST,
  ON_BOARD,
  POINTS_A_GROUP,
  type PbiState,
} from '@sandtable/pbi';
import { offered } from './choice.ts';
import { housesOf } from './houses.ts';
import type { Answer } from './question.ts';
import { Situation } from './situation.ts';

/** Rolls for another turn when the game as it stands is rather lost than won (QS-3.2). */
export const answerExtend: Answer<'extend'> = ({ state, us, moves }) => {
  const chance = attackerWins(new Situation(state, us));
  const ahead = us === ATTACKER ? chance.wins >= chance.loses : chance.loses >= chance.wins;
  return offered(moves, ahead ? 'decline' : 'extend') ?? moves[0];
};

/** How the game would be scored if it ended now (QS-12). */
function attackerWins(situation: Situation): { readonly wins: number; readonly loses: number } {
  const { state, us, ground } = situation;
  const attackers = us === ATTACKER ? situation.ours : situation.theirs;
  const held = housesOf(ground).squares.filter((square) => attackers[square].length > 0);
  const against = POINTS_A_GROUP * attackersLost(state);
  let wins = 0;
  let loses = 0;
  for (const [points, chance] of totals(held.length * DICE_A_BUILDING).entries()) {
    if (points > against) wins += chance;
    if (points < against) loses += chance;
  }
  return { wins, loses };
}

function attackersLost(state: PbiState): number {
  let lost = 0;
  for (let g = FIRST[ATTACKER]; g < END[ATTACKER]; g++) if (state.status[g] !== ON_BOARD) lost++;
  return lost;
}

/** The chances of every total of so many D6. */
function totals(dice: number): number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(chances.length + 6).fill(0);
    for (const [total, chance] of chances.entries()) {
      for (let face = 1; face <= 6; face++) next[total + face] += chance / 6;
    }
    chances = next;
  }
  return chances;
}
