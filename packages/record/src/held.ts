import {
  canonicalJson,
  resume,
  Witness,
  type GameEvent,
  type Problem,
  type Ruleset,
  type Schema,
  type Viewer,
} from '@sandtable/kernel';
import { broughtTo } from './brought.ts';
import { foldLog } from './fold.ts';
import { problem } from './problem.ts';
import type { Proof } from './proof.ts';
import { isSigned, RECEIPT_SCHEMA, type Receipt } from './receipt.ts';

/**
 * What somebody at a table holds of it himself, whatever its host says later: what he was told, the host's word for all
 * that was done by then, and what he saw of key and commitment before he gave his number.
 */
export interface Held {
  readonly sandtable: 'record';
  readonly format: 1;
  readonly id: string;
  readonly viewer: Viewer;
  readonly publicKey: string;
  readonly commitment: string;
  /** What he gave for the dice, where he knows. */
  readonly number?: string;
  /** What he had been told when he was given the receipt. */
  readonly told: readonly (readonly GameEvent[])[];
  readonly receipt: Receipt;
}

const WORD: Schema = { type: 'string', maxLength: 100 };

export const HELD_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a player holds of a Sandtable match',
  type: 'object',
  required: ['sandtable', 'format', 'id', 'viewer', 'publicKey', 'commitment', 'told', 'receipt'],
  additionalProperties: false,
  properties: {
    sandtable: { const: 'record' },
    format: { const: 1 },
    id: WORD,
    viewer: WORD,
    publicKey: WORD,
    commitment: WORD,
    number: WORD,
    told: { type: 'array', items: { type: 'array', items: { type: 'object' } } },
    receipt: RECEIPT_SCHEMA,
  },
};

/** Where a proof says something else than what somebody holds. */
export async function heldProblems(
  held: Held,
  proof: Proof,
  rulesets: readonly Ruleset[],
): Promise<Problem[]> {
  const { viewer, number, receipt } = held;
  if (held.id !== proof.id) return [problem('id', 'record.otherMatch', { found: held.id })];
  const problems: Problem[] = [];
  if (held.publicKey !== proof.publicKey) problems.push(problem('publicKey', 'record.otherKey'));
  if (held.commitment !== proof.commitment) {
    problems.push(problem('commitment', 'record.otherCommitment'));
  }
  const source = proof.match.dice.at(-1);
  const numbers = source?.kind === 'committed' ? source.numbers : {};
  if (number !== undefined && numbers[viewer] !== number) {
    problems.push(problem('number', 'record.otherNumber'));
  }
  if (!(await isSigned(receipt, held.publicKey))) {
    problems.push(problem('receipt', 'record.receiptForged'));
    return problems;
  }
  const at = proof.entries.findIndex(({ hash }) => hash === receipt.hash);
  if (at < 0) problems.push(problem('receipt', 'record.receiptElse'));
  else problems.push(...toldProblems(held, proof, at + 1, rulesets));
  return problems;
}

/** What he was told, beside what the log says that he should have been. */
function toldProblems(
  { viewer, told }: Held,
  proof: Proof,
  length: number,
  rulesets: readonly Ruleset[],
): Problem[] {
  const { ended: _, drawn: __, passed: ___, ...file } = proof.match;
  const folded = foldLog(proof.entries.slice(0, length), broughtTo(proof));
  const then = resume({ ...file, ...folded }, rulesets);
  // What is wrong with the match itself is said where it is checked.
  if (!then.ok) return [];
  const should = new Witness(viewer).look(then.value).told;
  const step = Array.from({ length: Math.max(told.length, should.length) }).findIndex(
    (_step, i) => canonicalJson(told[i] ?? null) !== canonicalJson(should[i] ?? null),
  );
  return step < 0 ? [] : [problem('told', 'record.told', { step: step + 1 })];
}
