import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '@sandtable/kernel';

/** Where tests are, below the root of the repository. */
const FOLDERS = ['packages', 'apps'];
const TEST_FILE = /\.(?:test|spec)\.ts$/;

/** A call of `test` or `it`, or the second call of `test.each(…)(…)`, whose title begins with `[`. */
const TITLE = /(?:\b(?:test|it)((?:\.\w+)*)|[)`])\s*\(\s*(['"`])(\[(?:\\.|(?!\2).)*)\2/gs;
const NEVER_RUN = /\.(?:skip|todo)\b/;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const CITED = /^((?:\[[^\]]*\]\s*)+)/;
const RULE_ID = /^[A-Z][A-Z0-9]*-[\w.]+$/;

/**
 * The names of the tests that cite a rule, `[QS-10.6] …` or `[QS-4.2, QS-4.3] …`, by its id. One that cites two
 * rules counts for both, but none of them has a test of its own by it (`isOwn`).
 */
export function testsByRule(root: string): Map<RuleId, string[]> {
  const tests = new Map<RuleId, string[]>();
  for (const folder of FOLDERS) {
    for (const file of testFiles(join(root, folder))) {
      for (const title of titlesIn(readFileSync(file, 'utf8'))) {
        for (const id of citedBy(title)) tests.set(id, [...(tests.get(id) ?? []), title]);
      }
    }
  }
  return tests;
}

/** The titles in a test file that cite rules; tests that are commented out or skipped do not count. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  for (const [, modifiers = '', , title] of source.replaceAll(COMMENT, '').matchAll(TITLE)) {
    if (!NEVER_RUN.test(modifiers)) titles.push(title.replaceAll(/\\(.)/gs, '$1'));
  }
  return titles;
}

/** The rules that a title cites. */
export function citedBy(title: string): RuleId[] {
  const cited = CITED.exec(title)?.[1] ?? '';
  return cited.split(/[,\s[\]]+/).filter((id) => RULE_ID.test(id));
}

/** Whether a test is about one rule alone, so that it fails when that rule is gone and for nothing else. */
export function isOwn(title: string): boolean {
  return citedBy(title).length === 1;
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
      return TEST_FILE.test(entry.name) ? [path] : [];
    });
}
