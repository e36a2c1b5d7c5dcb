import {
  SIDES,
  topFrame,
  type PubMove,
  type SideIndex,
  type SideName,
  type State,
} from '@sandtable/pub-battles';
import type { Dice, Ruleset } from '@sandtable/kernel';
import type { Mind } from '../mind.ts';
import { answerAlter } from './alter.ts';
import { answerAim, answerCombat, answerRelieve, answerStand, answerWithdraw } from './combat.ts';
import { answerAssign, answerDeploy, answerEdge, answerMuster } from './deployment.ts';
import { answerNightfall, answerRecover } from './night.ts';
import { answerOrder } from './order.ts';
import type { Answer, FrameType } from './question.ts';

const ANSWERS: { readonly [T in FrameType]: Answer<T> } = {
  muster: answerMuster,
  edge: answerEdge,
  deploy: answerDeploy,
  assign: answerAssign,
  begin: ({ moves }) => moves[0],
  draw: ({ moves }) => moves[0],
  alter: answerAlter,
  order: answerOrder,
  combat: answerCombat,
  withdraw: answerWithdraw,
  volley: ({ moves }) => moves[0],
  aim: answerAim,
  relieve: answerRelieve,
  stand: answerStand,
  giveWay: ({ moves }) => moves[0],
  aftermath: ({ moves }) => moves[0],
  nightfall: answerNightfall,
  recover: answerRecover,
};

/** Keeps a line, goes for flanks, and attacks where the odds of the book are on its side. */
export const pubBattlesMind: Mind = {
  ruleset: 'pub-battles',
  choose: (ruleset, view, side, dice) => answer(ruleset, view, side as SideName, dice),
};

function answer(ruleset: Ruleset, view: object, side: SideName, dice: Dice): PubMove {
  const state = ruleset.imagine(view, side, dice) as State;
  const moves = ruleset.moves(state, side) as PubMove[];
  if (moves.length === 1) return moves[0];
  const frame = topFrame(state);
  const us = SIDES.indexOf(side) as SideIndex;
  // The table above has the answer for this very type of frame.
  return (ANSWERS[frame.type] as (asked: object) => PubMove)({
    state,
    us,
    side,
    frame,
    moves,
    dice,
  });
}
