import type { BrowningMove, BrowningMoveOf, State } from '@sandtable/browning';
import type { Dice } from '@sandtable/kernel';
import { best } from '../best.ts';
import { figureNamed } from './figures.ts';
import type { Answer, WeightsOf } from './question.ts';
import { worthOfRally } from './rallying.ts';
import type { Weights } from './weights.ts';
import { worthOfScatter } from './worth.ts';

/** BB-5.10: of those equally close, the one we can spare. */
export const resultAnswer =
  (weightsOf: WeightsOf): Answer<'result'> =>
  ({ state, us, moves, dice }) =>
    spare(weightsOf(state, us), state, moves, worthOfScatter, dice);

/** BB-9.1: the pinned figure that would have been rallied last. */
export const nervesAnswer =
  (weightsOf: WeightsOf): Answer<'nerves'> =>
  ({ state, us, moves, dice }) =>
    spare(weightsOf(state, us), state, moves, worthOfRally, dice);

function spare(
  weights: Weights,
  state: State,
  moves: readonly BrowningMove[],
  worth: (weights: Weights, state: State, figure: number) => number,
  dice: Dice,
): BrowningMove {
  const choices = moves.filter((move): move is BrowningMoveOf<'choose'> => move.type === 'choose');
  return best(choices, ({ figure }) => -worth(weights, state, figureNamed(state, figure)), dice);
}
