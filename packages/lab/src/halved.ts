import type { Halves } from '@sandtable/kernel';
import type { PlayOut, Positions } from './playOut.ts';
import { Spread, type Measures } from './spread.ts';

type Half = 0 | 1;

/** Ends of a half that come to the same as far as the other half can tell. */
interface Group {
  readonly measures: Measures;
  readonly bearing: string;
  readonly ends: Positions;
  /** Any of them, and how likely they are together. */
  readonly one: object;
  ways: bigint;
}

/**
 * What two halves come to together. Each is played by itself; then one of them goes on, which depends on what
 * the other has come to only by its bearing, so that this too is played once and not for each outcome of that.
 */
export function halvedOutcomes(playOut: PlayOut, halves: Halves<object>): Spread<Measures> {
  const groups = [groupsOf(playOut, halves, 0), groupsOf(playOut, halves, 1)] as const;
  const later = new Map<string, Spread<Measures>>();
  const found = new Spread<Measures>();
  for (const [i, first] of groups[0].entries()) {
    for (const [j, second] of groups[1].entries()) {
      const half = halves.goesOn(first.one, second.one);
      const [own, done] = half === 0 ? [first, second] : [second, first];
      const name = `${half} ${half === 0 ? i : j} ${done.bearing}`;
      let after = later.get(name);
      if (after === undefined) {
        after = playOut.measured(joined(playOut, halves, half, own, done));
        later.set(name, after);
      }
      const of = after.of * done.ends.of;
      for (const { value, ways } of after.values()) {
        const measures = { ...value, ...done.measures };
        found.add(JSON.stringify(measures), measures, ways * done.ways, of);
      }
    }
  }
  return found;
}

function groupsOf(playOut: PlayOut, halves: Halves<object>, half: Half): Group[] {
  const begun: Positions = new Spread();
  playOut.branch(begun, 1n, 1n, (dice) => halves.begin(half, dice));
  const ends = playOut.until(begun, (state) => halves.isDone(state));
  const groups = new Map<string, Group>();
  for (const { value, ways } of ends.values()) {
    const measures = halves.measure(half, value);
    const bearing = halves.bearing(half, value);
    const name = `${JSON.stringify(measures)} ${bearing}`;
    let group = groups.get(name);
    if (group === undefined) {
      group = { measures, bearing, ends: new Spread(), one: value, ways: 0n };
      groups.set(name, group);
    }
    group.ends.add(playOut.alike(value), value, ways, ends.of);
    group.ways += ways;
  }
  return [...groups.values()];
}

/** The ends of the half that goes on, each where the other half has come to one of its own. */
function joined(
  { alike }: PlayOut,
  halves: Halves<object>,
  half: Half,
  own: Group,
  done: Group,
): Positions {
  const found: Positions = new Spread();
  for (const { value, ways } of own.ends.values()) {
    const both = half === 0 ? halves.join(value, done.one) : halves.join(done.one, value);
    found.add(alike(both), both, ways, own.ends.of);
  }
  return found;
}
