import { describeProblems, type Result } from '@sandtable/kernel';
import { readRun, type Run } from '@sandtable/lab';
import { playerNames } from '@sandtable/players';
import { UserError } from '../errors.ts';
import { listProblems, readJson } from '../files.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { catalogueOf } from '../words.ts';

/** The run that a file describes. */
export function runFrom(file: string): Run {
  return runIn(readJson(file), file);
}

/** The run in what a file holds; or all that is wrong with it, said of that file. */
export function runIn(content: unknown, file: string): Run {
  const read = readHere(content);
  if (read.ok) return read.value;
  const problems = describeProblems(read.problems, catalogueOf(rulesetOf(content)));
  throw new UserError(listProblems(file, problems));
}

/** A run of the rules and players that are here. */
export function readHere(content: unknown): Result<Run> {
  return readRun(content, RULESETS, playerNames);
}
