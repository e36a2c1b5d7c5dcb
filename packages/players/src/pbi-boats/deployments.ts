import { SETTING, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { ON_BOARD } from '@sandtable/pbi';
import type { BoatState as State } from '@sandtable/pbi-boats';
import type { Plan } from '../search/doctrine.ts';
import { roughSetUp, setUps, type Placing } from '../search/setUps.ts';
import { boatsMind } from './mind.ts';
import { QUICK_DEPLOYMENT } from './quick/deployment.ts';
import { manner } from './quick/going.ts';
import { isNight } from './quick/look.ts';
import { quick } from './quick/quick.ts';
import { deployingBy, type DeploymentWeights } from './weights.ts';

/** QS-2.4: whole deployments ashore; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Plan[] {
  const { roster } = state[SETTING];
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] === ON_BOARD) return [];
  }
  return setUps(ruleset, state, us, weightsOf(state, us), dice, placing(ruleset, us));
}

/** The attacker's boats go where quick answers have them, who know the way better. */
const ARRIVING: string = 'boats:attackers';

/** BT-1.5, BT-8.1: mines and boats are set up with those who are ashore. */
const BEFOREHAND: ReadonlySet<string> = new Set([
  'deploy',
  'boats:mines',
  'boats:defenders',
  'boats:attackers',
]);

/** All that is still to be set up, by one set of weights. */
export function roughDeployment(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  rough: { readonly dice: Dice; readonly roughness: number },
): readonly Move[] {
  const place: Placing<State, DeploymentWeights> = (weights, world, dice) =>
    world.stack[world.stack.length - 1].type === ARRIVING
      ? deployingBy(weights, () => quick(ruleset, world, us, dice))
      : placing(ruleset, us)(weights, world, dice);
  return roughSetUp(ruleset, state, us, weightsOf(state, us), rough, place, BEFOREHAND);
}

function weightsOf(state: State, us: SideNumber): DeploymentWeights {
  return QUICK_DEPLOYMENT[manner(us, isNight(state))];
}

function placing(ruleset: Ruleset, us: SideNumber): Placing<State, DeploymentWeights> {
  return (weights, world, dice) =>
    deployingBy(weights, () => boatsMind.answer(ruleset, world, ruleset.sides[us], dice));
}
