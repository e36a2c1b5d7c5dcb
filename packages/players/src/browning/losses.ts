import type { BrowningMove, BrowningMoveOf, State } from '@sandtable/browning';
import type { Dice } from '@sandtable/kernel';
import { best } from '../best.ts';
import { figureNamed } from './figures.ts';
import type { Answer } from './question.ts';
import { worthOfRally } from './rallying.ts';
import { worthOfScatter } from './worth.ts';

/** BB-5.10: of those equally close, the one we can spare. */
export const answerResult: Answer<'result'> = ({ state, moves, dice }) =>
  spare(state, moves, worthOfScatter, dice);

/** BB-9.1: the pinned figure that would have been rallied last. */
export const answerNerves: Answer<'nerves'> = ({ state, moves, dice }) =>
  spare(state, moves, worthOfRally, dice);

function spare(
  state: State,
  moves: readonly BrowningMove[],
  worth: (state: State, figure: number) => number,
  dice: Dice,
): BrowningMove {
  const choices = moves.filter((move): move is BrowningMoveOf<'choose'> => move.type === 'choose');
  return best(choices, ({ figure }) => -worth(state, figureNamed(state, figure)), dice);
}
