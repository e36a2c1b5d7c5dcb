import { seededDice, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { END, FIRST, ON_BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { setUps, type SetUp } from '../search/setUps.ts';
import { deployBy } from './deployment.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';
import type { DeploymentWeights } from './weights.ts';

/** Whole deployments; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: PbiState, us: SideNumber, dice: Dice): Plan[] {
  for (let g = FIRST[us]; g < END[us]; g++) if (state.status[g] === ON_BOARD) return [];
  return setUps(QUICK_DEPLOYMENT[us], dice, (weights) => deploymentBy(ruleset, state, us, weights));
}

/** The moves of a deployment. */
function deploymentBy(
  ruleset: Ruleset,
  state: PbiState,
  us: SideNumber,
  weights: DeploymentWeights,
): SetUp {
  const world = ruleset.clone(state) as PbiState;
  const side = ruleset.sides[us];
  const dice = seededDice('deployment');
  const moves: Move[] = [];
  for (;;) {
    const frame = world.stack[world.stack.length - 1];
    if (frame.type !== 'deploy' || frame.side !== us) return { moves, name: world.at.join(' ') };
    const list = ruleset.moves(world, side) as readonly PbiMove[];
    const question = { state: world, us, frame, moves: list, dice, because: undefined };
    const move = deployBy(weights, question);
    moves.push(move);
    ruleset.play(world, side, move, dice);
  }
}
