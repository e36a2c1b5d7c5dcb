import { frameFlow } from '@sandtable/kernel';
import { aftermath } from './11-retreat/aftermath.ts';
import { alter } from './03-turn/alter.ts';
import { aim, combat, relieve, stand, volley, withdraw } from './10-combat/combat.ts';
import { assign } from './02-pieces/deployment.ts';
import type { PubEvent } from '../state/events.ts';
import type { FrameRules } from '../state/frameRules.ts';
import type { Frame, FrameType } from '../state/frames.ts';
import { giveWay } from './11-retreat/giveWay.ts';
import { deploy, edge, muster } from './12-victory/freeGame.ts';
import { MOVE_SCHEMA, type PubMove } from '../state/moves.ts';
import { nightfall, recover } from './12-victory/night.ts';
import { order } from './03-turn/order.ts';
import { refuse } from './refusal.ts';
import { noteSpotted } from './07-sight/seeing.ts';
import type { State } from '../state/state.ts';
import { SIDES } from './tables.ts';
import { begin, draw } from './03-turn/turn.ts';
import { unmaskSeen } from './08-reserves/unmask.ts';

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
