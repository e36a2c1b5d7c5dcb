import type { Dice, Ruleset } from '@sandtable/kernel';
import {
  SIDES,
  type PbiFrameType,
  type PbiMove,
  type PbiState,
  type SideIndex,
  type SideName,
} from '@sandtable/pbi';
import type { Mind } from '../mind.ts';
import { answerActivate } from './activation.ts';
import { answerAllocate, answerLosses } from './casualties.ts';
import { answerDeploy } from './deployment.ts';
import { answerAlone, answerExtend } from './extension.ts';
import { answerMorale, answerRetreat } from './morale.ts';
import { answerMotivate } from './motivation.ts';
import { answerOpportunity } from './opportunity.ts';
import { answerAssault, answerMarch, answerVolley } from './parties.ts';
import type { Answer } from './question.ts';
import { answerResidual } from './residual.ts';
import { answerEdge, answerLay, answerLayout } from './scenery.ts';

const ANSWERS: { readonly [T in PbiFrameType]: Answer<T> } = {
  layout: answerLayout,
  lay: answerLay,
  edge: answerEdge,
  deploy: answerDeploy,
  morale: answerMorale,
  motivate: answerMotivate,
  residual: answerResidual,
  extend: answerExtend,
  alone: answerAlone,
  activate: answerActivate,
  march: answerMarch,
  volley: answerVolley,
  allocate: answerAllocate,
  opportunity: answerOpportunity,
  assault: answerAssault,
  losses: answerLosses,
  retreat: answerRetreat,
};

/** The odds it goes by are worked out from the tables of the book. */
export const pbiMind: Mind = {
  ruleset: 'pbi',
  choose: (ruleset, view, side, dice) => answer(ruleset, view, side as SideName, dice),
};

function answer(ruleset: Ruleset, view: object, side: SideName, dice: Dice): PbiMove {
  const state = ruleset.imagine(view, side, dice) as PbiState;
  const moves = ruleset.moves(state, side) as PbiMove[];
  if (moves.length === 1) return moves[0];
  const frame = state.stack[state.stack.length - 1];
  const question = { state, us: SIDES.indexOf(side) as SideIndex, frame, moves, dice };
  // The table above has the answer for this very type of frame.
  return (ANSWERS[frame.type] as (asked: object) => PbiMove)(question);
}
