import { framed, SETTING } from '@sandtable/kernel';
import type { PbiGame } from '../state/definition.ts';
import type { FrameType } from '../state/frames.ts';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import { activate } from './activation.ts';
import { alone, destroyDefence } from './alone.ts';
import { assault } from './assault.ts';
import { deploy, edge } from './deployment.ts';
import { extend } from './extension.ts';
import { allocate } from './hits.ts';
import { losses } from './losses.ts';
import { morale } from './morale.ts';
import { motivate } from './motivation.ts';
import { march } from './movement.ts';
import { opportunity } from './opportunity.ts';
import { REFUSED } from './refusals.ts';
import { retreat } from './retreat.ts';
import { lay, layout } from './scenery.ts';
import { volley } from './shooting.ts';
import { SIDES } from './tables.ts';
import { residual } from './turn.ts';
import { isWipedOut, score } from './victory.ts';

const FRAMES = {
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
} as const;

/** QS-12.3: the frames in which the game can end at once. */
const ENDS_AT_ONCE: ReadonlySet<FrameType> = new Set(
  (Object.keys(FRAMES) as FrameType[]).filter((type) => FRAMES[type].endsAtOnce),
);

export const flow = framed<PbiGame>({
  sides: SIDES,
  moveSchema: (state) => state[SETTING].moveSchema,
  over: REFUSED.over,
  otherSide: REFUSED.otherSide,
  frames: FRAMES,
  ends(state, frame, dice, report) {
    if (!ENDS_AT_ONCE.has(frame.type)) return false;
    if (isWipedOut(state, ATTACKER)) score(state, dice, report);
    else if (state.alone || !isWipedOut(state, DEFENDER)) return false;
    else destroyDefence(state, dice, report);
    return true;
  },
});
