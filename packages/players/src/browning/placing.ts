import {
  figuresOf,
  LEADER_REACH,
  pinnedFigures,
  platoonOf,
  RALLY_REACH,
  type BrowningMove,
  type Place,
  type State,
} from '@sandtable/browning';
import { along, isWithin } from '@sandtable/table';
import type { Dice, SideNumber } from '@sandtable/kernel';
import { best } from '../best.ts';
import type { Answer, WeightsOf } from './question.ts';
import { worthOfRally } from './rallying.ts';
import type { Weights } from './weights.ts';

/** BB-3.1: where the leader of a team reaches the most who need him. */
export const placeAnswer =
  (weightsOf: WeightsOf): Answer<'place'> =>
  ({ state, us, frame, moves, dice }) =>
    placeAmong(weightsOf(state, us), state, us, figuresOf(state, frame.team), moves, dice);

/** BB-8.2: likewise for a platoon leader, beside anybody of his platoon. */
export const leadAnswer =
  (weightsOf: WeightsOf): Answer<'lead'> =>
  ({ state, us, frame, moves, dice }) =>
    placeAmong(weightsOf(state, us), state, us, platoonFigures(state, frame.leader), moves, dice);

export function platoonFigures(state: State, leader: number): number[] {
  const { teams, leaders } = state.field;
  return teams.flatMap((_, team) =>
    platoonOf(state.field, team) === leaders[leader].platoon ? figuresOf(state, team) : [],
  );
}

function placeAmong(
  weights: Weights,
  state: State,
  us: SideNumber,
  figures: readonly number[],
  moves: readonly BrowningMove[],
  dice: Dice,
): BrowningMove {
  const places = leaderPlaces(state, us, figures);
  if (places.length === 0) return moves[0];
  return { type: 'place', at: best(places, (at) => reached(weights, state, us, at), dice) };
}

/** Beside these figures, and from each as far as it goes toward every pinned one. */
export function leaderPlaces(state: State, us: SideNumber, figures: readonly number[]): Place[] {
  const pinned = pinnedFigures(state, us);
  return figures.flatMap((figure): Place[] => {
    const from = { x: state.x[figure], y: state.y[figure] };
    const toward = pinned
      .filter((f) => isWithin(from.x, from.y, state.x[f], state.y[f], LEADER_REACH + RALLY_REACH))
      .map((f) => along(from, { x: state.x[f], y: state.y[f] }, LEADER_REACH));
    return [[from.x, from.y], ...toward.map(({ x, y }): Place => [x, y])];
  });
}

/** What a leader at a place could rally, if he had as much control as he liked. */
export function reached(weights: Weights, state: State, us: SideNumber, [x, y]: Place): number {
  let sum = 0;
  for (const f of pinnedFigures(state, us)) {
    if (isWithin(state.x[f], state.y[f], x, y, RALLY_REACH)) sum += worthOfRally(weights, state, f);
  }
  return sum;
}
