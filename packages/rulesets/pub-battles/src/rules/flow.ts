import { framed, refuse, type Answer, type FrameDefinitions } from '@sandtable/kernel';
import { aftermath } from './11-retreat/aftermath.ts';
import { alter } from './03-turn/alter.ts';
import { combat } from './10-combat/combat.ts';
import { assign } from './02-pieces/deployment.ts';
import type { Definition, PubGame } from '../state/definition.ts';
import type { Frame } from '../state/frames.ts';
import { giveWay } from './11-retreat/giveWay.ts';
import { deploy, edge, muster } from './12-victory/freeGame.ts';
import { MOVE_SCHEMA, type PubMove } from '../state/moves.ts';
import { nightfall, recover } from './12-victory/night.ts';
import { order } from './03-turn/order.ts';
import { relieve } from './06-attack/changeOver.ts';
import { noteSpotted } from './07-sight/seeing.ts';
import { stand } from './10-combat/holdGround.ts';
import { SIDES } from './tables.ts';
import { begin, draw } from './03-turn/turn.ts';
import { unmaskSeen } from './08-reserves/unmask.ts';
import { aim, volley } from './10-combat/volley.ts';
import { withdraw } from './10-combat/withdraw.ts';

export const FRAMES: FrameDefinitions<PubGame> = {
  muster,
  edge,
  deploy,
  assign,
  begin: watched(begin),
  draw,
  alter: watched(alter),
  order,
  combat: watched(combat),
  withdraw: watched(withdraw),
  volley: watched(volley),
  aim: watched(aim),
  relieve: watched(relieve),
  stand: watched(stand),
  giveWay: watched(giveWay),
  aftermath,
  nightfall,
  recover: watched(recover),
};

const unseen = framed<PubGame>({
  sides: SIDES,
  moveSchema: MOVE_SCHEMA,
  over: refuse('PB-12.5', 'over'),
  otherSide: refuse('PB-3.1', 'otherSide'),
  frames: FRAMES,
});

/** PB-8.3: what a step has brought into sight is shown at once, in the middle of combat too. */
function watched<F extends Frame>(definition: Definition<F>): Definition<F> {
  const { settle } = definition;
  const answers = Object.entries<Answer<PubGame, F, PubMove>>(definition.answers);
  return {
    ...definition,
    ...(settle !== undefined && {
      settle(state, frame, dice, report) {
        const isDone = settle(state, frame, dice, report);
        if (isDone && state.outcome === null) unmaskSeen(state, report);
        return isDone;
      },
    }),
    answers: Object.fromEntries(answers.map(([type, answer]) => [type, watchedAnswer(answer)])),
  };
}

function watchedAnswer<F extends Frame>({
  check,
  play,
}: Answer<PubGame, F, PubMove>): Answer<PubGame, F, PubMove> {
  return {
    ...(check !== undefined && { check }),
    play(state, frame, move, dice, report, side) {
      play(state, frame, move, dice, report, side);
      unmaskSeen(state, report);
    },
  };
}

/** PB-7.4, PB-7.5: what a move, and all that follows from it, brings into sight is told and remembered. */
export const flow: typeof unseen = {
  ...unseen,
  play(state, side, move, dice, report) {
    unseen.play(state, side, move, dice, report);
    if (state.outcome === null) noteSpotted(state, report);
  },
};

export const { listMoves, judge } = flow;
