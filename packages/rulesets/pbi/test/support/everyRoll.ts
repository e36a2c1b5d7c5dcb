import { expect } from 'vitest';
import { odds } from '@sandtable/lab';
import type { PbiMove } from '../../src/state/moves.ts';
import { pbi } from '../../src/ruleset.ts';
import type { Game } from './game.ts';

/** Every way that so many dice can fall, face by face. */
export function* everyRoll(count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const roll of everyRoll(count - 1)) {
    for (let face = 1; face <= 6; face++) yield [...roll, face];
  }
}

/** In how many of all rolls of so many dice so many score at least that: indexed by how many. */
export function waysTo(count: number, atLeast: number): number[] {
  const ways = new Array<number>(count + 1).fill(0);
  for (const roll of everyRoll(count)) ways[roll.filter((face) => face >= atLeast).length]++;
  return ways;
}

/** Big enough for every roll in these tests: chances are counted in parts of it. */
const DICE = 30;
const WHOLE = 6n ** BigInt(DICE);

/** How likely each thing is, counted over every roll. */
export class Chances {
  readonly #parts = new Map<string, bigint>();

  /** So many of the rolls of so many dice come to this. */
  add(killed: number, lost: number, ways: number, dice: number): void {
    if (ways === 0) return;
    const key = `killed ${killed}, lost ${lost}`;
    const parts = BigInt(ways) * 6n ** BigInt(DICE - dice);
    this.#parts.set(key, (this.#parts.get(key) ?? 0n) + parts);
  }

  /** Part of a chance, as a share of all of it: sorted by name. */
  get list(): [string, bigint][] {
    return [...this.#parts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** All of it adds up to certainty. */
  get isWhole(): boolean {
    return this.list.reduce((sum, [, parts]) => sum + parts, 0n) === WHOLE;
  }
}

/** The odds that the rules give for a move, in the same form. */
export function oddsOf(g: Game, move: PbiMove): [string, bigint][] {
  const found = odds(pbi, g.state, g.side, move);
  if (found === undefined) throw new Error(`no odds for ${JSON.stringify(move)}`);
  return found.outcomes
    .map(({ measures, ways }): [string, bigint] => {
      expect((ways * WHOLE) % found.of).toBe(0n);
      const name = `killed ${measures['killed']}, lost ${measures['lost']}`;
      return [name, (ways * WHOLE) / found.of];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
