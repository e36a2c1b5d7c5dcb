import { SETTING, type Dice } from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { ATTACKER } from '../state/groups.ts';
import type { State } from '../state/state.ts';
import { nextPhase } from './phases.ts';
import { score } from './victory.ts';

/** QS-12.3: the last defender is gone. The attacker is asked how it goes on, if he has any time left. */
export function destroyDefence(state: State, dice: Dice, report: PbiReport): void {
  report?.({ type: 'destroyed', rule: 'QS-12.3' });
  if (!hasTimeLeft(state)) return score(state, dice, report);
  state.alone = true;
  state.stack.push({ type: 'alone' });
}

/** Whether the attacker has a turn to play, or is playing one. */
function hasTimeLeft(state: State): boolean {
  return state.side === ATTACKER || state.turn < state.turns;
}

/** The defence is destroyed; on top of what that interrupts, or a phase between two turns. */
export interface Alone {
  readonly type: 'alone';
}

/**
 * QS-12.3: the attacker plays on undisturbed or has the game scored. He is asked when the last defender
 * goes, and then between his turns, so that no morale test stands between him and the score.
 */
export const alone: Definition<Alone> = {
  fields: {},
  on: [
    null,
    'morale',
    'motivate',
    'residual',
    'extend',
    'activate',
    'march',
    'volley',
    'opportunity',
  ],
  rule: 'QS-12.3',
  endsAtOnce: false,
  asked: () => ATTACKER,

  possible(state, _frame, below) {
    const between = state.side === ATTACKER && state.turn < state.turns;
    return state.alone && (below === undefined ? between : hasTimeLeft(state));
  },

  moves(state, _frame, list) {
    list.push(state[SETTING].make.playOn, state[SETTING].make.score);
  },

  answers: {
    playOn: {
      play(state, _frame, _move, dice, report) {
        if (state.stack.length > 1) state.stack.pop();
        else nextPhase(state, 'alone', dice, report);
      },
    },
    score: {
      play(state, _frame, _move, dice, report) {
        score(state, dice, report);
      },
    },
  },

  fallback: ['playOn'],
};
