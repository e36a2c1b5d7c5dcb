import type { Command } from '../arguments.ts';
import { listProblems, loadMatch } from '../files.ts';
import { complain, print, printJson } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

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
    const { match, proofs, verdict } = loaded.value;
    const steps = match.steps.length;
    const { outcome } = match.pending;
    const dice = match.diceSources.map(({ from, kind }, i) => ({ from, kind, proof: proofs[i] }));
    if (given.flag('json')) {
      const over = outcome !== undefined;
      printJson({ verified: true, verdict, steps, over, resigned: match.resigned, dice });
      return 0;
    }
    print(text('verify.good', { file, steps, ruleset: match.ruleset.id }));
    if (match.resigned !== undefined && outcome !== undefined) {
      print(wordsOf(match.ruleset).result(outcome));
    }
    for (const { from, proof } of dice) print(text(`verify.${proof}`, { from: from + 1 }));
    print(text(`verdict.${verdict}`));
    return 0;
  },
};
