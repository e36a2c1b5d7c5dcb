import type { Army } from './army.ts';

interface Names {
  readonly pieces: ReadonlyMap<string, number>;
  readonly commands: ReadonlyMap<string, number>;
}

const known = new WeakMap<Army, Names>();

/** The numbers of pieces and Commands by their names. */
export function namesIn(army: Army): Names {
  let names = known.get(army);
  if (names === undefined) {
    const numbers = (list: readonly { readonly name: string }[]): Map<string, number> =>
      new Map(list.map(({ name }, i) => [name, i]));
    names = { pieces: numbers(army.pieces), commands: numbers(army.commands) };
    known.set(army, names);
  }
  return names;
}
