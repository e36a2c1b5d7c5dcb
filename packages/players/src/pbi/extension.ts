import { ATTACKER, BREAK_TEST_AT, BREAKS_ON, DICE_A_BUILDING, PLATOONS_OF } from '@sandtable/pbi';
import { offered } from './choice.ts';
import { housesOf } from './houses.ts';
import type { Answer } from './question.ts';
import { scoreNow } from './score.ts';
import { Situation } from './situation.ts';

/** Rolls for another turn when the game as it stands is rather lost than won (QS-3.2). */
export const answerExtend: Answer<'extend'> = ({ state, us, moves }) => {
  const chance = attackerWins(new Situation(state, us));
  const ahead = us === ATTACKER ? chance.wins >= chance.loses : chance.loses >= chance.wins;
  return offered(moves, ahead ? 'decline' : 'extend') ?? moves[0];
};

/** Sums of chances come out a little off. */
const CERTAIN = 0.9999;
/** The chance that a platoon stands its break test (QS-4.1). */
const STANDS = (BREAKS_ON - 1) / 6;

/**
 * QS-12.3: undisturbed, the attacker plays on while there is a house left to take, unless the game is
 * won whatever the dice for the houses are. Before a turn of his he has a break test to fear (QS-4.1).
 */
export const answerAlone: Answer<'alone'> = ({ state, us, moves }) => {
  const situation = new Situation(state, us);
  const { wins } = attackerWins(situation);
  const between = state.stack.length === 1;
  const shaken = PLATOONS_OF[us].some((platoon) => situation.markers[platoon] >= BREAK_TEST_AT);
  const enough = between && shaken ? STANDS : CERTAIN;
  const all = scoreNow(situation).houses === housesOf(situation.ground).squares.length;
  return offered(moves, all || wins >= enough ? 'score' : 'playOn') ?? moves[0];
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
export function totals(dice: number): number[] {
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
