import { message } from '@sandtable/kernel';
import { ACTING, type Acting } from './acting.ts';
import type { Definition } from '../state/definition.ts';
import { STAYS_READY_ON } from './tables.ts';
import { isThere } from './teams.ts';

/** BB-8.1: the activation is over; it asks nothing. */
export const done: Definition<Acting<'done'>> = {
  ...ACTING,
  rule: 'BB-8.1',

  settle(state, { team, control }, _dice, report) {
    state.stack.pop();
    const { name } = state.field.teams[team];
    if (control >= STAYS_READY_ON && isThere(state, team)) {
      report?.({ type: 'stayedReady', rule: 'BB-8.1', team: name });
      return true;
    }
    state.ready[team] = 0;
    state.leaderX[team] = -1;
    state.leaderY[team] = -1;
    report?.({ type: 'done', rule: 'BB-8.1', team: name });
    return true;
  },

  moves: () => undefined,
  answers: {},
  ask: ({ field }, { team }) => message('ask.done', { team: field.teams[team].name }),
};
