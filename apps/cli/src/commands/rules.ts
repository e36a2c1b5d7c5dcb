import { fileURLToPath } from 'node:url';
import type { RuleKind, Ruleset } from '@sandtable/kernel';
import type { Command } from '../arguments.ts';
import { RULESETS, rulesetNamed } from '../rulesets.ts';
import { complain, lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { ruleText, text, wordsOf } from '../words.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** A rule as `rules --json` prints it. Other tools read this. */
interface RuleLine {
  readonly id: string;
  readonly ruleset: string;
  readonly kind: RuleKind;
  readonly title: string;
  readonly text: string;
  /** The names of the tests that cite it. */
  readonly tests: readonly string[];
}

export const rules: Command = {
  name: 'rules',
  operands: ['[RULESET]'],
  flags: { check: {}, json: {} },
  async run(given) {
    const [id] = given.operands;
    const chosen = id === undefined ? RULESETS : [rulesetNamed(id)];
    // Reading the tests takes the test kit, which nothing else here needs.
    const { isOwn, testsByRule } = await import('@sandtable/testkit/coverage');
    const tests = testsByRule(ROOT);
    const lines = chosen.flatMap((ruleset) => linesOf(ruleset, tests));
    if (given.flag('json')) printJson(lines);
    else if (!given.flag('check')) lines.forEach(show);
    return given.flag('check') ? check(lines, isOwn, given.flag('json')) : 0;
  },
};

function linesOf(ruleset: Ruleset, tests: ReadonlyMap<string, readonly string[]>): RuleLine[] {
  const words = wordsOf(ruleset);
  return ruleset.rulebook.map((card) => ({
    id: card.id,
    ruleset: ruleset.id,
    kind: card.kind,
    title: words.card(card).title,
    text: ruleText(words, card),
    tests: tests.get(card.id) ?? [],
  }));
}

function show({ id, kind, title, text: content, tests }: RuleLine): void {
  print(`${paint('bold', `${id}  ${title}`)} ${paint('dim', `[${kind}]`)}`);
  print(wrap(content, lineWidth(), '    '));
  for (const test of tests) print(paint('dim', `    - ${test}`));
  if (tests.length === 0) print(paint('red', `    - ${text('rules.noTest')}`));
}

/** Every rule must have a test of its own; says which have none. */
function check(
  lines: readonly RuleLine[],
  isOwn: (title: string) => boolean,
  quiet: boolean,
): number {
  const untested = lines.filter(({ tests }) => !tests.some(isOwn));
  for (const { id, title } of untested) complain(text('rules.untested', { id, title }));
  if (!quiet) print(text('rules.checked', { rules: lines.length, untested: untested.length }));
  return untested.length === 0 ? 0 : 1;
}
