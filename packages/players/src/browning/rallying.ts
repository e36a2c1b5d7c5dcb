import { ableFigures, minimumStrength, type BrowningMoveOf, type State } from '@sandtable/browning';
import { best } from '../best.ts';
import { figureNamed } from './figures.ts';
import type { Answer, WeightsOf } from './question.ts';
import type { Weights } from './weights.ts';
import { decisiveness } from './worth.ts';

/**
 * Rallies as long as there is control. One in six is lost by it; but whoever stays pinned does
 * nothing, is the first to scatter under fire, and may lose his nerve at the end of the turn.
 */
export const rallyAnswer =
  (weightsOf: WeightsOf): Answer<'rally'> =>
  ({ state, us, moves, dice }) => {
    const weights = weightsOf(state, us);
    const worth = ({ figure }: BrowningMoveOf<'rally'>): number =>
      worthOfRally(weights, state, figureNamed(state, figure));
    const rallies = moves.filter((move): move is BrowningMoveOf<'rally'> => move.type === 'rally');
    const chosen = best(rallies, worth, dice);
    return worth(chosen) < weights.hazard ? { type: 'enough' } : chosen;
  };

/** A figure is worth most where its team has yet to act and is about to fire with too few. */
export function worthOfRally(weights: Weights, state: State, figure: number): number {
  const team = state.team[figure];
  const ready = state.ready[team] === 1 ? weights.pinReady : 0;
  const able = ableFigures(state, team).length;
  const short = minimumStrength(state.field, team) - able;
  const effective = short > 0 ? weights.pinReady / short : 0;
  return weights.rally + ready + effective + decisiveness(weights, state, figure);
}
