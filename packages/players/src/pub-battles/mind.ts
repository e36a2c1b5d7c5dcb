import type { PubGame } from '@sandtable/pub-battles';
import { framedMind, type Answers, type Mind } from '../mind.ts';
import { answerAlter } from './alter.ts';
import { answerAim, answerCombat, answerRelieve, answerStand, answerWithdraw } from './combat.ts';
import { answerAssign, answerDeploy, answerEdge, answerMuster } from './deployment.ts';
import { answerNightfall, answerRecover } from './night.ts';
import { answerOrder } from './order.ts';
import type { Answer, FrameType } from './question.ts';
import { REASONS, type Reason } from './reasons.ts';
import { PLAIN, type Temper } from './temper.ts';

const ANSWERS = {
  muster: answerMuster,
  edge: answerEdge,
  deploy: answerDeploy,
  assign: answerAssign,
  alter: answerAlter,
  order: answerOrder,
  combat: answerCombat,
  withdraw: answerWithdraw,
  aim: answerAim,
  relieve: answerRelieve,
  stand: answerStand,
  nightfall: answerNightfall,
  recover: answerRecover,
};

/** Keeps a line, goes for flanks, and attacks where the odds of the book are on its side: as its temper is. */
export function mindOf(temper: Temper, own: Partial<typeof ANSWERS> = {}): Mind {
  const answers = Object.entries({ ...ANSWERS, ...own }).map(([type, answer]) => [
    type,
    (question: Parameters<Answer<FrameType>>[0]) =>
      // Each is handed questions of its own type only.
      (answer as Answer<FrameType>)({ ...question, temper }),
  ]);
  return framedMind<PubGame, Reason>(
    'pub-battles',
    Object.fromEntries(answers) as Answers<PubGame, Reason>,
    REASONS,
  );
}

export const pubBattlesMind = mindOf(PLAIN);
