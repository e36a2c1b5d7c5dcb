import type { Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { listProblems, loadMatch } from '../files.ts';
import { plainChange } from '../engine/plain.ts';
import { complain, lineWidth, print, printJson, wrap } from '../terminal.ts';
import { outcomeText, sourceTexts, VERDICT_CODES, verdictText } from '../verdict.ts';
import { text } from '../words.ts';

export const verify: Command = {
  name: 'verify',
  operands: ['FILE'],
  flags: { json: {} },
  run(given) {
    const [file] = given.operands;
    const loaded = loadMatch(file);
    if (!loaded.ok) {
      if (given.flag('json')) printJson({ verified: false, problems: loaded.problems });
      else complain(listProblems(file, loaded.problems));
      return 1;
    }
    const { match, proofs, verdict, changed } = loaded.value;
    const steps = match.steps.length;
    const code = VERDICT_CODES[verdict];
    if (given.flag('json')) {
      const over = match.pending.outcome !== undefined;
      const says = verdictText(loaded.value);
      const dice = match.diceSources.map((source, i) => ({ ...source, proof: proofs[i] }));
      const { ended } = match;
      const change = plainChange(loaded.value);
      printJson({ verified: true, verdict, says, steps, over, ended, dice, ...change });
      return code;
    }
    const isFromRecord = changed?.dropped === 0;
    print(
      text(isFromRecord ? 'verify.goodSince' : 'verify.good', {
        file,
        steps,
        ruleset: match.ruleset.id,
      }),
    );
    if (changed !== undefined) print(wrap(changedText(match.ruleset, changed), lineWidth()));
    print(outcomeText(loaded.value));
    for (const [i, source] of match.diceSources.entries()) {
      for (const line of sourceTexts(loaded.value, source, proofs[i])) print(line);
    }
    print(wrap(verdictText(loaded.value), lineWidth()));
    return code;
  },
};
