import { otherSide, SETTING, topFrame, type Forecast, type SideNumber } from '@sandtable/kernel';
import { countOf, type OwnMove, type State } from '@sandtable/pbi/extending';
import { assaultIn, type BoatAssault } from '../rules/assaults.ts';
import type { Watch } from '../rules/watch.ts';
import type { Volley } from '../rules/volley.ts';
import { crewOf, fleetOf, isOut } from '../state/fleet.ts';
import { SINKS_AT } from '../tables/figures.ts';

/** How far a shot or an assault goes, and the hull that it is at; -1 where it is at groups ashore. */
interface Action {
  /** How many frames are left when it has been resolved. */
  readonly depth: number;
  readonly hull: number;
  readonly isAssault: boolean;
}

/**
 * The odds of shots at hulls and troops, and of assaults: the groups that each side loses until it has been
 * resolved, and what becomes of the hull. For a move that only begins one, everybody is taken to join in.
 */
export function forecast(
  state: State,
  side: SideNumber,
  move: OwnMove,
): Forecast<State> | undefined {
  const action = actionOf(state, move);
  if (action === undefined) return undefined;
  const { depth, hull, isAssault } = action;
  const enemies = countOf(state, otherSide(side));
  const own = countOf(state, side);
  const damage = hull === -1 ? 0 : fleetOf(state).damage[hull];
  const ofHull = (after: State): Record<string, number> => {
    if (hull === -1) return {};
    const isLost = !isOut(after, hull);
    if (isAssault) return { taken: isLost || crewOf(after, hull) !== crewOf(state, hull) ? 1 : 0 };
    return {
      damage: (isLost ? SINKS_AT : fleetOf(after).damage[hull]) - damage,
      sunk: isLost ? 1 : 0,
    };
  };
  return {
    settled: (after) =>
      after.outcome !== null || after.stack.length <= depth || topFrame(after).type === 'alone',
    measure: (after) => ({
      killed: enemies - countOf(after, otherSide(side)),
      lost: own - countOf(after, side),
      ...ofHull(after),
    }),
    ...(hull !== -1 && { chances: [isAssault ? 'taken' : 'sunk'] }),
  };
}

function actionOf(state: State, move: OwnMove): Action | undefined {
  const { roster } = state[SETTING];
  const depth = state.stack.length;
  const frame: { readonly type: string } = topFrame(state);
  const hullNamed = (name: unknown): number => roster.named(String(name));
  switch (move.type) {
    case 'boats:aim':
    case 'boats:gun':
    case 'boats:fire':
      return { depth, hull: hullNamed(move.at), isAssault: false };
    case 'boats:shoot':
    case 'boats:everybody': {
      const { at } = frame as Volley;
      return { depth: depth - 1, hull: hullNamed(at), isAssault: false };
    }
    case 'boats:board':
      return { depth, hull: hullNamed(move.boat), isAssault: true };
    case 'boats:storm':
      return { depth, hull: -1, isAssault: true };
    case 'boats:charge':
    case 'boats:chargeAll':
      return { depth: depth - 1, hull: (frame as BoatAssault).boat, isAssault: true };
    case 'boats:snap': {
      const [hull = -1] = (frame as Watch).hulls;
      return { depth, hull, isAssault: false };
    }
    // Who charges goes straight on into the assault.
    case 'boats:repel':
    case 'boats:repelGun':
      return { depth: depth - 2, hull: assaultIn(state).boat, isAssault: true };
    default:
      return undefined;
  }
}
