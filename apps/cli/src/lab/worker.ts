import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '@sandtable/lab';
import { Dismissed, type Crew } from './crew.ts';
import { Pace } from './pace.ts';
import type { Batch, Finished, Queue } from './queue.ts';
import { readHere } from './runs.ts';

/** So long is played between two words with the database: what it takes is little beside that. */
const TAKEN_SECONDS = 2;
const MOST_BATCHES = 256;
/** Whoever has nothing to do asks again after so long. */
const IDLE_MILLISECONDS = 500;

export interface Work {
  readonly queue: Queue;
  readonly crew: Crew;
  /** What the database knows this worker by. */
  readonly name: string;
  /** How long a batch is kept for a worker of whom nothing is heard. */
  readonly lease: number;
  /** Ends when nothing is left. */
  readonly once: boolean;
  /** A run that cannot be played here, because it is of other rules. */
  passOver(digest: string): void;
}

export interface Worked {
  games: number;
  batches: number;
}

/** Plays what is in the queue, on all threads, until nothing is left or the crew is dismissed. */
export async function work(job: Work): Promise<Worked> {
  const { queue, name, lease, crew } = job;
  const runs = new Runs(job);
  const worked: Worked = { games: 0, batches: 0 };
  const held = new Set<Batch>();
  const renew = (): void => {
    // Where it cannot be said in time, somebody else plays the same games: that costs time and changes nothing.
    if (held.size > 0) void queue.renew(name, [...held], lease).catch(() => undefined);
  };
  const beat = setInterval(renew, (lease * 1000) / 3);
  try {
    await Promise.all(
      Array.from({ length: crew.size }, async () => employ(job, runs, held, worked)),
    );
  } catch (error) {
    if (!(error instanceof Dismissed)) throw error;
    await queue.release(name);
  } finally {
    clearInterval(beat);
  }
  return worked;
}

/** Keeps one thread busy. */
async function employ(job: Work, runs: Runs, held: Set<Batch>, worked: Worked): Promise<void> {
  const { queue, crew, name, lease, once } = job;
  const pace = new Pace(TAKEN_SECONDS, MOST_BATCHES);
  for (;;) {
    const batches = await queue.take(name, pace.games, lease, runs.passedOver);
    if (batches.length === 0) {
      // What others have taken may come back.
      if (once && (await queue.isDone(runs.passedOver))) return;
      await pause(IDLE_MILLISECONDS);
      continue;
    }
    const run = await runs.get(batches[0].run);
    if (run === undefined) continue;
    const began = performance.now();
    for (const batch of batches) held.add(batch);
    const finished = await play(run, batches, crew);
    pace.took(batches.length, performance.now() - began);
    await queue.finish(finished);
    for (const batch of batches) held.delete(batch);
    worked.batches += finished.length;
    worked.games += finished.reduce((sum, { records }) => sum + records.length, 0);
  }
}

async function play(run: Run, batches: readonly Batch[], crew: Crew): Promise<Finished[]> {
  const numbers = batches.flatMap(({ from, games }) =>
    Array.from({ length: games }, (_, i) => from + i),
  );
  const records = await crew.play(run, numbers);
  return batches.map((batch) => {
    const { from, games } = batch;
    return {
      batch,
      records: records.filter(({ number }) => number >= from && number < from + games),
    };
  });
}

/** The runs that were met, read once. */
class Runs {
  readonly #job: Work;
  readonly #known = new Map<string, Run | undefined>();

  constructor(job: Work) {
    this.#job = job;
  }

  get passedOver(): string[] {
    return [...this.#known].flatMap(([digest, run]) => (run === undefined ? [digest] : []));
  }

  /** Undefined where it would give other figures here than where it was written. */
  async get(digest: string): Promise<Run | undefined> {
    if (this.#known.has(digest)) return this.#known.get(digest);
    const read = readHere(await this.#job.queue.fileOf(digest));
    const run = read.ok && read.value.digest === digest ? read.value : undefined;
    if (run === undefined && !this.#known.has(digest)) this.#job.passOver(digest);
    this.#known.set(digest, run);
    return run;
  }
}
