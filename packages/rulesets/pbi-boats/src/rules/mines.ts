import { SETTING, type Dice } from '@sandtable/kernel';
import { asEvent, type PbiReport, type State } from '@sandtable/pbi/extending';
import { fleetOf } from '../state/fleet.ts';

/** The mine in a square that everybody knows of, or -1. */
export function foundMineIn(state: State, square: number): number {
  const { mines, found } = fleetOf(state);
  return mines.findIndex((at, mine) => at === square && found[mine]);
}

/** BT-8.1: a boat has entered a square, and a mine in it is found. */
export function findMine(state: State, square: number, report: PbiReport): void {
  const { mines, found } = fleetOf(state);
  const mine = mines.indexOf(square);
  if (mine === -1 || found[mine]) return;
  found[mine] = true;
  const name = state[SETTING].board.names[square];
  report?.(asEvent({ type: 'boats:mineFound', rule: 'BT-8.1', square: name }));
}

/** BT-8.2: a boat that leaves a mined square may set it off. */
export function explodesOnLeaving(
  _state: State,
  _boat: number,
  _dice: Dice,
  _report: PbiReport,
): boolean {
  return false;
}
