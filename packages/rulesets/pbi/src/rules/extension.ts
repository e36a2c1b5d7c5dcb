import { SETTING, message, refuse, type Refusal } from '@sandtable/kernel';
import { hasChoice, type Definition } from '../state/definition.ts';
import type { State } from '../state/state.ts';
import { EXTENSION_NEEDS, MOST_TURNS, SIDES } from './tables.ts';
import { nextPhase } from './phases.ts';

const REFUSED = {
  mostTurns: refuse('QS-3.3', 'mostTurns'),
} as const;

function whyNotExtend({ turns }: State): Refusal | undefined {
  return turns < MOST_TURNS ? undefined : REFUSED.mostTurns;
}

export interface Extend {
  readonly type: 'extend';
}

/** QS-3.2, QS-3.3: at the end of his last scheduled turn a player may roll for one more. */
export const extend: Definition<Extend> = {
  fields: {},
  on: [null],
  rule: 'QS-3.2',
  endsAtOnce: true,
  asked: (state) => state.side,

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    if (whyNotExtend(state) === undefined) list.push(make.extend);
    list.push(make.decline);
  },

  answers: {
    extend: {
      check: (state) => whyNotExtend(state),
      play(state, _frame, _move, dice, report) {
        const success = dice.successes(1, EXTENSION_NEEDS) === 1;
        if (success) state.turns++;
        report?.({
          type: 'extension',
          rule: 'QS-3.2',
          side: SIDES[state.side],
          dice: [...dice.faces],
          needs: EXTENSION_NEEDS,
          success,
          both: !state.alone,
        });
        nextPhase(state, 'extend', dice, report);
      },
    },
    decline: {
      play(state, _frame, _move, dice, report) {
        report?.({ type: 'declined', rule: 'QS-3.3', side: SIDES[state.side] });
        nextPhase(state, 'extend', dice, report);
      },
    },
  },

  ask: (state, frame) =>
    message(hasChoice(extend, state, frame) ? 'ask.extend' : 'ask.extend.none', {
      needs: EXTENSION_NEEDS,
      most: MOST_TURNS,
    }),
  fallback: ['decline'],
};
