import {
  SIDES,
  topFrame,
  type BrowningMove,
  type SideIndex,
  type SideName,
  type State,
} from '@sandtable/browning';
import type { Dice, Ruleset } from '@sandtable/kernel';
import type { Mind } from '../mind.ts';
import { answerAdvance, answerMarch } from './march.ts';
import { answerComeback, answerRegroup } from './regrouping.ts';
import { answerFire } from './fire.ts';
import { answerNerves, answerResult } from './losses.ts';
import { answerLead, answerPlace } from './placing.ts';
import { answerPick, answerPush } from './picks.ts';
import type { Answer, FrameType } from './question.ts';
import { answerRally } from './rallying.ts';

const ANSWERS: { readonly [T in FrameType]: Answer<T> } = {
  next: ({ moves }) => moves[0],
  pick: answerPick,
  place: answerPlace,
  rally: answerRally,
  advance: answerAdvance,
  march: answerMarch,
  fire: answerFire,
  result: answerResult,
  done: ({ moves }) => moves[0],
  lead: answerLead,
  push: answerPush,
  regroup: answerRegroup,
  comeback: answerComeback,
  nerves: answerNerves,
};

/** The odds it goes by are worked out from the tables of the book. */
export const browningMind: Mind = {
  ruleset: 'browning',
  choose: (ruleset, view, side, dice) => answer(ruleset, view, side as SideName, dice),
};

function answer(ruleset: Ruleset, view: object, side: SideName, dice: Dice): BrowningMove {
  const state = ruleset.imagine(view, side, dice) as State;
  const moves = ruleset.moves(state, side) as BrowningMove[];
  if (moves.length === 1) return moves[0];
  const frame = topFrame(state);
  const question = { state, us: SIDES.indexOf(side) as SideIndex, frame, moves, dice };
  // The table above has the answer for this very type of frame.
  return (ANSWERS[frame.type] as (asked: object) => BrowningMove)(question);
}
