import type { Dice, Ruleset, SideNumber } from '@sandtable/kernel';
import { END, FIRST, ON_BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { setUps } from '../search/setUps.ts';
import { deployBy } from './deployment.ts';
import type { Answer } from './question.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';

type Question = Parameters<Answer<'deploy'>>[0];

/** Whole deployments; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: PbiState, us: SideNumber, dice: Dice): Plan[] {
  for (let g = FIRST[us]; g < END[us]; g++) if (state.status[g] === ON_BOARD) return [];
  return setUps(ruleset, state, us, QUICK_DEPLOYMENT[us], dice, (weights, world, own) => {
    const frame = world.stack[world.stack.length - 1] as Question['frame'];
    const moves = ruleset.moves(world, ruleset.sides[us]) as readonly PbiMove[];
    return deployBy(weights, { state: world, us, frame, moves, dice: own, because: undefined });
  });
}
