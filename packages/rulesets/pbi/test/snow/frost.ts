import { SETTING, type Dice } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  nextPhase,
  type OwnDefinition,
  type OwnPhase,
  type PbiReport,
  SIDES,
  type State,
} from '../../src/extending.ts';
import { SLEDGE, snowOf } from './sledges.ts';

const FREEZES_ON = 5;
const FREED_ON = 4;

function hasSledge(state: State): boolean {
  const { sideOf } = state[SETTING].roster;
  return state.status.some((status, g) => status === SLEDGE && sideOf[g] === state.side);
}

/** SN-7: at the beginning of his turn a player with sledges rolls; on 5+ they are frozen to the ground. */
export const frost: OwnPhase = {
  name: 'snow:dig',
  before: 'break',
  begin(state, dice, report) {
    snowOf(state).frozen.fill(false);
    if (!hasSledge(state)) return undefined;
    const frozen = dice.successes(1, FREEZES_ON) === 1;
    snowOf(state).frozen[state.side] = frozen;
    report?.(
      asEvent({
        type: 'snow:frost',
        rule: 'SN-7',
        side: SIDES[state.side],
        dice: [...dice.faces],
        needs: FREEZES_ON,
      }),
    );
    return frozen ? asFrame({ type: 'snow:dig' }) : undefined;
  },
};

/** SN-8: frozen sledges may be dug out, once. */
export const dig: OwnDefinition = {
  fields: {},
  on: [null],
  rule: 'SN-8',
  endsAtOnce: false,
  asked: (state) => state.side,
  moves(_state, _frame, list) {
    list.push({ type: 'snow:shovel' }, { type: 'snow:stay' });
  },
  answers: {
    'snow:shovel': {
      play(state, _frame, _move, dice, report) {
        const freed = dice.successes(1, FREED_ON) === 1;
        snowOf(state).frozen[state.side] = !freed;
        report?.({
          type: freed ? 'snow:freed' : 'snow:stuck',
          rule: 'SN-8',
          side: SIDES[state.side],
          dice: [...dice.faces],
          needs: FREED_ON,
        });
        goOn(state, dice, report);
      },
    },
    'snow:stay': {
      play(state, _frame, _move, dice, report) {
        goOn(state, dice, report);
      },
    },
  },
  fallback: ['snow:shovel'],
};

function goOn(state: State, dice: Dice, report: PbiReport): void {
  nextPhase(state, 'snow:dig', dice, report);
}
