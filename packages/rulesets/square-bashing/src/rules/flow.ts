import { framed, refuse, SETTING } from '@sandtable/kernel';
import type { SquareGame } from '../state/definition.ts';
import type { FrameType } from '../state/frames.ts';
import { displace } from './01-board/higherCommand.ts';
import { turn } from './02-turn/turn.ts';
import { fallBack } from './03-morale/fallBack.ts';
import { morale } from './03-morale/morale.ts';
import { march } from './04-movement/march.ts';
import { movement } from './04-movement/movement.ts';
import { advance, award, facing } from './05-assault/advance.ts';
import { assault } from './05-assault/assault.ts';
import { assaults } from './05-assault/assaults.ts';
import { hits } from './05-assault/hits.ts';
import { shooting } from './06-shooting/shooting.ts';
import { layBarrage } from './08-barrages/barrage.ts';
import { impacts } from './08-barrages/impacts.ts';
import { asset, dig } from './09-command/assets.ts';
import { command } from './09-command/command.ts';
import { arrivals, byRoad, reinforce } from './10-reinforcements/reinforcements.ts';
import { deploy } from './11-victory/deployment.ts';
import { isGone, score } from './11-victory/victory.ts';
import { SIDES } from './tables.ts';

/** SB-2.2: what a side is gone in: between steps, assaults and shots, and nothing of those is left to resolve. */
const ENDS_AT_ONCE: ReadonlySet<FrameType> = new Set(['turn', 'assaults', 'shooting']);

export const flow = framed<SquareGame>({
  sides: SIDES,
  moveSchema: (state) => state[SETTING].moveSchema,
  over: refuse('SB-2.2', 'over'),
  otherSide: refuse('SB-2.1', 'otherSide'),
  frames: {
    deploy,
    turn,
    impacts,
    asset,
    barrage: layBarrage,
    dig,
    command,
    morale,
    movement,
    assaults,
    shooting,
    reinforce,
    hits,
    fallBack,
    march,
    displace,
    assault,
    advance,
    facing,
    award,
    arrivals,
    byRoad,
  },
  ends(state, frame, _dice, report) {
    if (!ENDS_AT_ONCE.has(frame.type) || (!isGone(state, 0) && !isGone(state, 1))) return false;
    score(state, report);
    return true;
  },
});
