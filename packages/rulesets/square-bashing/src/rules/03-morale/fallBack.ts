import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { SQUARE } from '../../state/frameFields.ts';
import { holds, RETIRED, unitsIn, WINNING, type State } from '../../state/state.ts';
import { BACK, BEYOND } from '../01-board/field.ts';
import { enter, hasRoom, lose, nameOf, sendToReserve } from '../01-board/occupation.ts';
import { pushHits } from '../05-assault/hits.ts';
import { CORNERED_HITS, OFF_TABLE_BASES, OFF_TABLE_MODEL } from '../tables.ts';

/** A square that retires after its morale test, when its hit has been saved. */
export interface FallBack {
  readonly type: 'fallBack';
  readonly square: number;
}

/** SB-3.3: its units fall back, or suffer for it that they cannot. It asks nobody. */
export const fallBack: Definition<FallBack> = {
  fields: { square: SQUARE },
  on: ['morale'],
  rule: 'SB-3.3',
  asked: (state) => state.side,

  settle(state, { square }, _dice, report) {
    const { side } = state;
    state.stack.pop();
    const units = unitsIn(state, side, square);
    if (units.length === 0) return true;
    if (canWithdraw(state, side, square)) {
      withdraw(state, side, square, 'SB-3.3', report);
      return true;
    }
    for (const unit of units) retire(state, unit);
    report?.({ type: 'cornered', rule: 'SB-3.3', square: nameOf(square), hits: CORNERED_HITS });
    pushHits(state, side, units, CORNERED_HITS, CORNERED_HITS, 'covered');
    return true;
  },

  moves() {},
  answers: {},
};

/** SB-3.3, SB-5.11: whether no enemy holds the next square toward the base line. */
export function canWithdraw(state: State, side: SideNumber, square: number): boolean {
  const behind = BEYOND[4 * square + BACK[side]];
  return behind === -1 || !holds(state, otherSide(side), behind);
}

/** SB-3.3: it is the unit's whole turn. SB-5.10: it loses a winning the fight marker by it. */
function retire(state: State, unit: number): void {
  state.flags[unit] = (state.flags[unit] | RETIRED) & ~WINNING;
}

/** SB-3.3: all units of a square fall back, over their own where these leave no room. */
export function withdraw(
  state: State,
  side: SideNumber,
  square: number,
  rule: string,
  report: SquareReport,
): void {
  const { ids } = state[SETTING].roster;
  for (const unit of unitsIn(state, side, square)) {
    const to = refuge(state, side, unit);
    if (to === ON_THE_ENEMY) lose(state, unit, 'ranIntoEnemy', 'SB-3.3', report);
    else if (to === OFF_THE_TABLE) leaveTable(state, unit, report);
    else {
      enter(state, unit, to);
      retire(state, unit);
      report?.({ type: 'fellBack', rule, unit: ids[unit], from: nameOf(square), to: nameOf(to) });
    }
  }
}

const OFF_THE_TABLE = -1;
const ON_THE_ENEMY = -2;

/** SB-3.3: the first square back that has room for it, or what it meets before. */
function refuge(state: State, side: SideNumber, unit: number): number {
  let square = state.at[unit];
  for (;;) {
    square = BEYOND[4 * square + BACK[side]];
    if (square === -1) return OFF_THE_TABLE;
    if (holds(state, otherSide(side), square)) return ON_THE_ENEMY;
    if (hasRoom(state, unit, square)) return square;
  }
}

/** SB-3.3: off the table it loses a base, or a model a loss, and waits as a reinforcement. */
function leaveTable(state: State, unit: number, report: SquareReport): void {
  const { figures, ids, isMain } = state[SETTING].roster;
  const lost = isMain[unit] ? OFF_TABLE_BASES : OFF_TABLE_MODEL;
  report?.({ type: 'leftTable', rule: 'SB-3.3', unit: ids[unit], lost });
  if (state.lost[unit] + lost >= figures[unit].strength) {
    lose(state, unit, 'destroyed', 'SB-3.3', report);
    return;
  }
  state.lost[unit] += lost;
  sendToReserve(state, unit);
}
