import { gamesCsv, runReport, type Run, type RunRecord } from '@sandtable/lab';
import type { Arguments } from '../arguments.ts';
import { drawRun } from '../drawing/run.ts';
import { writeText } from '../files.ts';
import { print, printJson } from '../terminal.ts';
import { wordsOf } from '../words.ts';

/** What a run came to, as `--json` and `--csv` ask for. */
export function showRun(run: Run, records: readonly RunRecord[], given: Arguments): void {
  const csv = given.text('csv');
  if (csv !== undefined) writeText(csv, gamesCsv(run, records));
  const report = runReport(run, records);
  if (given.flag('json')) printJson(report);
  else print(drawRun(report, wordsOf(run.ruleset)));
}
