import { describeProblems, knobProblems, type Problem, type Scenario } from '@sandtable/kernel';
import type { Command } from '../arguments.ts';
import { listProblems, parseFile } from '../files.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { complain, print, printJson } from '../terminal.ts';
import { catalogueOf, text } from '../words.ts';

export const scenarioCheck: Command = {
  name: 'scenario check',
  operands: ['FILE...'],
  flags: { json: {} },
  run(given) {
    const results = given.operands.map((file) => ({ file, problems: problemsOf(file) }));
    if (given.flag('json')) printJson(results);
    else results.forEach(show);
    return results.every(({ problems }) => problems.length === 0) ? 0 : 1;
  },
};

function problemsOf(file: string): string[] {
  const parsed = parseFile(file);
  if (!parsed.ok) return describeProblems(parsed.problems, catalogueOf());
  const ruleset = rulesetOf(parsed.value);
  if (ruleset === undefined) return describeProblems([unknownRuleset(parsed.value)], catalogueOf());
  const made = ruleset.setup(parsed.value, {});
  const problems = made.ok ? knobProblems(ruleset, parsed.value as Scenario) : made.problems;
  return describeProblems(problems, catalogueOf(ruleset));
}

function unknownRuleset(content: unknown): Problem {
  const named = typeof content === 'object' && content !== null && 'ruleset' in content;
  if (!named) return { path: 'ruleset', message: { key: 'problem.missing' } };
  const known = RULESETS.map(({ id }) => id);
  const found = JSON.stringify(content.ruleset).slice(0, 60);
  return { path: 'ruleset', message: { key: 'problem.ruleset', with: { found, known } } };
}

function show({
  file,
  problems,
}: {
  readonly file: string;
  readonly problems: readonly string[];
}): void {
  if (problems.length === 0) print(text('scenario.good', { file }));
  if (problems.length > 0) complain(listProblems(file, problems));
}
