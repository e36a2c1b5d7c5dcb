import { distanceToEdge } from '@sandtable/board';
import { baseEdge, BOARD, groupNamed } from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf } from './choice.ts';
import { placesIn } from './memory.ts';
import type { Answer } from './question.ts';

/** QS-4.6: the rear tests first, so that what falls back there makes room for the front. */
export const answerMorale: Answer<'morale'> = ({ state, us, moves, dice }) => {
  const edge = baseEdge(state, us);
  const behind = (square: string): number => -distanceToEdge(BOARD, BOARD.named(square), edge);
  return best(movesOf(moves, 'test'), ({ square }) => behind(square), dice);
};

/** QS-4.7: where there is a choice, each group falls back to the better place, the dearest first. */
export const answerRetreat: Answer<'retreat'> = ({ state, us, moves, dice }) => {
  const places = placesIn(state, us);
  return best(
    movesOf(moves, 'retreat'),
    ({ group, to }) => places.stand(groupNamed(group), BOARD.named(to)),
    dice,
  );
};
