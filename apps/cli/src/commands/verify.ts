import type { Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { plainChange } from '../engine/plain.ts';
import { broughtTo } from '@sandtable/record';
import { UsageError } from '../errors.ts';
import { listProblems, readMatch, type Verified } from '../files.ts';
import { complain, lineWidth, print, printJson, wrap } from '../terminal.ts';
import {
  beginningText,
  hostedText,
  outcomeText,
  sourceTexts,
  VERDICT_CODES,
  verdictText,
} from '../verdict.ts';
import { text } from '../words.ts';

export const verify: Command = {
  name: 'verify',
  operands: ['FILE'],
  flags: { record: { value: 'FILE' }, json: {} },
  async run(given) {
    const [file] = given.operands;
    const record = given.text('record');
    const loaded = await readMatch(file, record);
    if (!loaded.ok) {
      const { problems, file: wrong } = loaded;
      const where = wrong === file ? {} : { file: wrong };
      if (given.flag('json')) printJson({ verified: false, ...where, problems });
      else complain(listProblems(wrong, problems));
      return 1;
    }
    const { value } = loaded;
    if (record !== undefined && value.proof === undefined) {
      throw new UsageError(text('error.noProof', { file }));
    }
    if (given.flag('json')) printJson(plain(value));
    else tell(value, file, record);
    return VERDICT_CODES[value.verdict];
  },
};

function plain(verified: Verified): object {
  const { match, proofs, verdict, proof, held } = verified;
  const over = match.pending.outcome !== undefined;
  const says = conclusion(verified);
  const dice = match.diceSources.map((source, i) => ({ ...source, proof: proofs[i] }));
  const { ended } = match;
  const change = plainChange(verified);
  const log = proof && {
    log: {
      entries: proof.entries.length,
      brought: broughtTo(proof).length,
      publicKey: proof.publicKey,
      signed: proof.signed.hash,
      agreesWithRecord: held === undefined ? null : true,
      agreesWithNumber: held?.number === undefined ? null : true,
    },
  };
  const steps = match.steps.length;
  return { verified: true, verdict, says, steps, over, ended, dice, ...log, ...change };
}

function tell(verified: Verified, file: string, record: string | undefined): void {
  const { match, proofs, changed, proof, held } = verified;
  const good = changed?.dropped === 0 ? 'verify.goodSince' : 'verify.good';
  print(text(good, { file, steps: match.steps.length, ruleset: match.ruleset.id }));
  if (changed !== undefined) print(wrap(changedText(match.ruleset, changed), lineWidth()));
  print(outcomeText(verified));
  for (const [i, source] of match.diceSources.entries()) {
    for (const line of sourceTexts(verified, source, proofs[i])) print(line);
  }
  if (proof !== undefined) {
    const log = proofs.at(-1) === 'proved' ? 'verify.log' : 'verify.logRecorded';
    print(wrap(text(log, { entries: proof.entries.length }), lineWidth()));
    print(text('verify.host', { publicKey: proof.publicKey }));
    print(text('verify.signed', { hash: proof.signed.hash }));
    if (record !== undefined) {
      const agrees = held?.number === undefined ? 'verify.heldNumberless' : 'verify.held';
      print(wrap(text(agrees, { file: record }), lineWidth()));
    }
  }
  print(wrap(conclusion(verified), lineWidth()));
}

/** What it comes to, in one paragraph. */
function conclusion(verified: Verified): string {
  const { proof, proofs } = verified;
  const isHosted = proof !== undefined && proofs.at(-1) === 'proved';
  const proved = isHosted ? hostedText(proof) : verdictText(verified);
  const beginning = beginningText(verified);
  return beginning === undefined ? proved : `${proved} ${beginning}`;
}
