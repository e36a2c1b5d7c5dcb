import {
  canonicalJson,
  load,
  message,
  type MatchFile,
  type Part,
  type Problem,
  type Ruleset,
} from '@sandtable/kernel';
import { chained, rootOf } from './chain.ts';
import type { RECORD_ENGLISH } from './english.ts';
import type { Entry } from './entry.ts';
import { foldLog, passedWithoutWord } from './fold.ts';
import { isSigned, type Receipt } from './receipt.ts';

/** A match with all that its host has promised about it, to be checked by anybody who has the file alone. */
export interface Proof {
  readonly sandtable: 'proof';
  readonly format: 1;
  /** The match as it ended, its dice with their secret. */
  readonly match: MatchFile;
  readonly id: string;
  readonly commitment: string;
  readonly entries: readonly Entry[];
  /** The host's key, and its word for the last entry. */
  readonly publicKey: string;
  readonly signed: Receipt;
}

/** Everything that is wrong with a proof: nothing where it holds. */
export async function proofProblems(
  proof: Proof,
  rulesets: readonly Ruleset[],
  held: readonly Receipt[] = [],
): Promise<Problem[]> {
  const { problems, hashes, head } = chainProblems(proof);
  const { signed, publicKey } = proof;
  if (signed.hash !== head) problems.push(problem('signed.hash', 'record.end'));
  if (!(await isSigned(signed, publicKey))) {
    problems.push(problem('signed.signature', 'record.signature'));
  }
  for (const [i, receipt] of held.entries()) {
    const path = `receipts[${i}]`;
    if (!(await isSigned(receipt, publicKey))) problems.push(problem(path, 'record.receiptForged'));
    else if (!hashes.has(receipt.hash)) problems.push(problem(path, 'record.receiptElse'));
  }
  problems.push(...outcomeProblems(proof));
  const loaded = load(proof.match, rulesets);
  if (!loaded.ok) {
    problems.push(...loaded.problems.map((each) => ({ ...each, path: inMatch(each.path) })));
  }
  return problems;
}

/** What the chain says, every hash in it, and its last one as it should be. */
function chainProblems({ id, commitment, entries }: Proof) {
  const problems: Problem[] = [];
  let head = rootOf(id, commitment);
  const hashes = new Set([head]);
  for (const [i, entry] of entries.entries()) {
    const path = `entries[${i}]`;
    head = chained(head, entry);
    hashes.add(head);
    if (entry.number !== i + 1) {
      problems.push(problem(path, 'record.number', { found: entry.number }));
    }
    if (entry.hash !== head) problems.push(problem(path, 'record.chain'));
  }
  return { problems, hashes, head };
}

/** Whether the match is what its log comes to, with the dice that were committed to. */
function outcomeProblems({ id, commitment, entries, match }: Proof): Problem[] {
  const problems: Problem[] = [];
  const { steps, ended } = foldLog(entries);
  const passed = passedWithoutWord(entries);
  if (passed !== undefined) problems.push(problem(`entries[${passed}]`, 'record.passed'));
  const length = Math.max(steps.length, match.steps.length);
  for (let i = 0; i < length; i++) {
    if (JSON.stringify(steps[i]) === JSON.stringify(match.steps[i])) continue;
    problems.push(problem('match.steps', 'record.steps', { step: i + 1 }));
    break;
  }
  if (canonicalJson(ended ?? {}) !== canonicalJson(match.ended ?? {})) {
    problems.push(problem('match.ended', 'record.ended'));
  }
  const [source] = match.dice;
  if (
    match.dice.length > 1 ||
    source.kind !== 'committed' ||
    source.commitment !== commitment ||
    source.matchNumber !== id
  ) {
    problems.push(problem('match.dice', 'record.dice'));
  } else if (source.secret === undefined) {
    problems.push(problem('match.dice[0].secret', 'record.secret'));
  }
  return problems;
}

function inMatch(path: string): string {
  return path === '' ? 'match' : `match.${path}`;
}

function problem(
  path: string,
  key: keyof typeof RECORD_ENGLISH,
  parts?: Readonly<Record<string, Part>>,
): Problem {
  return { path, message: message(key, parts) };
}
