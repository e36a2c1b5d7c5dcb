import { framed, refuse } from '@sandtable/kernel';
import { place, rally } from './control.ts';
import { nerves } from './endOfTurn.ts';
import { fire } from './fire.ts';
import type { BrowningGame } from '../state/definition.ts';
import { lead, push } from './leaders.ts';
import { advance, march } from './movement.ts';
import { MOVE_SCHEMA } from '../state/moves.ts';
import { next, pick } from './picks.ts';
import { done } from './readiness.ts';
import { comeback, regroup } from './regroup.ts';
import { result } from './results.ts';
import { SIDES } from './tables.ts';

const REFUSED = {
  otherSide: refuse('BB-2.1', 'otherSide'),
  over: refuse('BB-9.3', 'over'),
} as const;

export const flow = framed<BrowningGame>({
  sides: SIDES,
  moveSchema: MOVE_SCHEMA,
  over: REFUSED.over,
  otherSide: REFUSED.otherSide,
  frames: {
    next,
    pick,
    place,
    advance,
    march,
    fire,
    done,
    rally,
    lead,
    push,
    regroup,
    comeback,
    result,
    nerves,
  },
});
