import { message, refuse, replaceTop, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  asFrame,
  COUNT,
  kill,
  SIDE,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { putAshore } from '../state/fleet.ts';
import { assaultIn, defendersOf, findAssault, standing } from './assaults.ts';

const REFUSED = {
  notInFight: refuse('QS-10.5', 'boats:notInFight'),
} as const;

interface BoatLosses extends OwnFrame {
  readonly type: 'boats:losses';
  readonly side: SideNumber;
  readonly count: number;
}

interface Lose extends OwnMove {
  readonly group: string;
}

/** QS-10.5: a player chooses his own casualties. Markers lie where those who fell are, aboard or ashore. */
export const losses: OwnDefinition = {
  fields: { side: SIDE, count: COUNT },
  on: ['boats:assault', 'boats:losses'],
  rule: 'QS-10.5',
  endsAtOnce: false,
  asked: (_state, frame) => (frame as BoatLosses).side,

  possible(state, frame, below) {
    const { side, count } = frame as BoatLosses;
    const assault = findAssault(state);
    if (assault === undefined) return false;
    const { stage, killed, lost, boat } = assault;
    if (count > fighters(state, side).length) return false;
    const isOwn = side === state.side;
    if (stage === 'won') return boat === -1 && !isOwn && below?.type === 'boats:assault';
    if (stage === 'lost') return isOwn && below?.type === 'boats:assault';
    const other = below?.type !== 'boats:losses' || (below as BoatLosses).side !== side;
    return stage === 'fight' && other && count <= (isOwn ? lost : killed);
  },

  settle(state, frame, _dice, report) {
    const { side, count } = frame as BoatLosses;
    const groups = fighters(state, side);
    if (count > 0 && count < groups.length) return false;
    if (count > 0) for (const group of groups) fall(state, group, report);
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    const { ids } = state[SETTING].roster;
    for (const group of fighters(state, (frame as BoatLosses).side)) {
      list.push({ type: 'boats:lose', group: ids[group] });
    }
  },

  answers: {
    'boats:lose': {
      check(state, frame, move) {
        const group = state[SETTING].roster.named((move as Lose).group);
        const { side } = frame as BoatLosses;
        return fighters(state, side).includes(group) ? undefined : REFUSED.notInFight;
      },
      play(state, frame, move, _dice, report) {
        const now = frame as BoatLosses;
        replaceTop(state, asFrame({ ...now, count: now.count - 1 }));
        fall(state, state[SETTING].roster.named((move as Lose).group), report);
      },
    },
  },

  ask: (_state, frame) => message('ask.boats:losses', { count: (frame as BoatLosses).count }),
  /** The least of them. */
  fallback(state, _frame, listed) {
    const { roster } = state[SETTING];
    const worth = (move: unknown): number =>
      roster.kindOf[roster.named((move as Lose).group)].worth;
    return listed.reduce((best, move) => (worth(move) < worth(best) ? move : best));
  },
};

/** The groups of a side that are in the fight. */
function fighters(state: State, side: SideNumber): number[] {
  const frame = assaultIn(state);
  return side === state.side ? standing(state, frame.party) : defendersOf(state, frame);
}

/** QS-10.8: who falls in an assault on a square lies in it; on a boat, where he came from. */
function fall(state: State, group: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { boat, to, party } = assaultIn(state);
  if (boat === -1 && party.includes(group)) putAshore(state, group, to);
  const square = board.names[state.at[group]];
  kill(state, group);
  report?.({ type: 'fell', rule: 'QS-10.5', group: roster.ids[group], square });
}
