import {
  NO_GUIDE,
  SETTING,
  topFrame,
  type Decision,
  type Guide,
  type Pick,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { canAct } from '../rules/activation.ts';
import { flowOf } from '../rules/flow.ts';
import { whyNobodySteps } from '../rules/movement.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import type { PbiMove } from '../state/moves.ts';
import { census } from '../state/census.ts';
import { groupsIn, type State } from '../state/state.ts';
import { meantBy, thingAt } from './meant.ts';

/** What somebody means who points at these. The squares themselves say how it goes on. */
export function guide(state: State, decision: Decision, picks: readonly Pick[]): Guide<PbiMove> {
  if (state.outcome !== null || picks.length === 0) return NO_GUIDE;
  const side = SIDES.indexOf(decision.side as SideName) as SideNumber;
  const means = meantBy(state, side, picks);
  const refusal =
    means === undefined
      ? whyNothing(state, picks)
      : flowOf(state[SETTING].book).judge(state, means, side);
  return {
    ...NO_GUIDE,
    ...(means !== undefined && { means }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** Why nothing is done with the one thing that was pointed at, whatever else is. */
function whyNothing(state: State, picks: readonly Pick[]): Refusal | undefined {
  const thing = picks.length === 1 ? thingAt(state, picks[0]) : undefined;
  if (thing === undefined) return undefined;
  const { make, roster, book } = state[SETTING];
  const { square, group } = thing;
  const { judge, listMoves } = flowOf(book);
  const frame = topFrame(state);
  switch (frame.type) {
    case 'activate':
      return canAct(state, census(state), square)
        ? undefined
        : whyNobodySteps(state, groupsIn(state, state.side, square), square, false);
    case 'motivate': {
      if (group === undefined) return undefined;
      const { commander } = make.motivate(roster.platoonOf[group], square);
      const tries = listMoves(state).some(
        (move) => move.type === 'motivate' && move.commander === commander,
      );
      return tries ? undefined : judge(state, make.motivate(roster.platoonOf[group], square));
    }
    case 'retreat':
      return group === undefined || frame.groups.includes(group)
        ? undefined
        : judge(state, make.retreat(group, square));
    case 'layout':
    case 'lay':
    case 'edge':
    case 'deploy':
    case 'morale':
    case 'residual':
    case 'march':
    case 'assault':
    case 'volley':
    case 'allocate':
    case 'opportunity':
    case 'losses':
    case 'extend':
    case 'alone':
      return undefined;
  }
}
