import { frameFlow } from '@sandtable/kernel';
import { place, rally } from './control.ts';
import { nerves } from './endOfTurn.ts';
import type { BrowningEvent } from '../state/events.ts';
import { fire } from './fire.ts';
import type { Frame } from '../state/frames.ts';
import { lead, push } from './leaders.ts';
import { advance, march } from './movement.ts';
import { MOVE_SCHEMA, type BrowningMove } from '../state/moves.ts';
import { next, pick } from './picks.ts';
import { done } from './readiness.ts';
import { REFUSED } from './refusals.ts';
import { comeback, regroup } from './regroup.ts';
import { result } from './results.ts';
import type { State } from '../state/state.ts';
import { SIDES } from './tables.ts';

export const flow = frameFlow<State, Frame, BrowningMove, BrowningEvent>({
  sides: SIDES,
  moveSchema: MOVE_SCHEMA,
  over: REFUSED.over,
  otherSide: REFUSED.otherSide,
  rules: {
    next,
    pick,
    place,
    rally,
    advance,
    march,
    fire,
    result,
    done,
    lead,
    push,
    regroup,
    comeback,
    nerves,
  },
});

export const FRAME_TYPES = flow.types;
export const { rulesOf, listMoves, judge, settle } = flow;
