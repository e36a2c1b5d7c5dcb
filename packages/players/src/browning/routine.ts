import type { BrowningGame } from '@sandtable/browning';
import { mostGained } from '../gained.ts';
import { framedMind, type Mind } from '../mind.ts';
import { Formation } from './formation.ts';
import { HALT } from './march.ts';
import { answersBy } from './mind.ts';
import type { Answer, WeightsOf } from './question.ts';
import { REASONS, type Reason } from './reasons.ts';
import { ROUTINE_WEIGHTS } from './weights.ts';

/** So many of the steps that look best are followed up. */
export const STARTS = 3;

const marchAnswer =
  (weightsOf: WeightsOf): Answer<'march'> =>
  ({ state, us, frame, because }) => {
    const formation = new Formation(weightsOf(state, us), state, us, frame);
    const [settled] = formation.settled(STARTS);
    const [move] = formation.moves(settled);
    if (because !== undefined && move !== HALT) {
      because(`march.${mostGained(...formation.parts(settled))}`);
    }
    return move;
  };

export function routineBy(weightsOf: WeightsOf): Mind {
  const answers = { ...answersBy(weightsOf), march: marchAnswer(weightsOf) };
  return framedMind<BrowningGame, Reason>('browning', answers, REASONS);
}

export const browningRoutine = routineBy(() => ROUTINE_WEIGHTS);
