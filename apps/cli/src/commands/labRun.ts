import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Run, RunRecord } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { Crew } from '../lab/crew.ts';
import { openQueue } from '../lab/database.ts';
import { RunFolder } from '../lab/folder.ts';
import { whenInterrupted } from '../lab/interruption.ts';
import { playMissing } from '../lab/playing.ts';
import { runFrom } from '../lab/runs.ts';
import { showRun } from '../lab/showing.ts';
import { Progress } from '../progress.ts';
import { complain } from '../terminal.ts';
import { text } from '../words.ts';

/** What a program ends with that was interrupted at the keyboard. */
const INTERRUPTED = 130;
/** Few: a worker takes several at once where games are short. */
const BATCH = 4;
const LOOK_MILLISECONDS = 500;

export const labRun: Command = {
  name: 'lab run',
  operands: ['FILE'],
  flags: {
    jobs: { value: 'N' },
    out: { value: 'FOLDER' },
    database: { value: 'URL' },
    batch: { value: 'N' },
    csv: { value: 'FILE' },
    json: {},
  },
  async run(given) {
    const run = runFrom(given.operands[0]);
    return given.text('database') === undefined ? here(run, given) : elsewhere(run, given);
  },
};

/** Plays it on the threads of this machine. */
async function here(run: Run, given: Arguments): Promise<number> {
  const out = given.text('out');
  const folder = out === undefined ? undefined : RunFolder.for(out, run);
  const records: RunRecord[] = folder?.records ?? [];
  const progress = new Progress(run.games);
  progress.show(records.length);
  const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
  using _ = whenInterrupted(() => void crew.dismiss());
  const played = new Set(records.map(({ number }) => number));
  const came = await playMissing(run, crew, played, (batch) => {
    if (folder === undefined) records.push(...batch);
    else folder.add(batch);
    progress.show(records.length);
  });
  await crew.dismiss();
  progress.clear();
  showRun(run, records, given);
  if (came === 'done') return 0;
  complain(text(out === undefined ? 'lab.stopped' : 'lab.stoppedKept', { folder: out ?? '' }));
  return INTERRUPTED;
}

/** Leaves it to workers, and waits for them. */
async function elsewhere(run: Run, given: Arguments): Promise<number> {
  if (given.text('out') !== undefined) throw new UsageError(text('lab.outDatabase'));
  const queue = await openQueue(given);
  const batch = given.number('batch', 1, 10_000) ?? BATCH;
  await queue.submit(run, batch);
  const { digest, games } = run;
  complain(text('lab.submitted', { digest, batches: Math.ceil(games / batch) }));
  const stopping = new AbortController();
  using _ = whenInterrupted(() => stopping.abort());
  const progress = new Progress(games);
  const { signal } = stopping;
  const look = async (): Promise<number> => {
    const counted = await queue.counted(digest);
    progress.show(counted);
    return counted;
  };
  while ((await look()) < games && !signal.aborted) {
    await pause(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
  progress.clear();
  showRun(run, await queue.records(digest), given);
  await queue.close();
  if (!signal.aborted) return 0;
  complain(text('lab.waiting'));
  return INTERRUPTED;
}
