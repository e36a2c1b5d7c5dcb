import {
  ACTED,
  ASSAULT_COST,
  BOARD,
  COMMANDER_AP,
  COMMANDER_OF,
  IS_COMMANDER,
  platoonNamed,
  RESIDUAL_AP,
  WITHOUT_AP,
} from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf, offered } from './choice.ts';
import { bestClearance } from './clearing.ts';
import { motivationChance } from './danger.ts';
import { plansIn } from './memory.ts';
import type { Plans } from './plans.ts';
import type { Answer } from './question.ts';
import { bestStorm } from './storming.ts';
import { WEIGHTS } from './weights.ts';

/** Motivates the square that gains the most by it, times the chance that the attempt succeeds. */
export const answerMotivate: Answer<'motivate'> = ({ state, us, moves, dice }) => {
  const plans = plansIn(state, us);
  const rest = offered(moves, 'rest') ?? moves[0];
  const gains = new Map<string, number>();
  const attempts = movesOf(moves, 'motivate').map((move) => {
    const square = BOARD.named(move.square);
    let gain = gains.get(move.square);
    if (gain === undefined) gains.set(move.square, (gain = gainOfMotivation(plans, square)));
    const platoon = platoonNamed(move.commander);
    const post = state.at[COMMANDER_OF[platoon]];
    const chance = motivationChance(plans.situation.ground.need(post, square));
    const waits = square === post && state.attempts[platoon] > 1;
    return { move, value: chance * gain * (waits ? WEIGHTS.commanderLast : 1) };
  });
  const worthwhile = attempts.filter(({ value }) => value > 0);
  return worthwhile.length === 0 ? rest : best(worthwhile, ({ value }) => value, dice).move;
};

/** What the AP of a motivated square are worth beyond the one that it gets anyhow. */
function gainOfMotivation(plans: Plans, square: number): number {
  const { state } = plans;
  const { ours } = plans.situation;
  const groups = ours[square].filter((group) => (state.flags[group] & (ACTED | WITHOUT_AP)) === 0);
  const bonus = ours[square].some((group) => IS_COMMANDER[group]) ? COMMANDER_AP : 0;
  let gain = 0;
  for (const group of groups) {
    const values = plans.values(group);
    for (let roll = 1; roll <= 6; roll++) gain += (values[roll + bonus] - values[RESIDUAL_AP]) / 6;
  }
  const storm = bestStorm(plans, square, () => ASSAULT_COST);
  if (storm !== undefined) gain += (storm.gain * (7 - ASSAULT_COST + bonus)) / 6;
  gain += bestClearance(plans, square, () => RESIDUAL_AP)?.gain ?? 0;
  return gain;
}
