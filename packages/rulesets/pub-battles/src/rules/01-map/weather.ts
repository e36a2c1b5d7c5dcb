import type { State } from '../../state/state.ts';
import { FOG_PART, NIGHT } from '../tables.ts';

type Moment = Pick<State, 'field' | 'day' | 'turn'>;

/** PB-12.9: turns counted on through the days, the nights too. */
export function turnNumber({ day, turn }: Pick<Moment, 'day' | 'turn'>): number {
  return (day - 1) * NIGHT + turn;
}

/** PB-1.1: whether the scenario has fog in this turn. */
export function isFoggy(moment: Moment): boolean {
  return moment.field.fog.includes(turnNumber(moment));
}

/** PB-7.4: how far one can tell what a block is. PB-1.1: in fog, half as far. */
export function spottingRange(moment: Moment): number {
  const { foot } = moment.field.rates;
  return isFoggy(moment) ? Math.trunc(foot / FOG_PART) : foot;
}
