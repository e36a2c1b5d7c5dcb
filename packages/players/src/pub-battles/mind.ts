import type { PubGame } from '@sandtable/pub-battles';
import { framedMind } from '../mind.ts';
import { answerAlter } from './alter.ts';
import { answerAim, answerCombat, answerRelieve, answerStand, answerWithdraw } from './combat.ts';
import { answerAssign, answerDeploy, answerEdge, answerMuster } from './deployment.ts';
import { answerNightfall, answerRecover } from './night.ts';
import { answerOrder } from './order.ts';
import { REASONS, type Reason } from './reasons.ts';

/** Keeps a line, goes for flanks, and attacks where the odds of the book are on its side. */
export const pubBattlesMind = framedMind<PubGame, Reason>(
  'pub-battles',
  {
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
  },
  REASONS,
);
