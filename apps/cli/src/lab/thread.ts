import { parentPort } from 'node:worker_threads';
import { playNumber, readRun, type Run } from '@sandtable/lab';
import { RULESETS } from '../rulesets.ts';
import type { Errand } from './crew.ts';

const runs = new Map<string, Run>();

parentPort?.on('message', ({ digest, file, numbers }: Errand) => {
  if (file !== undefined) {
    const read = readRun(file, RULESETS);
    if (!read.ok) throw new Error('the run was good a moment ago');
    runs.set(digest, read.value);
  }
  const run = runs.get(digest);
  if (run === undefined) throw new Error('the run has not been told');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(numbers.map((number) => playNumber(run, number)));
});
