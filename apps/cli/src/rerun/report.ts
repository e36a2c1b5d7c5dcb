import { describeProblems, type RuleId, type Ruleset } from '@sandtable/kernel';
import type { Differing } from '@sandtable/record';
import { ruleNamed, ruleTitle } from '../changed.ts';
import { RULESETS } from '../rulesets.ts';
import { catalogueOf, text, wordsOf } from '../words.ts';
import type { FileFate } from './fate.ts';

/** A file and what would become of it. */
interface Rerun {
  readonly file: string;
  readonly fate: FileFate;
}

interface DifferingFile {
  readonly file: string;
  readonly step: number;
  /** What differs, in words. */
  readonly what: string;
  readonly dropped: number;
}

/** The matches that come out otherwise by one rule. */
interface ByRule {
  readonly rule: RuleId;
  readonly title: string | null;
  readonly files: readonly DifferingFile[];
}

interface ByRuleset {
  readonly ruleset: string;
  readonly version: number;
  readonly matches: number;
  readonly same: number;
  readonly goesOn: readonly ByRule[];
  readonly unraised: readonly ByRule[];
}

/** What would become of a heap of matches, by game and by rule. */
export interface Report {
  readonly matches: number;
  readonly same: number;
  readonly goesOn: number;
  readonly unraised: number;
  /** Files beside them that are no matches. */
  readonly others: number;
  readonly rulesets: readonly ByRuleset[];
  readonly unreadable: readonly { readonly file: string; readonly problems: readonly string[] }[];
}

export function reportOf(reruns: readonly Rerun[]): Report {
  const count = (which: FileFate['fate']): number =>
    reruns.filter(({ fate }) => fate.fate === which).length;
  const [same, goesOn, unraised] = [count('same'), count('goesOn'), count('unraised')];
  return {
    matches: same + goesOn + unraised,
    same,
    goesOn,
    unraised,
    others: count('other'),
    rulesets: RULESETS.map((ruleset) => byRuleset(ruleset, reruns)).filter(
      ({ matches }) => matches > 0,
    ),
    unreadable: reruns.flatMap(({ file, fate }) => {
      if (fate.fate !== 'unreadable') return [];
      return [{ file, problems: describeProblems(fate.problems, catalogueOf(fate.ruleset)) }];
    }),
  };
}

function byRuleset(ruleset: Ruleset, all: readonly Rerun[]): ByRuleset {
  const differing = (which: 'goesOn' | 'unraised'): (Differing & { readonly file: string })[] =>
    all.flatMap(({ file, fate }) =>
      fate.fate === which && fate.ruleset === ruleset ? [{ file, ...fate }] : [],
    );
  const same = all.filter(({ fate }) => fate.fate === 'same' && fate.ruleset === ruleset).length;
  const [goesOn, unraised] = [differing('goesOn'), differing('unraised')];
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    matches: same + goesOn.length + unraised.length,
    same,
    goesOn: byRule(ruleset, goesOn),
    unraised: byRule(ruleset, unraised),
  };
}

/** In the order of the rulebook. */
function byRule(
  ruleset: Ruleset,
  differing: readonly (Differing & { readonly file: string })[],
): ByRule[] {
  const words = wordsOf(ruleset);
  const rules = new Set([
    ...ruleset.rulebook.map(({ id }) => id),
    ...differing.map(({ rule }) => rule),
  ]);
  return [...rules].flatMap((rule) => {
    const files = differing
      .filter((each) => each.rule === rule)
      .map(({ file, step, message, dropped }) => {
        return { file, step, what: words.render(message), dropped };
      });
    return files.length === 0 ? [] : [{ rule, title: ruleTitle(ruleset, rule) ?? null, files }];
  });
}

/** The report in words, a line each. */
export function reportLines(report: Report): string[] {
  const lines = RULESETS.flatMap((ruleset) => {
    const own = report.rulesets.find((each) => each.ruleset === ruleset.id);
    return own === undefined ? [] : rulesetLines(ruleset, own);
  });
  const { matches, same, goesOn, unraised, unreadable } = report;
  if (unreadable.length > 0) lines.push(text('rerun.unreadable', { count: unreadable.length }));
  for (const { file, problems } of unreadable) {
    for (const what of problems) lines.push(`    ${text('rerun.file', { file, what })}`);
  }
  const sum = { matches, same, goesOn, unraised, unreadable: unreadable.length };
  return [...lines, text('rerun.sum', sum)];
}

function rulesetLines(ruleset: Ruleset, of: ByRuleset): string[] {
  const { version, matches, same } = of;
  const title = wordsOf(ruleset).text('ruleset.title');
  const lines = [text('rerun.ruleset', { title, version, matches, same })];
  for (const kind of ['goesOn', 'unraised'] as const) {
    for (const { rule, files } of of[kind]) {
      const named = ruleNamed(ruleset, rule);
      lines.push(`  ${text(`rerun.${kind}`, { rule: named, count: files.length })}`);
      for (const { file, what, dropped } of files) {
        const key = dropped === 0 ? 'rerun.file' : 'rerun.dropped';
        lines.push(`    ${text(key, { file, what, dropped })}`);
      }
    }
  }
  return lines;
}
