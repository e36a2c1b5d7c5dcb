import { frameFlow } from '@sandtable/kernel';
import { activate } from './activation.ts';
import { assault } from './assault.ts';
import { deploy, edge } from './deployment.ts';
import type { Frame, FrameType } from '../state/frames.ts';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import { allocate } from './hits.ts';
import { losses } from './losses.ts';
import { morale } from './morale.ts';
import { motivate } from './motivation.ts';
import { march } from './movement.ts';
import type { PbiEvent } from '../state/events.ts';
import { MOVE_SCHEMA, type PbiMove } from '../state/moves.ts';
import { opportunity } from './opportunity.ts';
import { REFUSED } from './refusals.ts';
import { retreat } from './retreat.ts';
import { lay, layout } from './scenery.ts';
import { volley } from './shooting.ts';
import type { State } from '../state/state.ts';
import { SIDES } from './tables.ts';
import { alone, destroyDefence, extend, residual } from './turn.ts';
import { isWipedOut, score } from './victory.ts';

/** QS-12.3: a side can be gone at once in these frames; the others are in the middle of something. */
const ENDS_AT_ONCE: Readonly<Record<FrameType, boolean>> = {
  layout: false,
  lay: false,
  edge: false,
  deploy: false,
  morale: true,
  motivate: true,
  residual: true,
  extend: true,
  alone: false,
  activate: true,
  march: true,
  volley: true,
  allocate: false,
  opportunity: true,
  assault: false,
  losses: false,
  retreat: false,
};

export function topFrame(state: State): Frame {
  return state.stack[state.stack.length - 1];
}

export const flow = frameFlow<State, Frame, PbiMove, PbiEvent>({
  sides: SIDES,
  moveSchema: MOVE_SCHEMA,
  over: REFUSED.over,
  otherSide: REFUSED.otherSide,
  rules: {
    layout,
    lay,
    edge,
    deploy,
    morale,
    motivate,
    residual,
    extend,
    alone,
    activate,
    march,
    volley,
    allocate,
    opportunity,
    assault,
    losses,
    retreat,
  },
  ends(state, frame, dice, report) {
    if (!ENDS_AT_ONCE[frame.type]) return false;
    if (isWipedOut(state, ATTACKER)) score(state, dice, report);
    else if (state.alone || !isWipedOut(state, DEFENDER)) return false;
    else destroyDefence(state, dice, report);
    return true;
  },
});

export const { rulesOf, askedSide, listMoves, judge, settle } = flow;
