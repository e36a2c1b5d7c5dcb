import type { Field } from './field.ts';

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
