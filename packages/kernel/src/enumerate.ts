import type { Dice } from './dice.ts';

/** How a roll can come out, and in how many ways out of `of` each result comes about. */
interface Spread {
  readonly results: readonly { readonly value: number | readonly number[]; readonly ways: bigint }[];
  readonly of: bigint;
}

interface Branch {
  readonly spread: Spread;
  taken: number;
}

/**
 * Runs a piece of play once for each way its dice can come out, told apart only by what they are
 * looked at for, and hands over each result with its exact chance: `ways` out of `of`. The play
 * must start from the same state each time.
 */
export function enumerate<T>(
  run: (dice: Dice) => T,
  visit: (result: T, ways: bigint, of: bigint) => void,
): void {
  const branches: Branch[] = [];
  do {
    let depth = 0;
    const take = (spread: () => Spread): number | readonly number[] => {
      if (depth === branches.length) branches.push({ spread: spread(), taken: 0 });
      const branch = branches[depth++];
      return branch.spread.results[branch.taken].value;
    };
    const result = run(diceThatTake(take));
    let ways = 1n;
    let of = 1n;
    for (const { spread, taken } of branches) {
      ways *= spread.results[taken].ways;
      of *= spread.of;
    }
    visit(result, ways, of);
  } while (nextBranch(branches));
}

/** Goes on to the next leaf of the tree of rolls, depth first. */
function nextBranch(branches: Branch[]): boolean {
  for (let last = branches.at(-1); last !== undefined; last = branches.at(-1)) {
    if (last.taken + 1 < last.spread.results.length) {
      last.taken++;
      return true;
    }
    branches.pop();
  }
  return false;
}

function diceThatTake(take: (spread: () => Spread) => number | readonly number[]): Dice {
  return {
    successes: (count, atLeast) => take(() => successes(count, atLeast)) as number,
    total: (count) => take(() => totals(count)) as number,
    sorted: (count) => take(() => multisets(count)) as readonly number[],
    die: (sides = 6) => take(() => faces(sides)) as number,
    faces: [],
  };
}

function faces(sides: number): Spread {
  const results = Array.from({ length: sides }, (_, i) => ({ value: i + 1, ways: 1n }));
  return { results, of: BigInt(sides) };
}

function successes(count: number, atLeast: number): Spread {
  const good = BigInt(Math.min(6, Math.max(0, 7 - atLeast)));
  const results = [];
  for (let hits = 0; hits <= count; hits++) {
    const ways = choose(count, hits) * good ** BigInt(hits) * (6n - good) ** BigInt(count - hits);
    if (ways > 0n) results.push({ value: hits, ways });
  }
  return { results, of: 6n ** BigInt(count) };
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
  const results = [...ways].map(([value, n]) => ({ value, ways: n }));
  return { results, of: 6n ** BigInt(count) };
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
