import { load } from '@sandtable/kernel';
import type { Command } from '../arguments.ts';
import { listProblems, readJson } from '../files.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { complain, print, printJson } from '../terminal.ts';
import { describeProblems, text } from '../words.ts';

export const verify: Command = {
  name: 'verify',
  operands: ['FILE'],
  flags: { json: {} },
  run(given) {
    const [file] = given.operands;
    const content = readJson(file);
    const loaded = load(content, RULESETS);
    if (!loaded.ok) {
      const problems = describeProblems(loaded.problems, rulesetOf(content));
      if (given.flag('json')) printJson({ verified: false, problems });
      else complain(listProblems(file, loaded.problems, content));
      return 1;
    }
    const { match, proofs } = loaded.value;
    const steps = match.steps.length;
    const sources = match.diceSources.map(({ from, kind }, i) => ({
      from,
      kind,
      proof: proofs[i],
    }));
    if (given.flag('json')) {
      printJson({
        verified: true,
        steps,
        over: match.pending.outcome !== undefined,
        dice: sources,
      });
      return 0;
    }
    print(text('verify.good', { file, steps, ruleset: match.ruleset.id }));
    for (const { from, proof } of sources) {
      print(text(`verify.${proof}`, { from: from + 1 }));
    }
    return 0;
  },
};
