import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citedBy, isOwn, testsByRule, titlesIn } from '../src/coverage.ts';

// Put together here, so that the titles in these examples are not taken for tests of this file.
const quoted = (title: string, quote = "'"): string => `(${quote}${title}${quote}, () => {});`;

describe('titles that cite rules', () => {
  test.each([
    ['test', `test${quoted('[XX-1] a')}`, ['[XX-1] a']],
    ['it', `it${quoted('[XX-1] a')}`, ['[XX-1] a']],
    ['double quotes', `test${quoted('[XX-1] a', '"')}`, ['[XX-1] a']],
    ['backticks', `test${quoted('[XX-1] a', '`')}`, ['[XX-1] a']],
    ['a title on its own line', `test(\n  '[XX-1] a',\n  () => {},\n);`, ['[XX-1] a']],
    ['tables', `test.each([\n  [1, f(2)],\n])${quoted('[XX-1] %i')}`, ['[XX-1] %i']],
    ['tagged tables', `test.each\`a\n\${1}\`${quoted('[XX-1] $a')}`, ['[XX-1] $a']],
    ['test.for', `test.for([1])${quoted('[XX-1] %i')}`, ['[XX-1] %i']],
    ['modifiers', `test.concurrent${quoted('[XX-1] a')}`, ['[XX-1] a']],
    ['escapes', `test${quoted("[XX-1] the enemy\\'s")}`, ["[XX-1] the enemy's"]],
    ['two tests', `test${quoted('[XX-1] a')}\nit${quoted('[XX-2] b')}`, ['[XX-1] a', '[XX-2] b']],
  ])('are found: %s', (_, source, titles) => {
    expect(titlesIn(source)).toEqual(titles);
  });

  test.each([
    ['no rule', `test${quoted('a')}`],
    ['a comment', `// test${quoted('[XX-1] a')}`],
    ['a block comment', `/*\n * test${quoted('[XX-1] a')}\n */`],
    ['a skipped test', `test.skip${quoted('[XX-1] a')}`],
    ['a test to do', `it.todo${quoted('[XX-1] a')}`],
    ['another call', `expect${quoted('[XX-1] a')}`],
    ['a name that ends like one', `latest${quoted('[XX-1] a')}`],
  ])('are not found in %s', (_, source) => {
    expect(titlesIn(source)).toEqual([]);
  });

  test('may cite several rules', () => {
    expect(citedBy('[XX-4.2, XX-4.3] a')).toEqual(['XX-4.2', 'XX-4.3']);
    expect(citedBy('[XX-4.2 XX-R1a] a')).toEqual(['XX-4.2', 'XX-R1a']);
    expect(citedBy('[XX-1] [XX-2] a')).toEqual(['XX-1', 'XX-2']);
    expect(citedBy('[1, 2] a')).toEqual([]);
    expect(citedBy('a [XX-1]')).toEqual([]);
  });

  test('a test is a rule’s own where it cites no other', () => {
    const titles = ['[XX-1] a', '[XX-1, XX-2] a', '[XX-1] [XX-2] a', 'a'];
    expect(titles.filter(isOwn)).toEqual(['[XX-1] a']);
  });
});

test('tests are gathered by rule from the packages and apps of a repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'coverage-'));
  const write = (file: string, title: string): void => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), `test${quoted(title)}`);
  };
  write('packages/rulesets/xx/test/a.test.ts', '[XX-1, XX-2] one');
  write('packages/xx/src/b.spec.ts', '[XX-2] two');
  write('apps/web/test/c.test.ts', '[XX-3] three');
  write('apps/web/test/d.ts', '[XX-4] not a test file');
  write('packages/xx/node_modules/yy/e.test.ts', '[XX-5] not ours');
  expect(Object.fromEntries(testsByRule(root))).toEqual({
    'XX-1': ['[XX-1, XX-2] one'],
    'XX-2': ['[XX-1, XX-2] one', '[XX-2] two'],
    'XX-3': ['[XX-3] three'],
  });
});
