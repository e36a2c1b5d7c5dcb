import { SETTING } from '@sandtable/kernel';
import type { Published } from '../../state/setting.ts';
import type { State } from '../../state/state.ts';
import { FOG_PART, NIGHT } from '../tables.ts';

/** A turn of a battle, as far as the weather goes. */
export interface Moment extends Pick<State, 'day' | 'turn'> {
  readonly [SETTING]: Pick<Published, 'field'>;
}

/** PB-12.9: turns counted on through the days, the nights too. */
export function turnNumber({ day, turn }: Pick<Moment, 'day' | 'turn'>): number {
  return (day - 1) * NIGHT + turn;
}

/** PB-1.1: whether the scenario has fog in this turn. */
export function isFoggy(moment: Moment): boolean {
  return moment[SETTING].field.fog.includes(turnNumber(moment));
}

/** PB-7.4: how far one can tell what a block is. PB-1.1: in fog, half as far. */
export function spottingRange(moment: Moment): number {
  const { foot } = moment[SETTING].field.rates;
  return isFoggy(moment) ? Math.trunc(foot / FOG_PART) : foot;
}
