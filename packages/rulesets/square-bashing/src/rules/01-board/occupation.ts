import { SETTING, otherSide, type SideNumber } from '@sandtable/kernel';
import {
  census,
  COMMAND_LOAD,
  machineGuns,
  MAIN_LOAD,
  mainUnits,
  MG_LOAD,
  otherUnits,
  stand,
} from '../../state/census.ts';
import type { SquareReport } from '../../state/definition.ts';
import type { LossReason } from '../../state/events.ts';
import { BOARD } from '../../state/names.ts';
import { holds, LOST, ON_BOARD, TURNED, WAITING, type State } from '../../state/state.ts';
import { MAIN_UNITS_A_SQUARE, MGS_A_SQUARE, OTHER_UNITS_A_SQUARE, SQUARES } from '../tables.ts';
import { BEYOND, FORWARD } from './field.ts';

/** SB-1.5: whether a unit may end its move in a square, as far as those of its own side leave it room. */
export function hasRoom(state: State, unit: number, square: number): boolean {
  const { loads, sideOf } = state[SETTING].roster;
  const load = loads[unit];
  if (load === COMMAND_LOAD) return true;
  const all = census(state)[SQUARES * sideOf[unit] + square];
  // It does not stand in its own way.
  const there = state.at[unit] === square ? all - load : all;
  if (load === MAIN_LOAD) return mainUnits(there) < MAIN_UNITS_A_SQUARE;
  if (load === MG_LOAD && machineGuns(there) >= MGS_A_SQUARE) return false;
  return otherUnits(there) < OTHER_UNITS_A_SQUARE;
}

/** SB-4.4: whether a square lies next to one that the enemy of a side holds, by a side. */
export function isNextToEnemy(state: State, side: SideNumber, square: number): boolean {
  const enemy = otherSide(side);
  for (let face = 0; face < 4; face++) {
    const near = BEYOND[4 * square + face];
    if (near !== -1 && holds(state, enemy, near)) return true;
  }
  return false;
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
  stand(state, unit, square);
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
  stand(state, unit, -1);
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
