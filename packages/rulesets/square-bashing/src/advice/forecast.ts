import type { Forecast, SideNumber } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import type { SquareMove } from '../state/moves.ts';
import { cloneState, type State } from '../state/state.ts';
import { fightOdds } from './fightOdds.ts';
import { lossesSince } from './strength.ts';

/**
 * The odds of an assault, a shot or a barrage: half bases that each side loses until it has been resolved, and
 * whether the square is taken. Who surrenders, or is lost in any other way, loses all that he had. For a move
 * that only begins an assault, everybody is taken to join in.
 */
export function forecast(
  state: State,
  side: SideNumber,
  move: SquareMove,
): Forecast<State> | undefined {
  const fight = fightOdds(state, side, move);
  if (fight !== undefined) return fight;
  if (!RESOLVED.has(move.type)) return undefined;
  // A shot leaves the shooting on the turn, a barrage only the turn.
  const left = move.type === 'shoot' ? 2 : 1;
  return {
    settled: ({ stack }) => stack.length <= left,
    measure: lossesSince(state, side),
    alike: ({ stack, lost }) => JSON.stringify([stack, lost]),
    step: flow.step,
    begin: (dice) => {
      const begun = cloneState(state);
      flow.answer(begun, move, dice);
      return begun;
    },
  };
}

/** A shot, and barrages whose squares have been chosen. */
const RESOLVED: ReadonlySet<string> = new Set(['shoot', 'row', 'arms']);
