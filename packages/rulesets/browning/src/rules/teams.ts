import type { SideNumber } from '@sandtable/kernel';
import type { Field } from '../state/field.ts';
import { isWithin } from '@sandtable/table';
import { isOnTable, PINNED, SCATTERED, UP, type State } from '../state/state.ts';
import { LMG_STRENGTH, STRENGTH } from './tables.ts';

/** BB-1.4, BB-1.5: how many must fire for effective fire. */
export function minimumStrength({ teams }: Field, team: number): number {
  const { weapon, quality } = teams[team];
  return weapon === 'lmg' ? LMG_STRENGTH : STRENGTH[quality];
}

export function platoonOf({ squads, teams }: Field, team: number): number {
  return squads[teams[team].squad].platoon;
}

export function leaderSide({ platoons, leaders }: Field, leader: number): SideNumber {
  return platoons[leaders[leader].platoon].side;
}

/** BB-8.5: a team without a figure on the table is gone. */
export function isThere(state: State, team: number): boolean {
  for (let f = 0; f < state.team.length; f++) {
    if (state.team[f] === team && isOnTable(state, f)) return true;
  }
  return false;
}

/** Takes a figure off the table: then it has no place. With the last of a team goes its leader figure. */
export function takeOff(state: State, figure: number, status: number): void {
  state.status[figure] = status;
  state.x[figure] = 0;
  state.y[figure] = 0;
  const team = state.team[figure];
  if (isThere(state, team)) return;
  state.leaderX[team] = -1;
  state.leaderY[team] = -1;
}

export function isReady(state: State, team: number): boolean {
  return state.ready[team] === 1 && isThere(state, team);
}

/** The figures of a team on the table. */
export function figuresOf(state: State, team: number): number[] {
  const figures: number[] = [];
  for (let f = 0; f < state.team.length; f++) {
    if (state.team[f] === team && isOnTable(state, f)) figures.push(f);
  }
  return figures;
}

/** Those of a team that are not pinned: they move and fire (BB-4.2, BB-5.2). */
export function ableFigures(state: State, team: number): number[] {
  const figures: number[] = [];
  for (let f = 0; f < state.team.length; f++) {
    if (state.team[f] === team && state.status[f] === UP) figures.push(f);
  }
  return figures;
}

export function pinnedFigures(state: State, side: SideNumber): number[] {
  return withStatus(state, side, PINNED);
}

export function scatteredFigures(state: State, side: SideNumber): number[] {
  return withStatus(state, side, SCATTERED);
}

function withStatus(state: State, side: SideNumber, status: number): number[] {
  const figures: number[] = [];
  for (let f = 0; f < state.status.length; f++) {
    if (state.status[f] === status && state.field.sides[f] === side) figures.push(f);
  }
  return figures;
}

/** Everybody of a side on the table. */
export function sideFigures(state: State, side: SideNumber): number[] {
  const figures: number[] = [];
  for (let f = 0; f < state.status.length; f++) {
    if (isOnTable(state, f) && state.field.sides[f] === side) figures.push(f);
  }
  return figures;
}

/** Whether one of some figures is at most so far from a place. */
export function isAnyWithin(
  state: State,
  figures: readonly number[],
  x: number,
  y: number,
  reach: number,
): boolean {
  for (const f of figures) if (isWithin(state.x[f], state.y[f], x, y, reach)) return true;
  return false;
}
