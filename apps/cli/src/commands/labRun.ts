import { availableParallelism } from 'node:os';
import type { Run, RunRecord } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { Crew } from '../lab/crew.ts';
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

export const labRun: Command = {
  name: 'lab run',
  operands: ['FILE'],
  flags: {
    jobs: { value: 'N' },
    out: { value: 'FOLDER' },
    csv: { value: 'FILE' },
    json: {},
  },
  async run(given) {
    const run = runFrom(given.operands[0]);
    return here(run, given);
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
