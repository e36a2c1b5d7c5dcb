import type { KnobChoice, Ruleset, Scenario } from '@sandtable/kernel';
import { balanceSearch, type Balance, type Balanced, type Tried, type Wanted } from './balance.ts';
import type { Inquiry } from './inquiry.ts';
import type { Interval } from './interval.ts';
import type { Run, RunRecord } from './run.ts';
import type { RunFile } from './runFile.ts';
import { pointsFor } from './simulation.ts';
import { variantsFile, type Terms } from './variants.ts';

export const MOST_OF_VARIANT = 2048;

/** What even means, and how many games of each variant the first round has. */
export const USUAL_BALANCE: Pick<Balance, 'bounds' | 'round'> = { bounds: [0.45, 0.55], round: 32 };

/** A contest for each way to set the knobs, with as many games as any of them may need. */
export function searchFile(
  ruleset: Ruleset,
  scenario: Scenario,
  choices: readonly KnobChoice[],
  terms: Terms,
): RunFile {
  const scenarios = choices.map((knobs) => ({ scenario, knobs }));
  return variantsFile(ruleset, scenarios, terms, MOST_OF_VARIANT);
}

export interface SearchRound {
  readonly left: number;
  readonly games: number;
  readonly of: number;
}

/** The search for an even one among the contests of a run, by its games. */
export class VariantSearch implements Inquiry {
  readonly run: Run;
  readonly bounds: Interval;
  readonly #searching: ReturnType<typeof balanceSearch>;
  readonly #tried: Tried[];
  /** What each game gave the first side that was taken, be it wanted yet or not. */
  readonly #points = new Map<number, number>();
  /** The games of this round that were not taken yet, and how each variant stood when it began. */
  #missing = new Set<number>();
  #asked: readonly Wanted[] = [];
  #before: readonly Tried[] = [];
  #found: Balanced | undefined;

  constructor(run: Run, { bounds, round }: Omit<Balance, 'most'>) {
    this.run = run;
    this.bounds = bounds;
    const { length } = run.contests;
    this.#tried = Array.from({ length }, () => ({ games: 0, points: 0 }));
    this.#searching = balanceSearch(length, { bounds, round, most: run.file.games });
    this.#ask(this.#searching.next());
  }

  get games(): number {
    return this.#tried.reduce((sum, { games }) => sum + games, 0);
  }

  get isOver(): boolean {
    return this.#found !== undefined;
  }

  /** What it has come to; undefined as long as it goes on. */
  get found(): Balanced | undefined {
    return this.#found;
  }

  /** What is known of each variant so far. */
  get tried(): readonly Tried[] {
    return [...this.#tried];
  }

  /** The round that is being played: how many variants are left in it, and how far it has come. */
  get round(): SearchRound {
    const of = this.#asked.reduce((sum, { games }) => sum + games, 0);
    return { left: this.#asked.length, games: of - this.#missing.size, of };
  }

  /** A little of each rather than one after another, so that what is stopped in the middle tells as much of each. */
  wanted(most: number): number[] {
    return [...this.#missing].slice(0, most);
  }

  take(records: readonly RunRecord[]): void {
    const [side] = this.run.ruleset.sides;
    for (const record of records) {
      const { number } = record;
      if (this.#points.has(number)) continue;
      this.#points.set(number, pointsFor(record, side));
      if (this.#missing.delete(number)) this.#count(number);
    }
    while (this.#missing.size === 0 && !this.isOver) {
      const came = this.#asked.map(({ candidate }, i) =>
        since(this.#tried[candidate], this.#before[i]),
      );
      this.#ask(this.#searching.next(came));
    }
  }

  #ask(next: IteratorResult<readonly Wanted[], Balanced>): void {
    if (next.done === true) {
      this.#found = next.value;
      this.#asked = [];
      return;
    }
    const { length } = this.run.contests;
    this.#asked = next.value;
    this.#before = next.value.map(({ candidate }) => this.#tried[candidate]);
    const numbers = next.value.flatMap(({ candidate, games }) => {
      const from = this.#tried[candidate].games;
      return Array.from({ length: games }, (_, i) => (from + i) * length + candidate);
    });
    for (const number of numbers.filter((each) => this.#points.has(each))) this.#count(number);
    const missing = numbers.filter((each) => !this.#points.has(each));
    this.#missing = new Set(missing.toSorted((a, b) => a - b));
  }

  #count(number: number): void {
    const which = number % this.run.contests.length;
    const { games, points } = this.#tried[which];
    this.#tried[which] = { games: games + 1, points: points + (this.#points.get(number) ?? 0) };
  }
}

function since(now: Tried, before: Tried): Tried {
  return { games: now.games - before.games, points: now.points - before.points };
}
