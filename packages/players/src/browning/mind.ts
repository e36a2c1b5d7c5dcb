import type { BrowningGame } from '@sandtable/browning';
import { framedMind, type Answers, type Mind } from '../mind.ts';
import { answerAdvance, marchAnswer } from './march.ts';
import { answerComeback, answerRegroup } from './regrouping.ts';
import { fireAnswer } from './fire.ts';
import { nervesAnswer, resultAnswer } from './losses.ts';
import { leadAnswer, placeAnswer } from './placing.ts';
import { pickAnswer, pushAnswer } from './picks.ts';
import { rallyAnswer } from './rallying.ts';
import type { WeightsOf } from './question.ts';
import { REASONS, type Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

export function answersBy(weightsOf: WeightsOf): Answers<BrowningGame, Reason> {
  return {
    pick: pickAnswer(weightsOf),
    place: placeAnswer(weightsOf),
    rally: rallyAnswer(weightsOf),
    advance: answerAdvance,
    march: marchAnswer(weightsOf),
    fire: fireAnswer(weightsOf),
    result: resultAnswer(weightsOf),
    lead: leadAnswer(weightsOf),
    push: pushAnswer(weightsOf),
    regroup: answerRegroup,
    comeback: answerComeback,
    nerves: nervesAnswer(weightsOf),
  };
}

/** The odds it goes by are worked out from the tables of the book. */
export function mindBy(weightsOf: WeightsOf): Mind {
  return framedMind<BrowningGame, Reason>('browning', answersBy(weightsOf), REASONS);
}

/** Greedy. */
export const browningMind = mindBy(() => WEIGHTS);
