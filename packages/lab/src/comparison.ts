import type { Ruleset } from '@sandtable/kernel';
import { shareOf, type Tried } from './balance.ts';
import type { Interval } from './interval.ts';
import type { Inquiry } from './inquiry.ts';
import type { Run, RunRecord } from './run.ts';
import type { RunFile, RunScenario } from './runFile.ts';
import { SequentialTest, type Question, type Verdict } from './sequential.ts';
import { pointsFor } from './simulation.ts';
import { variantsFile, type Terms } from './variants.ts';

export const MOST_PAIRS = 10_000;

/** Ten wins more in a hundred games are a difference that matters. */
export const USUAL_QUESTION: Question = { difference: 0.1, error: 0.05 };

/** What a comparison has come to so far. */
export interface Compared {
  readonly verdict: Verdict;
  /** Of both together. */
  readonly games: number;
  /** The share of the first side in each. */
  readonly shares: readonly [SideShare, SideShare];
}

export interface SideShare {
  readonly rate: number;
  readonly interval: Interval;
}

/** Two variants, and as many games of each as may be needed: the pairs are games 0 and 1, 2 and 3, and so on. */
export function comparisonFile(
  ruleset: Ruleset,
  [a, b]: readonly [RunScenario, RunScenario],
  terms: Terms,
): RunFile {
  // By these names, and whatever they are otherwise called, the same seed gives the same games.
  const both = [
    { ...a, name: 'a' },
    { ...b, name: 'b' },
  ];
  return variantsFile(ruleset, both, terms, MOST_PAIRS);
}

/** Whether the first side wins more often in one of the two: asked after every pair of games, in their order, until it is settled. */
export class Comparison implements Inquiry {
  readonly run: Run;
  readonly question: Question;
  readonly #test: SequentialTest;
  /** Games whose pair is not complete yet, or not its turn. */
  readonly #early = new Map<number, number>();
  #both: readonly [Tried, Tried] = [NOTHING, NOTHING];

  constructor(run: Run, question: Question) {
    this.run = run;
    this.question = question;
    this.#test = new SequentialTest(question);
  }

  get games(): number {
    return 2 * this.#test.pairs;
  }

  get isOver(): boolean {
    return this.#test.verdict !== 'open' || this.games >= this.run.games;
  }

  wanted(most: number): number[] {
    if (this.isOver) return [];
    const length = Math.min(2 * Math.ceil(most / 2), this.run.games - this.games);
    const next = Array.from({ length }, (_, i) => this.games + i);
    return next.filter((number) => !this.#early.has(number));
  }

  take(records: readonly RunRecord[]): void {
    const [side] = this.run.ruleset.sides;
    for (const record of records) this.#early.set(record.number, pointsFor(record, side));
    while (!this.isOver) {
      const { games } = this;
      const [first, second] = [this.#early.get(games), this.#early.get(games + 1)];
      if (first === undefined || second === undefined) return;
      this.#early.delete(games);
      this.#early.delete(games + 1);
      this.#test.add(first, second);
      const [a, b] = this.#both;
      this.#both = [withGame(a, first), withGame(b, second)];
    }
  }

  result(): Compared {
    const [a, b] = this.#both;
    return {
      verdict: this.#test.verdict,
      games: this.games,
      shares: [shareOf(a), shareOf(b)],
    };
  }
}

const NOTHING: Tried = { games: 0, points: 0 };

function withGame({ games, points }: Tried, more: number): Tried {
  return { games: games + 1, points: points + more };
}
