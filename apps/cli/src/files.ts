import { readFileSync, writeFileSync } from 'node:fs';
import {
  accept,
  load,
  message,
  reject,
  type Loaded,
  type Problem,
  type Result,
} from '@sandtable/kernel';
import { UsageError, UserError } from './errors.ts';
import { RULESETS, rulesetOf } from './rulesets.ts';
import { describeProblems, text } from './words.ts';

/** The JSON in a file, or what is wrong with it. A file that cannot be read is a wrong argument. */
export function parseFile(file: string): Result<unknown> {
  const content = readText(file);
  try {
    return accept(JSON.parse(content) as unknown);
  } catch (error) {
    return reject([{ path: '', message: message('problem.json', { reason: reasonOf(error) }) }]);
  }
}

/** The JSON in a file. */
export function readJson(file: string): unknown {
  const parsed = parseFile(file);
  if (parsed.ok) return parsed.value;
  throw new UserError(listProblems(file, parsed.problems));
}

/** A match from its file, replayed and verified. */
export function readMatch(file: string): Loaded {
  const content = readJson(file);
  const loaded = load(content, RULESETS);
  if (loaded.ok) return loaded.value;
  throw new UserError(listProblems(file, loaded.problems, content));
}

export function writeJson(file: string, value: unknown): void {
  try {
    writeFileSync(file, `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw new UserError(text('error.write', { file, reason: reasonOf(error) }));
  }
}

/** One line a problem, each with the file it is in. */
export function listProblems(
  file: string,
  problems: readonly Problem[],
  content?: unknown,
): string {
  return describeProblems(problems, rulesetOf(content))
    .map((line) => `${file}: ${line}`)
    .join('\n');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(text('error.read', { file, reason: reasonOf(error) }));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const known = `error.${code}`;
  return code !== '' && text(known) !== known ? text(known) : error.message;
}
