import { bestOf, SETTING } from '@sandtable/kernel';
import { savesOn, type Saving } from '../rules/07-saves/saves.ts';
import { POINTS } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';

/** What it costs a side when a unit becomes damaged or is destroyed, beside a half base of infantry. */
const DAMAGED: Readonly<Record<string, number>> = {
  foot: 4,
  horse: 4,
  mg: 6,
  gun: 5,
  tank: 5,
  car: 4,
};
const DESTROYED: Readonly<Record<string, number>> = {
  foot: 8,
  horse: 8,
  mg: 9,
  gun: 6,
  tank: 8,
  car: 6,
};

/** How much one more hit on a unit that has so many already harms its side. */
export function harmOf(state: State, unit: number, dealt: number, saving: Saving): number {
  const { arm, strength } = state[SETTING].roster.figures[unit];
  const failing = savesOn(state, unit, saving) - 1;
  // As if half of the hits that it has were saved.
  const lost = state.lost[unit] + Math.ceil(dealt / 2);
  if (lost >= strength) return 0;
  const next = lost + 1;
  let cost = 1;
  if (2 * lost < strength && 2 * next >= strength) cost += DAMAGED[arm];
  if (next >= strength) cost += DESTROYED[arm];
  return failing * cost;
}

/** What a unit is worth as it is, beside another for which there is room in the same squares. */
export function worthOf(state: State, unit: number): number {
  const { figures, isMain, units } = state[SETTING].roster;
  const { arm, strength } = figures[unit];
  const whole = isMain[unit] ? POINTS[units[unit].quality] : DESTROYED[arm];
  return whole * (strength - state.lost[unit]);
}

/** The move by which the unit that is worth most falls back. */
export function worthiest(state: State, listed: readonly SquareMove[]): SquareMove {
  const { roster } = state[SETTING];
  return bestOf(listed, (move) =>
    move.type === 'fallBack' ? worthOf(state, roster.named(move.unit)) : -Infinity,
  );
}
