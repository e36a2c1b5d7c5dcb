import type { SideNumber } from '@sandtable/kernel';
import type { Field } from './field.ts';
import { SIDES, type SideName } from '../rules/tables.ts';

interface Names {
  readonly teams: ReadonlyMap<string, number>;
  readonly leaders: ReadonlyMap<string, number>;
  readonly figures: ReadonlyMap<string, number>;
}

const known = new WeakMap<Field, Names>();

/** The numbers of teams, leaders and figures by their names. */
export function namesIn(field: Field): Names {
  let names = known.get(field);
  if (names === undefined) {
    const numbers = (list: readonly string[]): Map<string, number> =>
      new Map(list.map((name, i) => [name, i]));
    names = {
      teams: numbers(field.teams.map(({ name }) => name)),
      leaders: numbers(field.leaders.map(({ name }) => name)),
      figures: numbers(field.figures),
    };
    known.set(field, names);
  }
  return names;
}

export function sideNamed(side: SideName): SideNumber {
  return SIDES.indexOf(side) as SideNumber;
}

/** The team of this name; -1 where there is none. */
export function teamNamed(field: Field, name: string): number {
  return namesIn(field).teams.get(name) ?? -1;
}

/** The officer or NCO of this name; -1 where there is none. */
export function leaderNamed(field: Field, name: string): number {
  return namesIn(field).leaders.get(name) ?? -1;
}

/** The figure of this name; -1 where there is none. */
export function figureNamed(field: Field, name: string): number {
  return namesIn(field).figures.get(name) ?? -1;
}
