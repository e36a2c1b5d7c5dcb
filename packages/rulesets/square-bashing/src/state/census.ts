import { SETTING } from '@sandtable/kernel';
import { SQUARES } from '../rules/tables.ts';
import type { State } from './state.ts';

/**
 * Who stands where: by `SQUARES * side + square`, 0 where the side does not hold the square. What a unit adds is its
 * `load` in the roster, which counts each sort of unit in a byte of its own (SB-1.5): so one look finds
 * whether a square is held, and how much room there is in it.
 */
export type Census = number[];

/** The loads of higher command, infantry and cavalry, other units, and machine guns among these. */
export const COMMAND_LOAD = 0;
export const MAIN_LOAD = 1;
export const OTHER_LOAD = 0x100;
export const MG_LOAD = 0x1_0000 + OTHER_LOAD;

export function mainUnits(load: number): number {
  return load & 0xff;
}

/** Units that are neither infantry nor cavalry, machine guns among them. */
export function otherUnits(load: number): number {
  return (load >> 8) & 0xff;
}

export function machineGuns(load: number): number {
  return load >> 16;
}

/**
 * Where a state keeps its census, because nearly every rule asks for it, and few moves change it. It follows from
 * `at`, so it is no part of the JSON: a state that was read is counted when it is first asked.
 */
export const CENSUS: unique symbol = Symbol('census');

export function census(state: State): Census {
  return (state[CENSUS] ??= counted(state));
}

function counted({ at, [SETTING]: { roster } }: State): Census {
  const counts = new Array<number>(2 * SQUARES).fill(0);
  for (const [unit, square] of at.entries()) {
    if (square !== -1) counts[SQUARES * roster.sideOf[unit] + square] += roster.loads[unit];
  }
  return counts;
}

/** The unit stands in another square now; -1 off the board. Nothing else changes `at`, so that the census agrees with it. */
export function stand(state: State, unit: number, square: number): void {
  const { loads, sideOf } = state[SETTING].roster;
  const counts = census(state);
  const first = SQUARES * sideOf[unit];
  const from = state.at[unit];
  if (from !== -1) counts[first + from] -= loads[unit];
  if (square !== -1) counts[first + square] += loads[unit];
  (state.at as number[])[unit] = square;
}
