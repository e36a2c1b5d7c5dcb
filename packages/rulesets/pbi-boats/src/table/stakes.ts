import { message, NO_STAKES, SETTING, type Cited, type Part, type Stakes } from '@sandtable/kernel';
import type { OwnMove, State } from '@sandtable/pbi/extending';
import { foundMineIn } from '../rules/mines.ts';
import { costToGo } from '../rules/passage.ts';
import { fleetOf } from '../state/fleet.ts';
import { MINE_EXPLODES_ON, SLOWED_AT, TURN_COST } from '../tables/figures.ts';
import { isAstern } from './words.ts';

/** What a move of boats costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, move: OwnMove): Stakes {
  const { roster } = state[SETTING];
  const boat = roster.named(String(move.boat));
  switch (move.type) {
    case 'boats:start':
      return starting(state, boat, move.throttle === true);
    case 'boats:go': {
      const ap = costToGo(state, boat, isAstern(state, String(move.boat), String(move.to)));
      return { costs: [cite('BT-3.2', 'ap', { ap })], risks: leaving(state, boat) };
    }
    case 'boats:turn':
      return costing(cite('BT-3.2', 'ap', { ap: TURN_COST }));
    case 'boats:done': {
      const count = fleetOf(state).ap.reduce((sum, ap) => sum + ap, 0);
      return costing(cite('BT-3.1', 'lostAp', { count }));
    }
    default:
      return NO_STAKES;
  }
}

/** BT-3.1, BT-3.4, BT-7.1 */
function starting(state: State, boat: number, throttle: boolean): Stakes {
  const slowed = fleetOf(state).damage[boat] === SLOWED_AT;
  return {
    costs: throttle ? [cite('BT-3.4', 'noMore')] : [],
    risks: slowed ? [cite('BT-7.1', 'half')] : [],
  };
}

/** BT-8.2: a known mine may go off under a boat that leaves. */
function leaving(state: State, boat: number): readonly Cited[] {
  return foundMineIn(state, state.at[boat]) === -1
    ? []
    : [cite('BT-8.2', 'mine', { faces: 7 - MINE_EXPLODES_ON })];
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.boats:${key}`, parts) };
}
