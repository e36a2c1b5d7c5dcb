import type { Ruleset } from '@sandtable/kernel';
import { readRun, type Run, type RunFile } from '@sandtable/lab';
import { playerNames } from '@sandtable/players/names';

/** The run of a file that the page has made itself. */
export function runIn(file: RunFile, ruleset: Ruleset): Run {
  const read = readRun(file, [ruleset], playerNames);
  if (read.ok) return read.value;
  throw new Error(`a run that is not good: ${JSON.stringify(read.problems)}`);
}
