import { parentPort } from 'node:worker_threads';
import { playNumber, type Run } from '@sandtable/lab';
import { playersOf } from '@sandtable/players';
import type { Errand } from './crew.ts';
import { readHere } from './runs.ts';

const runs = new Map<string, Run>();

parentPort?.on('message', ({ digest, file, numbers }: Errand) => {
  if (file !== undefined) {
    const read = readHere(file);
    if (!read.ok) throw new Error('the run was good a moment ago');
    runs.set(digest, read.value);
  }
  const run = runs.get(digest);
  if (run === undefined) throw new Error('the run has not been told');
  const kinds = playersOf(run.ruleset);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(numbers.map((number) => playNumber(run, kinds, number)));
});
