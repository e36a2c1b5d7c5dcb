import { otherSide, replaceTop, SETTING } from '@sandtable/kernel';
import { kindOf } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { NEVER_ASKS, type Definition, type PubReport } from '../../state/definition.ts';
import { nextTurn } from '../03-turn/nextTurn.ts';
import type { State } from '../../state/state.ts';
import { SIDES, TURNS_A_DAY } from '../tables.ts';
import { isNight } from '../03-turn/turn.ts';
import { finish, isOffTheField, winnerNow } from '../12-victory/victory.ts';

/** PB-3.1, PB-12: what comes after all combat. Never asks. */
export interface Aftermath {
  readonly type: 'aftermath';
}

/** PB-3.1, PB-12: what comes when all combat is over, up to the next turn. */
export const aftermath: Definition<Aftermath> = {
  ...NEVER_ASKS,
  fields: {},
  on: [null],
  rule: 'PB-3.1',
  settle(state, _frame, _dice, report) {
    freshenHqs(state);
    if (isDecided(state, report)) return true;
    if (isNight(state)) {
      state.day++;
      state.turn = 1;
      nextTurn(state, report);
    } else if (state.turn < TURNS_A_DAY) {
      state.turn++;
      nextTurn(state, report);
    } else if (state.day === state[SETTING].field.days) {
      // PB-12.10: a battle that was won stays so, however long it was played on.
      finish(state, state.won?.side, state.won?.by ?? 'points', report);
    } else replaceTop(state, { type: 'nightfall', chosen: [0, 0] });
    return true;
  },
};

/** PB-3.1, PB-3.5: all HQs may try again. */
function freshenHqs(state: State): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (kindOf(state, piece) === 'hq') state.spent[piece] = 0;
  }
}

/** PB-12.2 to PB-12.4 at the end of any turn; PB-12.10 until one side is gone. */
function isDecided(state: State, report: PubReport): boolean {
  const won = state.won ?? winnerNow(state);
  if (won !== undefined) {
    if (!state.options.bitterEnd) {
      finish(state, won.side, won.by, report);
      return true;
    }
    if (state.won === null) {
      state.won = won;
      report?.({ type: 'won', rule: 'PB-12.10', side: SIDES[won.side], by: won.by });
    }
  }
  const gone = ([0, 1] as SideIndex[]).filter((side) => isOffTheField(state, side));
  if (gone.length === 0) return false;
  if (state.won !== null) finish(state, state.won.side, state.won.by, report);
  else finish(state, gone.length === 2 ? undefined : otherSide(gone[0]), 'withdrawal', report);
  return true;
}
