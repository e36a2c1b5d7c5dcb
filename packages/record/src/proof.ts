import {
  accept,
  canonicalJson,
  load,
  problemsIn,
  reject,
  type Loaded,
  type MatchFile,
  type Problem,
  type Result,
  type Ruleset,
  type Schema,
} from '@sandtable/kernel';
import { broughtTo } from './brought.ts';
import { chained, rootOf } from './chain.ts';
import { ENTRY_SCHEMA, type Entry } from './entry.ts';
import { foldLog } from './fold.ts';
import { problem } from './problem.ts';
import { isSigned, RECEIPT_SCHEMA, type Receipt } from './receipt.ts';
import { replayed } from './replay.ts';

/** A match with all that its host has promised about it, to be checked by anybody who has the file alone. */
export interface Proof {
  readonly sandtable: 'proof';
  readonly format: 1;
  readonly id: string;
  readonly commitment: string;
  /** The host's key, and its word for the last entry. */
  readonly publicKey: string;
  readonly signed: Receipt;
  /** The match as it ended, its dice with their secret. */
  readonly match: MatchFile;
  readonly entries: readonly Entry[];
}

export const PROOF_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The proof of a Sandtable match',
  type: 'object',
  required: ['sandtable', 'format', 'id', 'commitment', 'publicKey', 'signed', 'match', 'entries'],
  additionalProperties: false,
  properties: {
    sandtable: { const: 'proof' },
    format: { const: 1 },
    id: { type: 'string', maxLength: 64 },
    commitment: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    publicKey: { type: 'string', pattern: '^[\\w-]{43}$' },
    signed: RECEIPT_SCHEMA,
    match: { type: 'object', required: ['dice', 'steps'] },
    entries: { type: 'array', maxItems: 1_000_000, items: ENTRY_SCHEMA },
  },
};

/** Whether somebody means a proof, and not a match. */
export function isProof(given: unknown): boolean {
  return (
    typeof given === 'object' &&
    given !== null &&
    'sandtable' in given &&
    given.sandtable === 'proof'
  );
}

/** A proof that somebody was handed: the match in it, or everything that is wrong. */
export async function checkProof(
  given: unknown,
  rulesets: readonly Ruleset[],
): Promise<Result<Loaded & { readonly proof: Proof }>> {
  const form = problemsIn(PROOF_SCHEMA, given);
  if (form.length > 0) return reject(form);
  const proof = given as Proof;
  const loaded = load(proof.match, rulesets);
  if (!loaded.ok) {
    const inMatch = loaded.problems.map((each) => ({ ...each, path: pathInMatch(each.path) }));
    return reject([...chainProblems(proof), ...(await wordProblems(proof)), ...inMatch]);
  }
  const problems = [
    ...chainProblems(proof),
    ...(await wordProblems(proof)),
    ...outcomeProblems(proof, loaded.value),
  ];
  if (problems.length > 0) return reject(problems);
  const { match, changed } = loaded.value;
  const value = { ...loaded.value, proof };
  const found = changed === undefined ? replayed(proof, match.ruleset) : 'otherRules';
  if (found === undefined) return accept(value);
  return found === 'otherRules' ? accept(asRecorded(value)) : reject([found]);
}

/** The same, where the log cannot be played again: whether the host passed over dice in it nobody can say. */
function asRecorded<T extends Loaded>(loaded: T): T {
  const before = loaded.proofs.slice(0, -1);
  const verdict = before.length === 0 ? 'recorded' : 'mixed';
  return { ...loaded, proofs: [...before, 'recorded'], verdict };
}

/** What the chain says: each entry is looked at from the one before as it is written, so that only what was altered is named. */
function chainProblems({ id, commitment, entries, signed }: Proof): Problem[] {
  const problems: Problem[] = [];
  let head = rootOf(id, commitment);
  for (const [i, entry] of entries.entries()) {
    const path = `entries[${i}]`;
    if (entry.number !== i + 1) {
      problems.push(problem(path, 'record.number', { found: entry.number }));
    }
    if (entry.hash !== chained(head, entry)) problems.push(problem(path, 'record.chain'));
    head = entry.hash;
  }
  if (signed.hash !== head) problems.push(problem('signed.hash', 'record.last'));
  return problems;
}

async function wordProblems({ signed, publicKey }: Proof): Promise<Problem[]> {
  const isTrue = await isSigned(signed, publicKey);
  return isTrue ? [] : [problem('signed.signature', 'record.signature')];
}

/** Whether the match is what its log comes to, with the dice that were committed to. */
function outcomeProblems(proof: Proof, loaded: Loaded): Problem[] {
  const { id, commitment, entries, match } = proof;
  const problems: Problem[] = [];
  const { steps, ended } = foldLog(entries, broughtTo(proof));
  const length = Math.max(steps.length, match.steps.length);
  for (let i = 0; i < length; i++) {
    if (canonicalJson(steps[i] ?? null) === canonicalJson(match.steps[i] ?? null)) continue;
    problems.push(problem('match.steps', 'record.steps', { step: i + 1 }));
    break;
  }
  if (canonicalJson(ended ?? {}) !== canonicalJson(match.ended ?? {})) {
    problems.push(problem('match.ended', 'record.ended'));
  }
  const source = match.dice.at(-1);
  if (
    source?.kind !== 'committed' ||
    source.commitment !== commitment ||
    source.matchNumber !== id ||
    source.host !== undefined
  ) {
    problems.push(problem('match.dice', 'record.dice'));
  } else if (source.secret === undefined) {
    const last = match.dice.length - 1;
    problems.push(problem(`match.dice[${last}].secret`, 'record.secret'));
  }
  if (loaded.match.pending.outcome === undefined) problems.push(problem('match', 'record.open'));
  return problems;
}

function pathInMatch(path: string): string {
  return path === '' ? 'match' : `match.${path}`;
}
