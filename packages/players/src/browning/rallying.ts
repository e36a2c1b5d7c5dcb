import { ableFigures, minimumStrength, type BrowningMoveOf, type State } from '@sandtable/browning';
import { best } from '../best.ts';
import { figureNamed } from './figures.ts';
import type { Answer } from './question.ts';
import { WEIGHTS } from './weights.ts';
import { isDecisive } from './worth.ts';

/**
 * Rallies as long as there is control. One in six is lost by it; but whoever stays pinned does
 * nothing, is the first to scatter under fire, and may lose his nerve at the end of the turn.
 */
export const answerRally: Answer<'rally'> = ({ state, moves, dice }) => {
  const rallies = moves.filter((move): move is BrowningMoveOf<'rally'> => move.type === 'rally');
  return best(rallies, ({ figure }) => worthOfRally(state, figureNamed(state, figure)), dice);
};

/** A figure is worth most where its team has yet to act and is about to fire with too few. */
export function worthOfRally(state: State, figure: number): number {
  const team = state.team[figure];
  const ready = state.ready[team] === 1 ? WEIGHTS.pinReady : 0;
  const able = ableFigures(state, team).length;
  const short = minimumStrength(state.field, team) - able;
  const effective = short > 0 ? WEIGHTS.pinReady / short : 0;
  return WEIGHTS.rally + ready + effective + (isDecisive(state, figure) ? WEIGHTS.decisive : 0);
}
