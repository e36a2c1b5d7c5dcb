import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Run, RunRecord } from '@sandtable/lab';
import { UserError } from '../errors.ts';
import { readJson, writeJson } from '../files.ts';
import { text } from '../words.ts';
import { runIn } from './runs.ts';

const RUN = 'run.json';
const GAMES = 'games.jsonl';

/** Where the games of a run are kept as they are played: its file, and a line for each batch, on the disk when it returns. */
export class RunFolder {
  readonly run: Run;
  readonly records: RunRecord[];
  readonly #games: string;

  private constructor(folder: string, run: Run) {
    this.run = run;
    this.#games = join(folder, GAMES);
    this.records = existsSync(this.#games) ? recordsIn(this.#games, run) : [];
  }

  /** The folder of this run: a new one, or one that is gone on with. */
  static for(folder: string, run: Run): RunFolder {
    const file = join(folder, RUN);
    if (existsSync(file)) {
      const kept = readJson(file) as { readonly digest?: unknown };
      if (kept.digest !== run.digest) throw new UserError(text('lab.otherRun', { folder }));
    } else {
      if (existsSync(folder) && !statSync(folder).isDirectory()) {
        throw new UserError(text('lab.noFolder', { folder }));
      }
      mkdirSync(folder, { recursive: true });
      writeJson(file, { digest: run.digest, run: run.file });
    }
    return new RunFolder(folder, run);
  }

  /** What was kept in a folder. */
  static open(folder: string): RunFolder {
    const file = join(folder, RUN);
    const kept = readJson(file) as { readonly digest?: unknown; readonly run?: unknown };
    const run = runIn(kept.run, file);
    // The rules or a scenario are others now: what is kept was played by those of then.
    if (kept.digest !== run.digest) throw new UserError(text('lab.changedRun', { folder }));
    return new RunFolder(folder, run);
  }

  add(records: readonly RunRecord[]): void {
    this.records.push(...records);
    const file = openSync(this.#games, 'a');
    try {
      writeSync(file, `${JSON.stringify(records)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}

/** The games in a file of batches. What was being written when the program was killed is taken off its end. */
function recordsIn(file: string, run: Run): RunRecord[] {
  const content = readFileSync(file);
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) truncateSync(file, end);
  const lines = content.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  const records = new Map<number, RunRecord>();
  for (const [i, line] of lines.entries()) {
    try {
      for (const record of JSON.parse(line) as RunRecord[]) {
        if (!isOf(run, record)) throw new Error('no game of this run');
        records.set(record.number, record);
      }
    } catch {
      throw new UserError(text('lab.badLine', { file, line: i + 1 }));
    }
  }
  return [...records.values()];
}

/** Whether it can be a game of that run: a file may have been changed by hand, or by a bad disk. */
function isOf({ games, ruleset: { sides } }: Run, record: RunRecord): boolean {
  const { number, winner, sides: played } = record;
  const isNumbered = Number.isSafeInteger(number) && number >= 0 && number < games;
  const isWon = winner === undefined || winner === null || winner === 0 || winner === 1;
  return isNumbered && isWon && [...played].toSorted().join() === [...sides].toSorted().join();
}
