import { frameFlow } from '@sandtable/kernel';
import { aftermath } from './aftermath.ts';
import { alter } from './alter.ts';
import { aim, combat, relieve, stand, volley, withdraw } from './combat.ts';
import { assign } from './deployment.ts';
import type { PubEvent } from './events.ts';
import type { FrameRules } from './frameRules.ts';
import type { Frame, FrameType } from './frames.ts';
import { giveWay } from './giveWay.ts';
import { deploy, edge, muster } from './freeGame.ts';
import { MOVE_SCHEMA, type PubMove } from './moves.ts';
import { nightfall, recover } from './night.ts';
import { order } from './order.ts';
import { refuse } from './refusal.ts';
import { noteSpotted } from './seeing.ts';
import type { State } from './state.ts';
import { SIDES } from './tables.ts';
import { begin, draw } from './turn.ts';
import { unmaskSeen } from './unmask.ts';

const framed = frameFlow<State, Frame, PubMove, PubEvent>({
  sides: SIDES,
  moveSchema: MOVE_SCHEMA,
  over: refuse('PB-12.5', 'over'),
  otherSide: refuse('PB-3.1', 'otherSide'),
  rules: {
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
  },
});

/** PB-8.3: what a step has brought into sight is shown at once, in the middle of combat too. */
function watched<T extends FrameType>(rules: FrameRules<T>): FrameRules<T> {
  return {
    ...rules,
    ...(rules.settle !== undefined && {
      settle(state, frame, dice, report) {
        const isDone = rules.settle?.(state, frame, dice, report) === true;
        if (isDone && state.outcome === null) unmaskSeen(state, report);
        return isDone;
      },
    }),
    play(state, frame, move, dice, report, side) {
      rules.play(state, frame, move, dice, report, side);
      unmaskSeen(state, report);
    },
  };
}

/** PB-7.4, PB-7.5: what a move, and all that follows from it, brings into sight is told and remembered. */
export const flow: typeof framed = {
  ...framed,
  play(state, side, move, dice, report) {
    framed.play(state, side, move, dice, report);
    if (state.outcome === null) noteSpotted(state, report);
  },
};

export const { rulesOf, listMoves, judge, settle } = flow;
