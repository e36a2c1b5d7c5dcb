import { frameFlow } from '@sandtable/kernel';
import { aftermath } from './aftermath.ts';
import { alter } from './alter.ts';
import { aim, combat, relieve, stand, volley, withdraw } from './combat.ts';
import { assign } from './deployment.ts';
import type { PubEvent } from './events.ts';
import type { Frame } from './frames.ts';
import { deploy, edge, muster } from './freeGame.ts';
import { MOVE_SCHEMA, type PubMove } from './moves.ts';
import { nightfall, recover } from './night.ts';
import { order } from './order.ts';
import { refuse } from './refusal.ts';
import { noteSpotted } from './seeing.ts';
import type { State } from './state.ts';
import { SIDES } from './tables.ts';
import { begin, draw } from './turn.ts';

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
    begin,
    draw,
    alter,
    order,
    combat,
    withdraw,
    volley,
    aim,
    relieve,
    stand,
    aftermath,
    nightfall,
    recover,
  },
});

export const flow: typeof framed = {
  ...framed,
  play(state, side, move, dice, report) {
    framed.play(state, side, move, dice, report);
    if (state.outcome === null) noteSpotted(state, report);
  },
};

export const { rulesOf, listMoves, judge, settle } = flow;
