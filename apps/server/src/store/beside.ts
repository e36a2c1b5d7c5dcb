import type { CompiledQuery } from 'kysely';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A statement for the other thread. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What it says of it: what it gave, or why it could not be done, as SQLite has it. */
export type Outcome =
  | { readonly rows: readonly unknown[] }
  | { readonly message: string; readonly errcode: number | undefined };

interface Waiting {
  readonly settle: (rows: readonly unknown[]) => void;
  readonly fail: (error: Error) => void;
}

/**
 * The same file of SQLite, in another thread: what is written there holds up nobody until it is on the disk. What the
 * thread was at when it broke down fails, and may have been done or not; the next statement starts another.
 */
export class Beside {
  readonly #file: string;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #isReady = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether it is there; whoever asks before has it come, and need not wait for that. */
  get isReady(): boolean {
    this.#worker ??= this.#start();
    return this.#isReady;
  }

  all(statement: Statement): Promise<readonly unknown[]> {
    return new Promise((settle, fail) => {
      this.#worker ??= this.#start();
      this.#waiting.push({ settle, fail });
      const { sql, parameters } = statement;
      this.#worker.postMessage({ sql, parameters }, []);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'writing.ts'), { workerData: this.#file });
    worker.unref();
    let why: unknown;
    // What it says first is that it is there.
    this.#waiting.push({ settle: () => (this.#isReady = true), fail: () => undefined });
    worker.on('message', (outcome: Outcome) => {
      const waiting = this.#waiting.shift();
      if ('rows' in outcome) waiting?.settle(outcome.rows);
      else waiting?.fail(Object.assign(new Error(outcome.message), { errcode: outcome.errcode }));
    });
    worker.on('error', (error: unknown) => {
      why = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#isReady = false;
      const gone = new Error('the thread that writes has ended', { cause: why });
      for (const { fail } of this.#waiting.splice(0)) fail(gone);
    });
    return worker;
  }
}
