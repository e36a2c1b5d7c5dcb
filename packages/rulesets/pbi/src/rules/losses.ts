import { NOT_ASKED, type FrameRules, type PbiReport } from '../state/frameRules.ts';
import { GROUP_IDS, groupNamed } from '../state/groups.ts';
import { MOVE } from '../state/moves.ts';
import { REFUSED } from './refusals.ts';
import { BOARD, countIn, groupsIn, kill, replaceTop, type State } from '../state/state.ts';

/** QS-10.5: a player chooses his own casualties. */
export const losses: FrameRules<'losses'> = {
  rule: 'QS-10.5',
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
    for (const group of groupsIn(state, frame.side, frame.square)) list.push(MOVE.lose(group));
  },

  check(state, frame, move) {
    if (move.type !== 'lose') return NOT_ASKED;
    const here = groupsIn(state, frame.side, frame.square);
    return here.includes(groupNamed(move.group)) ? undefined : REFUSED.notInFight;
  },

  play(state, frame, move, _dice, report) {
    if (move.type !== 'lose') return;
    replaceTop(state, { ...frame, count: frame.count - 1 });
    fall(state, groupNamed(move.group), report);
  },
};

function fall(state: State, group: number, report: PbiReport): void {
  const square = BOARD.names[state.at[group]];
  kill(state, group);
  report?.({ type: 'fell', rule: 'QS-10.5', group: GROUP_IDS[group], square });
}
