import { SETTING, type Dice } from '@sandtable/kernel';
import { asEvent, SIDES, type PbiReport, type State } from '@sandtable/pbi/extending';
import { crewOf, fleetOf, GONE } from '../state/fleet.ts';
import { rowOf, watersOf } from '../state/waters.ts';
import { MINE_EXPLODES_ON } from '../tables/figures.ts';
import { sink } from './damage.ts';

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
  // Which one it is tells where the others may lie.
  report?.(
    asEvent({
      type: 'boats:mineFound',
      rule: 'BT-8.1',
      square: name,
      mine: mine + 1,
      reveals: true,
    }),
  );
}

/**
 * BT-8.1: whether a boat that enters a square shows everybody something that was not known: a mine, or that there
 * is none. Nobody takes back what he did after he has seen that, so it goes by what all know.
 */
export function mayHideMine(state: State, square: number): boolean {
  const { found, mines, plan, sailed } = fleetOf(state);
  if (sailed[square] === 1 || !watersOf(state).isWater[square]) return false;
  const row = rowOf(state, square) + 1;
  return plan.mines.some(
    ([first, last], mine) => !found[mine] && mines[mine] !== GONE && row >= first && row <= last,
  );
}

/** BT-8.2: a boat that leaves a mined square, or is still there, may set it off; true where it does. */
export function setsOffMine(state: State, boat: number, dice: Dice, report: PbiReport): boolean {
  const { board, roster } = state[SETTING];
  const mine = foundMineIn(state, state.at[boat]);
  if (mine === -1) return false;
  const explodes = dice.successes(1, MINE_EXPLODES_ON) === 1;
  report?.(
    asEvent({
      type: explodes ? 'boats:exploded' : 'boats:silent',
      rule: 'BT-8.2',
      side: SIDES[crewOf(state, boat)],
      boat: roster.ids[boat],
      square: board.names[state.at[boat]],
      dice: [...dice.faces],
      needs: MINE_EXPLODES_ON,
    }),
  );
  if (!explodes) return false;
  fleetOf(state).mines[mine] = GONE;
  sink(state, boat, dice, report);
  return true;
}
