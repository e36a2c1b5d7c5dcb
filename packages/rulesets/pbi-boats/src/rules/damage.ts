import { SETTING, type Dice } from '@sandtable/kernel';
import { asEvent, remove, type PbiReport, type State } from '@sandtable/pbi/extending';
import { fleetOf } from '../state/fleet.ts';
import { SINKS_AT } from '../tables/figures.ts';

/** BT-7.1: a hull takes so many hits; at three it sinks. */
export function damageHull(
  state: State,
  hull: number,
  hits: number,
  dice: Dice,
  report: PbiReport,
): void {
  if (hits === 0) return;
  const { damage } = fleetOf(state);
  damage[hull] = Math.min(SINKS_AT, damage[hull] + hits);
  const { ids } = state[SETTING].roster;
  report?.(
    asEvent({ type: 'boats:damaged', rule: 'BT-7.1', boat: ids[hull], damage: damage[hull] }),
  );
  if (damage[hull] >= SINKS_AT) sink(state, hull, dice, report);
}

/** BT-7.3, BT-7.4: a hull goes down, and some of those aboard may be saved. */
export function sink(state: State, hull: number, _dice: Dice, _report: PbiReport): void {
  remove(state, hull);
}
