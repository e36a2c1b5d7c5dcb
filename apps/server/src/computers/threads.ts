import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answered, Reply, Thought } from './thought.ts';

/** One core is left for everybody else. */
const MOST = Math.max(1, availableParallelism() - 1);
/** Whoever thinks longer has lost his way: the strongest player takes two seconds (`thinker.ts`). */
const PATIENCE_MS = 10_000;
const STARTING_MS = 60_000;
const MEMORY_MB = 512;

interface Job {
  readonly thought: Thought;
  readonly settle: (answered: Answered) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * A few threads that think, and those who wait for them: match by match in turn, so that one with many questions
 * waits for others with few. A thread that breaks down or does not come back is replaced.
 */
export class Threads {
  readonly #file: string;
  readonly #patienceMs: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Map<string, Job[]>();
  #isClosed = false;
  /** How many questions there have been. */
  asked = 0;

  /** @param file What a thread runs; a test has others. */
  constructor(file = join(import.meta.dirname, 'thinker.ts'), patienceMs = PATIENCE_MS) {
    this.#file = file;
    this.#patienceMs = patienceMs;
  }

  /** How many questions wait. */
  get waiting(): number {
    let sum = 0;
    for (const jobs of this.#waiting.values()) sum += jobs.length;
    return sum;
  }

  /** Has one there before anybody asks: it takes seconds until it knows all rules. Where it fails, the next one may not. */
  async warm(): Promise<void> {
    const worker = this.#start();
    await Promise.race([once(worker, 'message'), once(worker, 'exit')]).catch(() => undefined);
  }

  /** The answer to a question about a match. Fails where the thread that was asked has broken down or hung. */
  ask(thought: Thought): Promise<Answered> {
    const { match } = thought;
    this.asked++;
    return new Promise((settle, fail) => {
      const jobs = this.#waiting.get(match);
      if (jobs === undefined) this.#waiting.set(match, [{ thought, settle, fail }]);
      else jobs.push({ thought, settle, fail });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
    for (let job = this.#next(); job !== undefined; job = this.#next()) job.fail(CLOSED);
  }

  /** The first of the match that has waited longest; what else that match asks comes after the others. */
  #next(): Job | undefined {
    for (const [match, jobs] of this.#waiting) {
      const job = jobs.shift();
      this.#waiting.delete(match);
      if (jobs.length > 0) this.#waiting.set(match, jobs);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  #goOn(): void {
    if (this.#isClosed) {
      for (let job = this.#next(); job !== undefined; job = this.#next()) job.fail(CLOSED);
      return;
    }
    let starting = 0;
    for (const thread of this.#threads) {
      if (!thread.isReady) starting++;
      else if (thread.job === undefined) this.#give(thread);
    }
    if (this.#threads.size < MOST && this.waiting > starting) this.#start();
  }

  #give(thread: Thread): void {
    const job = this.#next();
    if (job === undefined) return;
    thread.job = job;
    thread.timer = setTimeout(() => void thread.worker.terminate(), this.#patienceMs);
    thread.worker.postMessage(job.thought, []);
  }

  #start(): Worker {
    // It gets nothing of what this process knows.
    const worker = new Worker(this.#file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const thread: Thread = { worker, isReady: false, job: undefined, timer: undefined };
    thread.timer = setTimeout(() => void worker.terminate(), STARTING_MS).unref();
    this.#threads.add(thread);
    let why = new Error('the thread ended');
    worker.on('message', (said: Reply) => this.#hear(thread, said));
    worker.on(
      'error',
      (error) => (why = error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#lost(thread, why));
    return worker;
  }

  #hear(thread: Thread, said: Reply): void {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    if ('ready' in said) thread.isReady = true;
    else if (said.ok) job?.settle(said);
    else job?.fail(new Error(said.error));
    this.#goOn();
  }

  #lost(thread: Thread, why: Error): void {
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    // One that never came up takes a question with it: else nobody would ever be told.
    const job = thread.isReady ? thread.job : this.#next();
    job?.fail(why);
    this.#goOn();
  }
}

const CLOSED = new Error('the host is closing');
