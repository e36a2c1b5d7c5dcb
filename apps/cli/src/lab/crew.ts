import { Worker } from 'node:worker_threads';
import type { Run, RunFile, RunRecord } from '@sandtable/lab';

/** What a thread is asked to do: everything plain. The file is there the first time only. */
export interface Errand {
  readonly digest: string;
  readonly file?: RunFile;
  readonly numbers: readonly number[];
}

/** Threads that play games of runs. */
export class Crew {
  readonly #hands: readonly Hand[];
  readonly #waiting: ((hand: Hand) => void)[] = [];
  readonly #free: Hand[];

  constructor(threads: number) {
    this.#hands = Array.from({ length: threads }, () => new Hand());
    this.#free = [...this.#hands];
  }

  /** As many as can play at once. */
  get size(): number {
    return this.#hands.length;
  }

  /** Plays these games of a run on the next thread that is free. Rejects when the crew is dismissed meanwhile. */
  async play(run: Run, numbers: readonly number[]): Promise<RunRecord[]> {
    const hand =
      this.#free.pop() ?? (await new Promise<Hand>((resolve) => this.#waiting.push(resolve)));
    try {
      return await hand.play(run, numbers);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(hand);
      else next(hand);
    }
  }

  /** Ends all threads at once, whatever they are at. */
  async dismiss(): Promise<void> {
    await Promise.all(this.#hands.map((hand) => hand.end()));
  }
}

/** Games in batches of so many; the last may have fewer. */
export function batchesOf(numbers: readonly number[], size: number): number[][] {
  const count = Math.ceil(numbers.length / size);
  return Array.from({ length: count }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}

/** One thread. */
class Hand {
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url));
  readonly #told = new Set<string>();
  #settle: PromiseWithResolvers<RunRecord[]> | undefined;
  #fault: unknown;

  constructor() {
    this.#worker.on('message', (records: RunRecord[]) => this.#settle?.resolve(records));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Dismissed()));
    // Whoever waits for games keeps the program alive by that.
    this.#worker.unref();
  }

  async play({ digest, file }: Run, numbers: readonly number[]): Promise<RunRecord[]> {
    if (this.#fault !== undefined) throw this.#fault as Error;
    const settle = Promise.withResolvers<RunRecord[]>();
    this.#settle = settle;
    const isTold = this.#told.has(digest);
    this.#told.add(digest);
    const errand: Errand = { digest, numbers, ...(!isTold && { file }) };
    this.#worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(errand);
    try {
      return await settle.promise;
    } finally {
      this.#worker.unref();
    }
  }

  #fail(fault: unknown): void {
    this.#fault ??= fault;
    this.#settle?.reject(fault);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The threads were ended while somebody waited for them. */
export class Dismissed extends Error {
  override readonly name = 'Dismissed';
}
