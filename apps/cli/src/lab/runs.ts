import { describeProblems, type Result, type Ruleset } from '@sandtable/kernel';
import { readRun, type Run, type Terms } from '@sandtable/lab';
import { playerNames } from '@sandtable/players';
import type { Arguments } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { listProblems, readJson } from '../files.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { catalogueOf } from '../words.ts';
import { playersIn } from './players.ts';

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

/** No more games of a contest can be asked for. */
const MOST_ASKED = 1_000_000;

/** How variants are played, as the flags have it. */
export function termsIn(given: Arguments, ruleset: Ruleset): Terms {
  return {
    options: given.options(ruleset),
    players: playersIn(given, ruleset),
    most: given.number('most', 1, MOST_ASKED),
    seed: given.text('seed') ?? '1',
  };
}
