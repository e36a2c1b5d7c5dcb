import type { Dice, Ruleset, SideNumber } from '@sandtable/kernel';
import { END, FIRST, ON_BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { roughSetUp, setUps, type Placing } from '../search/setUps.ts';
import { deployBy } from './deployment.ts';
import type { Answer } from './question.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';
import type { DeploymentWeights } from './weights.ts';

type Question = Parameters<Answer<'deploy'>>[0];

/** Whole deployments; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: PbiState, us: SideNumber, dice: Dice): Plan[] {
  for (let g = FIRST[us]; g < END[us]; g++) if (state.status[g] === ON_BOARD) return [];
  return setUps(ruleset, state, us, QUICK_DEPLOYMENT[us], dice, placing(ruleset, us));
}

/** All that is still to be set up, by one set of weights. */
export function roughDeployment(
  ruleset: Ruleset,
  state: PbiState,
  us: SideNumber,
  rough: { readonly dice: Dice; readonly roughness: number },
): readonly PbiMove[] {
  const place = placing(ruleset, us);
  return roughSetUp(ruleset, state, us, QUICK_DEPLOYMENT[us], rough, place) as readonly PbiMove[];
}

function placing(ruleset: Ruleset, us: SideNumber): Placing<PbiState, DeploymentWeights> {
  return (weights, world, dice) => {
    const frame = world.stack[world.stack.length - 1] as Question['frame'];
    const moves = ruleset.moves(world, ruleset.sides[us]) as readonly PbiMove[];
    return deployBy(weights, { state: world, us, frame, moves, dice, because: undefined });
  };
}
