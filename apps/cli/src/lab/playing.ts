import type { Run, RunRecord } from '@sandtable/lab';
import { Dismissed, type Crew } from './crew.ts';
import { Pace } from './pace.ts';

/** What is lost of a batch when it is stopped, and how often something is kept. */
const BATCH_SECONDS = 1;
const LARGEST_BATCH = 1000;

/**
 * Plays all games of a run that were not played yet, and hands on each batch as it comes. Where it is stopped, the games that are under
 * way are lost, and says so.
 */
export async function playMissing(
  run: Run,
  crew: Crew,
  played: ReadonlySet<number>,
  take: (records: readonly RunRecord[]) => void,
): Promise<'done' | 'stopped'> {
  const pace = new Pace(BATCH_SECONDS, LARGEST_BATCH);
  let next = 0;
  const batch = (): number[] => {
    // At the end, so few that all threads are busy.
    const most = Math.min(pace.games, Math.ceil((run.games - next) / crew.size));
    const numbers: number[] = [];
    for (; next < run.games && numbers.length < most; next++) {
      if (!played.has(next)) numbers.push(next);
    }
    return numbers;
  };
  const employ = async (): Promise<void> => {
    for (let numbers = batch(); numbers.length > 0; numbers = batch()) {
      const began = performance.now();
      const records = await crew.play(run, numbers);
      pace.took(records.length, performance.now() - began);
      take(records);
    }
  };
  try {
    await Promise.all(Array.from({ length: crew.size }, employ));
    return 'done';
  } catch (error) {
    if (error instanceof Dismissed) return 'stopped';
    throw error;
  }
}
