import { Worker } from 'node:worker_threads';
import type { GameRecord } from '@sandtable/lab';
import type { Batch, Job, Records } from './job.ts';

/** So many batches a worker or more: enough to keep all busy to the end, and the bar moving. */
const BATCHES_A_WORKER = 20;
const LARGEST_BATCH = 100;

/**
 * Plays the games of a job on so many threads at once. The result does not depend on how many there
 * are: each game follows from its number alone, and they are put in order.
 */
export async function playGames(
  job: Job,
  games: number,
  threads: number,
  progress: (played: number) => void,
): Promise<GameRecord[]> {
  const batches = batchesOf(games, threads);
  const records: GameRecord[] = [];
  const workers = Array.from(
    { length: Math.min(threads, batches.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job }),
  );
  try {
    const take = (played: Records): void => {
      records.push(...played);
      progress(records.length);
    };
    await Promise.all(workers.map((worker) => employ(worker, batches, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return records.toSorted((a, b) => a.game - b.game);
}

function batchesOf(games: number, threads: number): Batch[] {
  const share = Math.ceil(games / (threads * BATCHES_A_WORKER));
  const size = Math.min(share, LARGEST_BATCH);
  const batches: Batch[] = [];
  for (let from = 0; from < games; from += size) {
    batches.push({ from, games: Math.min(size, games - from) });
  }
  return batches.toReversed();
}

/** Gives a worker one batch after the other until none is left. */
async function employ(
  worker: Worker,
  batches: Batch[],
  take: (records: Records) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const batch = batches.pop();
      if (batch === undefined) return resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(batch);
    };
    worker.on('message', (records: Records) => {
      take(records);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
