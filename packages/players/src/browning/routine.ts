import type { BrowningGame } from '@sandtable/browning';
import { framedMind, type Mind } from '../mind.ts';
import { Formation } from './formation.ts';
import { answersBy } from './mind.ts';
import type { Answer, WeightsOf } from './question.ts';
import { REASONS, type Reason } from './reasons.ts';
import { ROUTINE_WEIGHTS } from './weights.ts';

/** So many of the steps that look best are followed up. */
export const STARTS = 3;

const marchAnswer =
  (weightsOf: WeightsOf): Answer<'march'> =>
  ({ state, us, frame }) => {
    const formation = new Formation(weightsOf(state, us), state, us, frame);
    return formation.moves(formation.settled(STARTS)[0])[0];
  };

export function routineBy(weightsOf: WeightsOf): Mind {
  const answers = { ...answersBy(weightsOf), march: marchAnswer(weightsOf) };
  return framedMind<BrowningGame, Reason>('browning', answers, REASONS);
}

export const browningRoutine = routineBy(() => ROUTINE_WEIGHTS);
