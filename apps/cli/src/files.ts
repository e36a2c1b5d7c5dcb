import { existsSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import {
  accept,
  describeProblems,
  load,
  message,
  problemsIn,
  reject,
  type Loaded,
  type Problem,
  type Result,
  type Ruleset,
} from '@sandtable/kernel';
import {
  checkProof,
  HELD_SCHEMA,
  heldProblems,
  isProof,
  type Held,
  type Proof,
} from '@sandtable/record';
import { UserError } from './errors.ts';
import { RULESETS, rulesetOf } from './rulesets.ts';
import { inert } from './terminal.ts';
import { catalogueOf, text } from './words.ts';

/** The JSON in a file, or what is wrong with it. */
export function parseFile(file: string): Result<unknown> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    return reject([fileProblem('read', error)]);
  }
  try {
    return accept(JSON.parse(withoutMark(content)) as unknown);
  } catch (error) {
    return reject([fileProblem('json', error)]);
  }
}

/** What is wrong with a file or a folder as a whole. */
export function fileProblem(key: 'read' | 'json', error: unknown): Problem {
  return { path: '', message: message(`problem.${key}`, { reason: reasonOf(error) }) };
}

/** Some editors begin a file with a mark that is not part of the JSON. */
export function withoutMark(content: string): string {
  return content.startsWith('\uFEFF') ? content.slice(1) : content;
}

/** The JSON in a file. */
export function readJson(file: string): unknown {
  const parsed = parseFile(file);
  if (parsed.ok) return parsed.value;
  throw new UserError(listProblems(file, describeProblems(parsed.problems, catalogueOf())));
}

/** A match from its file, replayed and verified; or all that is wrong with it, in words. */
type LoadedFile =
  | { readonly ok: true; readonly value: Loaded }
  | { readonly ok: false; readonly problems: readonly string[] };

export function loadMatch(file: string): LoadedFile {
  const parsed = parseFile(file);
  if (!parsed.ok) return { ok: false, problems: describeProblems(parsed.problems, catalogueOf()) };
  const loaded = load(parsed.value, RULESETS);
  if (loaded.ok) return loaded;
  return {
    ok: false,
    problems: describeProblems(loaded.problems, catalogueOf(rulesetOf(parsed.value))),
  };
}

/** A match that holds, with its proof where the file was one. */
export type Verified = Loaded & {
  readonly proof?: Proof;
  /** What somebody holds of it, where that was given too. */
  readonly held?: Held;
};

/**
 * A match, or the proof of one, checked; what somebody holds of it himself is compared with the proof.
 * Or all that is wrong, in words, and with which of the files.
 */
export async function readMatch(
  file: string,
  held?: string,
): Promise<
  | { readonly ok: true; readonly value: Verified }
  | { readonly ok: false; readonly file: string; readonly problems: readonly string[] }
> {
  const parsed = parseFile(file);
  if (!parsed.ok || !isProof(parsed.value)) {
    const loaded = loadMatch(file);
    return loaded.ok ? loaded : { ...loaded, file };
  }
  const refuse = (from: string, problems: readonly Problem[], game?: Ruleset) => ({
    ok: false as const,
    file: from,
    problems: describeProblems(problems, catalogueOf(game)),
  });
  const checked = await checkProof(parsed.value, RULESETS);
  if (!checked.ok) {
    const { match } = parsed.value as { readonly match?: unknown };
    return refuse(file, checked.problems, rulesetOf(match));
  }
  const { value } = checked;
  if (held === undefined) return { ok: true, value };
  const own = parseFile(held);
  if (!own.ok) return refuse(held, own.problems);
  const form = problemsIn(HELD_SCHEMA, own.value);
  if (form.length > 0) return refuse(held, form);
  const record = own.value as Held;
  const problems = await heldProblems(record, value.proof, RULESETS);
  return problems.length > 0
    ? refuse(held, problems)
    : { ok: true, value: { ...value, held: record } };
}

export function writeJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value)}\n`);
}

/** Writes a file, or leaves what was there before as it was. */
export function writeText(file: string, content: string): void {
  const half = `${file}.${process.pid}.half`;
  try {
    // A pipe or a device is written to; a file is replaced by one that is whole.
    if (existsSync(file) && !lstatSync(file).isFile()) return writeFileSync(file, content);
    writeFileSync(half, content);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw new UserError(text('error.write', { file, reason: reasonOf(error) }));
  }
}

/** One line a problem, each with the file it is in. */
export function listProblems(file: string, problems: readonly string[]): string {
  return problems.map((line) => inert(`${file}: ${line}`)).join('\n');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const known = `error.${code}`;
  return code !== '' && text(known) !== known ? text(known) : error.message;
}
