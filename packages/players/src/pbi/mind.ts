import { SETTING } from '@sandtable/kernel';
import type { PbiGame, PbiState } from '@sandtable/pbi';
import { framedMind, type Answers, type Mind } from '../mind.ts';
import { answerActivate } from './activation.ts';
import { answerAllocate, answerLosses } from './casualties.ts';
import { answerDeploy } from './deployment.ts';
import { answerAlone, answerExtend } from './extension.ts';
import { answerMorale, answerRetreat } from './morale.ts';
import { answerMotivate } from './motivation.ts';
import { answerOpportunity } from './opportunity.ts';
import { answerAssault, answerMarch, answerVolley } from './parties.ts';
import { REASONS, type Reason } from './reasons.ts';
import { answerResidual } from './residual.ts';
import { answerEdge, answerLay, answerLayout } from './scenery.ts';

const ANSWERS: Required<Answers<PbiGame, Reason>> = {
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

/** The odds it goes by are worked out from the tables of the book, on its board and with its roster. */
const ofTheBook = framedMind<PbiGame, Reason>('pbi', ANSWERS, REASONS);

/** Where a scenario brings a board, a roster or ground of its own, it draws lots: it knows nothing of them. */
export const pbiMind: Mind = {
  ...ofTheBook,
  answer(ruleset, world, side, dice, because) {
    if (isOfTheBook(world as PbiState)) {
      return ofTheBook.answer(ruleset, world, side, dice, because);
    }
    return ruleset.draw(world, side, dice);
  },
};

export function isOfTheBook({ [SETTING]: { fields } }: PbiState): boolean {
  return Object.values(fields).every((own) => own === undefined);
}
