import { SETTING, otherSide, type SideNumber } from '@sandtable/kernel';
import type { SquareReport } from '../../state/definition.ts';
import type { LossReason } from '../../state/events.ts';
import { BOARD } from '../../state/names.ts';
import { holds, LOST, ON_BOARD, TURNED, WAITING, type State } from '../../state/state.ts';
import { MAIN_UNITS_A_SQUARE, MGS_A_SQUARE, OTHER_UNITS_A_SQUARE, SQUARES } from '../tables.ts';
import { BEYOND, FORWARD } from './field.ts';

/** SB-1.5: whether a unit may end its move in a square, as far as those of its own side leave it room. */
export function hasRoom(state: State, unit: number, square: number): boolean {
  const { roster } = state[SETTING];
  if (roster.isCommand[unit]) return true;
  const side = roster.sideOf[unit];
  let main = 0;
  let others = 0;
  let mgs = 0;
  for (let each = roster.first[side], end = roster.end[side]; each < end; each++) {
    if (state.at[each] !== square || each === unit || roster.isCommand[each]) continue;
    if (roster.isMain[each]) main++;
    else others++;
    if (roster.figures[each].arm === 'mg') mgs++;
  }
  if (roster.isMain[unit]) return main < MAIN_UNITS_A_SQUARE;
  if (roster.figures[unit].arm === 'mg' && mgs >= MGS_A_SQUARE) return false;
  return others < OTHER_UNITS_A_SQUARE;
}

/** Whether a side holds a square next to this one, by a side. */
export function isNextTo(counts: Uint8Array, side: SideNumber, square: number): boolean {
  for (let face = 0; face < 4; face++) {
    const near = BEYOND[4 * square + face];
    if (near !== -1 && counts[side * SQUARES + near] > 0) return true;
  }
  return false;
}

/** SB-4.4: whether a square lies next to the enemy of a side. */
export function isNextToEnemy(counts: Uint8Array, side: SideNumber, square: number): boolean {
  return isNextTo(counts, otherSide(side), square);
}

/** The unit comes into another square. SB-11.2: it has occupied that last. */
export function enter(state: State, unit: number, square: number): void {
  const { roster, field } = state[SETTING];
  const objective = field.objectiveAt[square];
  if (objective !== -1 && !roster.isCommand[unit]) state.holders[objective] = roster.sideOf[unit];
  place(state, unit, square);
}

/** The unit stands in a square. SB-1.6: who is there first looks to the enemy's edge. */
export function place(state: State, unit: number, square: number): void {
  const { roster } = state[SETTING];
  const from = state.at[unit];
  const side = roster.sideOf[unit];
  const isFirst = !roster.isCommand[unit] && !holds(state, side, square);
  if (isFirst) state.facing[square] = FORWARD[side];
  state.status[unit] = ON_BOARD;
  state.at[unit] = square;
  if (from !== -1) vacate(state, side, from);
}

/** SB-1.6: nobody is left to look anywhere. */
function vacate(state: State, side: SideNumber, square: number): void {
  if (holds(state, side, square)) return;
  state.facing[square] = 0;
  state.marks[square] &= ~TURNED;
}

function takeOff(state: State, unit: number, status: number): void {
  const square = state.at[unit];
  state.status[unit] = status;
  state.at[unit] = -1;
  state.casualties[unit] = 0;
  state.flags[unit] = 0;
  if (square !== -1) vacate(state, state[SETTING].roster.sideOf[unit], square);
}

/** The unit is out of the game. */
export function lose(
  state: State,
  unit: number,
  why: LossReason,
  rule: string,
  report: SquareReport,
): void {
  const { roster } = state[SETTING];
  state.lost[unit] = roster.figures[unit].strength;
  takeOff(state, unit, LOST);
  report?.({ type: 'lost', rule, unit: roster.ids[unit], why });
}

/** SB-3.3: the unit is a reinforcement again, without markers (SB-10.2). */
export function sendToReserve(state: State, unit: number): void {
  takeOff(state, unit, WAITING);
}

/** The name of a square. */
export function nameOf(square: number): string {
  return BOARD.names[square];
}
