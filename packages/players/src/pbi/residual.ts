import { ACTED, BOARD, RESIDUAL_AP, WITHOUT_AP } from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf, offered } from './choice.ts';
import { bestClearance } from './clearing.ts';
import { plansIn } from './memory.ts';
import type { Plans } from './plans.ts';
import type { Answer } from './question.ts';
import { WEIGHTS } from './weights.ts';

/** Uses the residual AP of the squares that have a use for it, the best first. */
export const answerResidual: Answer<'residual'> = ({ state, us, moves, dice }) => {
  const plans = plansIn(state, us, RESIDUAL_AP);
  const uses = movesOf(moves, 'use')
    .map((move) => ({ move, value: gainOfResidual(plans, BOARD.named(move.square)) }))
    .filter(({ value }) => value > 0);
  if (uses.length === 0) return offered(moves, 'endTurn') ?? moves[0];
  return best(uses, ({ value }) => value, dice).move;
};

function gainOfResidual(plans: Plans, square: number): number {
  const { situation, places } = plans;
  const groups = situation.ours[square].filter(
    (group) => (plans.state.flags[group] & (ACTED | WITHOUT_AP)) === 0,
  );
  let gain = 0;
  for (const group of groups) {
    const values = plans.values(group);
    gain += values[RESIDUAL_AP] - values[0];
  }
  if (places.targets.from(square).length > 0) gain *= WEIGHTS.shootFirst;
  const clearance = bestClearance(plans, square, (group) =>
    groups.includes(group) ? RESIDUAL_AP : 0,
  );
  return gain + (clearance?.gain ?? 0);
}
