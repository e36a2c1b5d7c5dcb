import { SETTING, message, replaceTop, refuse, type SideNumber } from '@sandtable/kernel';
import { cheapest } from '../advice/casualties.ts';
import type { Definition, PbiReport } from '../state/definition.ts';
import { COUNT, SIDE, SQUARE } from '../state/frameFields.ts';
import { countIn, groupsIn, kill, type State } from '../state/state.ts';

const REFUSED = {
  notInFight: refuse('QS-10.5', 'notInFight'),
} as const;

export interface Losses {
  readonly type: 'losses';
  readonly side: SideNumber;
  readonly square: number;
  readonly count: number;
}

/** QS-10.5: a player chooses his own casualties. */
export const losses: Definition<Losses> = {
  fields: { side: SIDE, square: SQUARE, count: COUNT },
  on: ['assault', 'losses'],
  rule: 'QS-10.5',
  endsAtOnce: false,
  asked: (_state, frame) => frame.side,

  possible(state, { side, square, count }, below) {
    const fought = state.stack.find((frame) => frame.type === 'assault');
    if (fought === undefined || fought.to !== square || count > countIn(state, side, square)) {
      return false;
    }
    if (fought.stage === 'pursue') return below?.type === 'assault';
    const most = side === state.side ? fought.lost : fought.killed;
    const other = below?.type !== 'losses' || below.side !== side;
    return fought.stage === 'fight' && count <= most && other;
  },

  settle(state, frame, _dice, report) {
    const groups = groupsIn(state, frame.side, frame.square);
    if (frame.count > 0 && frame.count < groups.length) return false;
    state.stack.pop();
    if (frame.count > 0) for (const group of groups) fall(state, group, report);
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const group of groupsIn(state, frame.side, frame.square)) list.push(make.lose(group));
  },

  answers: {
    lose: {
      check(state, { side, square }, move) {
        const { roster } = state[SETTING];
        const here = groupsIn(state, side, square);
        return here.includes(roster.named(move.group)) ? undefined : REFUSED.notInFight;
      },
      play(state, frame, move, _dice, report) {
        const { roster } = state[SETTING];
        replaceTop(state, { ...frame, count: frame.count - 1 });
        fall(state, roster.named(move.group), report);
      },
    },
  },

  ask: (state, { square, count }) =>
    message('ask.losses', { square: state[SETTING].board.names[square], count }),
  fallback: (state, _frame, listed) => cheapest(state, listed),
};

function fall(state: State, group: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const square = board.names[state.at[group]];
  kill(state, group);
  report?.({ type: 'fell', rule: 'QS-10.5', group: roster.ids[group], square });
}
