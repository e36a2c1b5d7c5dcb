import type { BrowningGame } from '@sandtable/browning';
import { framedMind, type Answers } from '../mind.ts';
import { answerAdvance, answerMarch } from './march.ts';
import { answerComeback, answerRegroup } from './regrouping.ts';
import { answerFire } from './fire.ts';
import { answerNerves, answerResult } from './losses.ts';
import { answerLead, answerPlace } from './placing.ts';
import { answerPick, answerPush } from './picks.ts';
import { answerRally } from './rallying.ts';
import { REASONS, type Reason } from './reasons.ts';

const ANSWERS: Answers<BrowningGame, Reason> = {
  pick: answerPick,
  place: answerPlace,
  rally: answerRally,
  advance: answerAdvance,
  march: answerMarch,
  fire: answerFire,
  result: answerResult,
  lead: answerLead,
  push: answerPush,
  regroup: answerRegroup,
  comeback: answerComeback,
  nerves: answerNerves,
};

/** The odds it goes by are worked out from the tables of the book. */
export const browningMind = framedMind<BrowningGame, Reason>('browning', ANSWERS, REASONS);
