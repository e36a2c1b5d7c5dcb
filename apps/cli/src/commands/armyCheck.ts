import { render, type Problem } from '@sandtable/kernel';
import { battleIn, musteringNamed } from '../army/muster.ts';
import type { Command } from '../arguments.ts';
import { listProblems, parseFile } from '../files.ts';
import { rulesetOf } from '../rulesets.ts';
import { complain, print, printJson } from '../terminal.ts';
import { catalogueOf, text } from '../words.ts';

/** Something that is wrong with armies, as `army check --json` prints it. */
interface Wrong {
  readonly path: string;
  readonly rule?: string;
  readonly message: string;
}

export const armyCheck: Command = {
  name: 'army check',
  operands: ['FILE...'],
  flags: { json: {} },
  run(given) {
    const results = given.operands.map((file) => ({ file, problems: problemsOf(file) }));
    if (given.flag('json')) printJson(results);
    else for (const { file, problems } of results) show(file, problems);
    return results.every(({ problems }) => problems.length === 0) ? 0 : 1;
  },
};

function problemsOf(file: string): Wrong[] {
  const parsed = parseFile(file);
  if (!parsed.ok) return parsed.problems.map((problem) => inWords(problem, catalogueOf()));
  // A file that names no game is judged by the form of the first one, which names what is missing.
  const ruleset = rulesetOf(parsed.value) ?? musteringNamed(undefined).ruleset;
  const battle = battleIn(ruleset, parsed.value);
  if (battle.ok) return [];
  return battle.problems.map((problem) => inWords(problem, catalogueOf(ruleset)));
}

function inWords(
  { path, rule, message }: Problem,
  catalogue: ReturnType<typeof catalogueOf>,
): Wrong {
  return { path, ...(rule !== undefined && { rule }), message: render(message, catalogue) };
}

function show(file: string, problems: readonly Wrong[]): void {
  if (problems.length === 0) print(text('scenario.good', { file }));
  const lines = problems.map(({ path, rule, message }) => {
    const where = path === '' ? '' : `${path}: `;
    return `${where}${message}${rule === undefined ? '' : ` [${rule}]`}`;
  });
  if (problems.length > 0) complain(listProblems(file, lines));
}
