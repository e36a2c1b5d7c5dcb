import { ATTACKER, DICE_A_BUILDING } from '@sandtable/pbi';
import { offered } from './choice.ts';
import type { Answer } from './question.ts';
import { scoreNow } from './score.ts';
import { Situation } from './situation.ts';

/** Rolls for another turn when the game as it stands is rather lost than won (QS-3.2). */
export const answerExtend: Answer<'extend'> = ({ state, us, moves }) => {
  const chance = attackerWins(new Situation(state, us));
  const ahead = us === ATTACKER ? chance.wins >= chance.loses : chance.loses >= chance.wins;
  return offered(moves, ahead ? 'decline' : 'extend') ?? moves[0];
};

/** The attacker's chances if the game ended now: its dice have yet to be rolled (QS-12.1). */
function attackerWins(situation: Situation): { readonly wins: number; readonly loses: number } {
  const { houses, defender } = scoreNow(situation);
  let wins = 0;
  let loses = 0;
  for (const [points, chance] of totals(houses * DICE_A_BUILDING).entries()) {
    if (points > defender) wins += chance;
    if (points < defender) loses += chance;
  }
  return { wins, loses };
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
