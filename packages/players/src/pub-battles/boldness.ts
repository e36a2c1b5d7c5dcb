import { otherSide, SETTING } from '@sandtable/kernel';
import {
  DUE,
  isCombatant,
  kindOf,
  NIGHT,
  ON_MAP,
  pointsOf,
  RESERVE,
  sideOfPiece,
  TURNS_A_DAY,
  turnNumber,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import type { Temper } from './temper.ts';
import { worthOf } from './worth.ts';

/** What is left of a side's army. The orders of battle are public, so those who are still to come count. */
export function strengthOf(state: State, side: SideIndex): number {
  let sum = 0;
  for (let piece = 0; piece < state.place.length; piece++) {
    const place = state.place[piece];
    if (sideOfPiece(state, piece) !== side || !isCombatant(kindOf(state, piece))) continue;
    if (place !== ON_MAP && place !== RESERVE && place !== DUE) continue;
    sum += worthOf(kindOf(state, piece)) * (state.spent[piece] === 1 ? 0.7 : 1);
  }
  return sum;
}

/** How much of the battle is over, from 0 to 1. */
export function lateness(state: State): number {
  const { firstTurn, days } = state[SETTING].field;
  const last = (days - 1) * NIGHT + TURNS_A_DAY;
  return Math.min(1, (turnNumber(state) - firstTurn) / Math.max(1, last - firstTurn));
}

/**
 * How much it dares: more where it is stronger, and where it is behind in points and time runs out,
 * so that two armies never just look at each other; less where it has what it needs.
 */
export function boldnessOf(state: State, us: SideIndex, temper: Temper): number {
  const ratio = strengthOf(state, us) / Math.max(1, strengthOf(state, otherSide(us)));
  const ahead = pointsOf(state, us) - pointsOf(state, otherSide(us));
  const late = lateness(state);
  const wish =
    ahead < 0
      ? temper.losing + temper.losingLate * late
      : ahead > 0
        ? -temper.winning - temper.winningLate * late
        : temper.even * late;
  const strength = temper.strength * (Math.min(Math.max(ratio, 0.5), 2) - 1);
  return Math.min(1.7, Math.max(0.6, temper.bold + strength + wish));
}
