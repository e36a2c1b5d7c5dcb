import {
  message,
  otherSide,
  refuse,
  replaceTop,
  SETTING,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { deploymentWorth } from '../../advice/deployment.ts';
import type { Definition } from '../../state/definition.ts';
import { SIDE } from '../../state/frameFields.ts';
import type { SquareMove } from '../../state/moves.ts';
import { BOARD, unitWords } from '../../state/names.ts';
import { DEFENDER, DEPLOYING, holds, type State } from '../../state/state.ts';
import { rowsFromEdge } from '../01-board/field.ts';
import { hasRoom, nameOf, place } from '../01-board/occupation.ts';
import { FIRST_TURN } from '../02-turn/turn.ts';
import { DEPLOYMENT_ROWS, SIDES, SQUARES } from '../tables.ts';

const REFUSED = {
  rows: refuse('SB-11.1', 'deploymentRows'),
  full: refuse('SB-1.5', 'full'),
} as const;

/** SB-11.1: a side deploys unit by unit, in the order of its roster; the defender first. */
export interface Deploy {
  readonly type: 'deploy';
  readonly side: SideNumber;
}

export const deploy: Definition<Deploy> = {
  fields: { side: SIDE },
  on: [null],
  rule: 'SB-11.1',
  asked: (_state, { side }) => side,

  settle(state, { side }) {
    if (nextToDeploy(state, side) !== -1) return false;
    if (side === DEFENDER) replaceTop(state, { type: 'deploy', side: otherSide(side) });
    else replaceTop(state, FIRST_TURN);
    return true;
  },

  moves(state, { side }, list) {
    const unit = nextToDeploy(state, side);
    for (let square = 0; square < SQUARES; square++) {
      if (whyNotDeploy(state, unit, square) === undefined) {
        list.push(state[SETTING].make.deploy(square));
      }
    }
  },

  answers: {
    deploy: {
      check: (state, { side }, { square }) =>
        whyNotDeploy(state, nextToDeploy(state, side), BOARD.named(square)),
      play(state, { side }, move, _dice, report) {
        const unit = nextToDeploy(state, side);
        const square = BOARD.named(move.square);
        // SB-11.2: the defender holds all objectives at the start, whoever begins in one.
        place(state, unit, square);
        const { ids } = state[SETTING].roster;
        report?.({ type: 'deployed', rule: 'SB-11.1', unit: ids[unit], square: nameOf(square) });
      },
    },
  },

  ask: (state, { side }) =>
    message('ask.deploy', {
      unit: unitWords(state[SETTING].roster.ids[nextToDeploy(state, side)]),
    }),

  fallback(state, { side }, listed) {
    const unit = nextToDeploy(state, side);
    const worth = (move: SquareMove): number =>
      move.type === 'deploy' ? deploymentWorth(state, unit, BOARD.named(move.square)) : -Infinity;
    return listed.reduce((best, move) => (worth(move) > worth(best) ? move : best));
  },
};

/** The next unit of a side that is to be deployed; -1 where all are. */
export function nextToDeploy(state: State, side: SideNumber): number {
  const { roster } = state[SETTING];
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.status[unit] === DEPLOYING) return unit;
  }
  return -1;
}

/** SB-11.1, SB-1.5 */
export function whyNotDeploy(state: State, unit: number, square: number): Refusal | undefined {
  const side = state[SETTING].roster.sideOf[unit];
  if (rowsFromEdge(side, square) >= DEPLOYMENT_ROWS[SIDES[side]]) return REFUSED.rows;
  return hasRoom(state, unit, square) && !holds(state, otherSide(side), square)
    ? undefined
    : REFUSED.full;
}
