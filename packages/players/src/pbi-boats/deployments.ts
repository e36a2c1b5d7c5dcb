import { SETTING, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { ON_BOARD } from '@sandtable/pbi';
import type { BoatState as State } from '@sandtable/pbi-boats';
import type { Plan } from '../search/doctrine.ts';
import { setUps } from '../search/setUps.ts';
import { boatsMind } from './mind.ts';
import { QUICK_DEPLOYMENT } from './quick/deployment.ts';
import { manner } from './quick/going.ts';
import { isNight } from './quick/look.ts';
import { deployingBy } from './weights.ts';

/** QS-2.4: whole deployments ashore; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Plan[] {
  const { roster } = state[SETTING];
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] === ON_BOARD) return [];
  }
  const usual = QUICK_DEPLOYMENT[manner(us, isNight(state))];
  return setUps(ruleset, state, us, usual, dice, (weights, world, own) =>
    deployingBy(weights, () => boatsMind.answer(ruleset, world, ruleset.sides[us], own)),
  );
}
