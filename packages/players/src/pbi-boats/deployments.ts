import {
  SETTING,
  seededDice,
  type Dice,
  type Move,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import { ON_BOARD } from '@sandtable/pbi';
import type { BoatState as State } from '@sandtable/pbi-boats';
import type { Plan } from '../search/doctrine.ts';
import { setUps, type SetUp } from '../search/setUps.ts';
import { boatsMind } from './mind.ts';
import { QUICK_DEPLOYMENT } from './quick/deployment.ts';
import { manner } from './quick/going.ts';
import { isNight } from './quick/look.ts';
import { deployingBy, type DeploymentWeights } from './weights.ts';

/** QS-2.4: whole deployments ashore; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Plan[] {
  const { roster } = state[SETTING];
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] === ON_BOARD) return [];
  }
  return setUps(QUICK_DEPLOYMENT[manner(us, isNight(state))], dice, (weights) =>
    deploymentBy(ruleset, state, us, weights),
  );
}

/** The moves of a deployment. */
function deploymentBy(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  weights: DeploymentWeights,
): SetUp {
  const world = ruleset.clone(state) as State;
  const side = ruleset.sides[us];
  const dice = seededDice('deployment');
  const moves: Move[] = [];
  for (;;) {
    const frame = world.stack[world.stack.length - 1];
    if (frame.type !== 'deploy' || frame.side !== us) return { moves, name: world.at.join(' ') };
    const move = deployingBy(weights, () => boatsMind.answer(ruleset, world, side, dice));
    moves.push(move);
    ruleset.play(world, side, move, dice);
  }
}
