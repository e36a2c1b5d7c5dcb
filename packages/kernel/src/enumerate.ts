import type { Dice } from './dice.ts';

type Outcome = number | boolean | readonly number[];

/** How a roll can come out, and in how many ways out of `of` each result comes about. */
interface Spread {
  readonly results: readonly { readonly value: Outcome; readonly ways: bigint }[];
  readonly of: bigint;
}

/** A roll met on the way to a leaf: which of its results is being tried. */
interface Branch {
  readonly spread: Spread;
  taken: number;
  /** The chance of all rolls up to and with this one: `ways` out of `of`. */
  ways: bigint;
  readonly of: bigint;
}

/** A piece of play rolled more often than it was given: perhaps it never ends. */
export class TooManyRolls extends Error {}

/**
 * Runs a piece of play once for each way its dice can come out, told apart only by what they are
 * looked at for, and hands over each result with its exact chance: `ways` out of `of`. The play
 * must start from the same state each time.
 * @param mostRolls How often it may roll; beyond that `TooManyRolls` is thrown.
 */
export function enumerate<T>(
  run: (dice: Dice) => T,
  visit: (result: T, ways: bigint, of: bigint) => void,
  mostRolls = Infinity,
): void {
  const branches: Branch[] = [];
  let depth = 0;
  const take = (name: string, make: () => Spread): Outcome => {
    if (depth === branches.length) {
      if (depth >= mostRolls) throw new TooManyRolls(`more than ${mostRolls} rolls`);
      branches.push(branch(spreadNamed(name, make), branches.at(-1)));
    }
    const { spread, taken } = branches[depth++];
    return spread.results[taken].value;
  };
  const dice = diceThatTake(take);
  do {
    depth = 0;
    const result = run(dice);
    const last = branches.at(-1);
    visit(result, last?.ways ?? 1n, last?.of ?? 1n);
  } while (nextBranch(branches));
}

/** Rolls that have been worked out: the same few are asked for all the time. */
const known = new Map<string, Spread>();
const MOST_KNOWN = 1000;

function spreadNamed(name: string, make: () => Spread): Spread {
  let spread = known.get(name);
  if (spread === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, (spread = make()));
  }
  return spread;
}

function branch(spread: Spread, before: Branch | undefined): Branch {
  const [ways, of] = before === undefined ? [1n, 1n] : [before.ways, before.of];
  return { spread, taken: 0, ways: ways * spread.results[0].ways, of: of * spread.of };
}

/** Goes on to the next leaf of the tree of rolls, depth first. */
function nextBranch(branches: Branch[]): boolean {
  for (let last = branches.at(-1); last !== undefined; last = branches.at(-1)) {
    if (last.taken + 1 < last.spread.results.length) {
      last.taken++;
      last.ways = (branches.at(-2)?.ways ?? 1n) * last.spread.results[last.taken].ways;
      return true;
    }
    branches.pop();
  }
  return false;
}

function diceThatTake(take: (name: string, make: () => Spread) => Outcome): Dice {
  return {
    successes: (count, atLeast, most = count) =>
      take(`${count} at ${atLeast} to ${most}`, () => successes(count, atLeast, most)) as number,
    all: (count, atLeast) =>
      take(`all ${count} at ${atLeast}`, () => allOf(count, atLeast)) as boolean,
    total: (count) => take(`total ${count}`, () => totals(count)) as number,
    sorted: (count) => take(`sorted ${count}`, () => multisets(count)) as readonly number[],
    die: (sides = 6) => take(`die ${sides}`, () => faces(sides)) as number,
    faces: [],
  };
}

function faces(sides: number): Spread {
  const results = Array.from({ length: sides }, (_, i) => ({ value: i + 1, ways: 1n }));
  return { results, of: BigInt(sides) };
}

function successes(count: number, atLeast: number, most: number): Spread {
  const good = goodFaces(atLeast);
  const waysTo = new Map<number, bigint>();
  for (let hits = 0; hits <= count; hits++) {
    const ways = choose(count, hits) * good ** BigInt(hits) * (6n - good) ** BigInt(count - hits);
    const value = Math.min(hits, most);
    if (ways > 0n) waysTo.set(value, (waysTo.get(value) ?? 0n) + ways);
  }
  return { results: resultsOf(waysTo), of: 6n ** BigInt(count) };
}

function goodFaces(atLeast: number): bigint {
  return BigInt(Math.min(6, Math.max(0, 7 - atLeast)));
}

function resultsOf(waysTo: ReadonlyMap<number, bigint>): Spread['results'] {
  return Array.from(waysTo, ([value, ways]) => ({ value, ways }));
}

function allOf(count: number, atLeast: number): Spread {
  const of = 6n ** BigInt(count);
  const good = goodFaces(atLeast) ** BigInt(count);
  const results = [
    { value: true, ways: good },
    { value: false, ways: of - good },
  ];
  return { results: results.filter(({ ways }) => ways > 0n), of };
}

function totals(count: number): Spread {
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, bigint>();
    for (const [sum, n] of ways) {
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0n) + n);
    }
    ways = next;
  }
  return { results: resultsOf(ways), of: 6n ** BigInt(count) };
}

/** Every multiset of faces, highest first, with the number of orders it can fall in. */
function multisets(count: number): Spread {
  const results: { value: readonly number[]; ways: bigint }[] = [];
  const fill = (value: readonly number[], top: number, ways: bigint): void => {
    const left = count - value.length;
    if (left === 0) {
      results.push({ value, ways });
      return;
    }
    if (top === 0) return;
    for (let n = left; n >= 0; n--) {
      const same = Array.from({ length: n }, () => top);
      fill([...value, ...same], top - 1, ways * choose(left, n));
    }
  };
  fill([], 6, 1n);
  return { results, of: 6n ** BigInt(count) };
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= count; i++) ways = (ways * BigInt(from - i + 1)) / BigInt(i);
  return ways;
}
