import { load, type MatchFile, type Ruleset } from '@sandtable/kernel';
import { chained, isSigned, rootOf, type Receipt } from '../log/chain.ts';
import type { Entry } from '../log/entry.ts';
import { foldLog } from '../log/fold.ts';

/** A match with all that its host has promised about it, to be checked by anybody who has the file alone. */
export interface Proof {
  readonly sandtable: 'proof';
  readonly format: 1;
  /** The match as it ended, its dice with their secret where it is over. */
  readonly match: MatchFile;
  readonly id: string;
  readonly commitment: string;
  readonly entries: readonly Entry[];
  /** The host's key, and its word for the last entry. */
  readonly publicKey: string;
  readonly signed: Receipt;
}

/** Everything that is wrong with a proof: nothing where it holds. */
export function proofProblems(
  proof: Proof,
  rulesets: readonly Ruleset[],
  held: readonly Receipt[] = [],
): string[] {
  const problems: string[] = [];
  let head = rootOf(proof.id, proof.commitment);
  const hashes = new Set([head]);
  for (const [i, entry] of proof.entries.entries()) {
    head = chained(head, entry);
    hashes.add(head);
    if (entry.number !== i + 1) problems.push(`entry ${i + 1} has the number ${entry.number}`);
    if (entry.hash !== head) problems.push(`entry ${i + 1} does not follow from those before it`);
  }
  if (proof.signed.hash !== head || !isSigned(proof.signed, proof.publicKey)) {
    problems.push('the host has not signed the last entry');
  }
  for (const receipt of held) {
    if (!isSigned(receipt, proof.publicKey)) problems.push('a receipt is not by this host');
    else if (!hashes.has(receipt.hash)) {
      problems.push('a receipt is for something that is not in the log');
    }
  }
  const { steps } = foldLog(proof.entries);
  if (JSON.stringify(steps) !== JSON.stringify(proof.match.steps)) {
    problems.push('the log does not lead to the steps of the match');
  }
  const [source] = proof.match.dice;
  if (source.kind !== 'committed' || source.commitment !== proof.commitment) {
    problems.push('the dice are not those that were committed to');
  }
  const loaded = load(proof.match, rulesets);
  if (!loaded.ok) {
    problems.push(...loaded.problems.map(({ path, message }) => `${path}: ${message.key}`));
  }
  return problems;
}
