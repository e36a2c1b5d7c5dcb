import type { Inquiry } from './inquiry.ts';
import type { Run, RunRecord } from './run.ts';

/** All games of a run, in their order. */
export class WholeRun implements Inquiry {
  readonly run: Run;
  readonly #played = new Set<number>();

  constructor(run: Run) {
    this.run = run;
  }

  get games(): number {
    return this.#played.size;
  }

  get isOver(): boolean {
    return this.games >= this.run.games;
  }

  wanted(most: number): number[] {
    const next: number[] = [];
    for (let number = 0; number < this.run.games && next.length < most; number++) {
      if (!this.#played.has(number)) next.push(number);
    }
    return next;
  }

  take(records: readonly RunRecord[]): void {
    for (const { number } of records) this.#played.add(number);
  }
}
