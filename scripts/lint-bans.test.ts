// What lint must refuse, and what it must let through. The cases are written to a copy of the
// tree's skeleton outside the checkout, so that nothing is left behind here whatever happens.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pure = ['packages/kernel', 'packages/board', 'packages/table', 'packages/rulesets/pbi'];
const deterministic = [...pure, 'packages/players', 'packages/lab', 'packages/lessons'];

interface Case {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** The rule that must refuse the text; none when it must pass. */
  readonly rule?: string;
}

const cases: Case[] = [];

function add(folder: string, name: string, text: string, rule?: string, part = 'src'): void {
  const extension = part === 'test' ? '.test.ts' : '.ts';
  const file = `${folder}/${part}/case-${cases.length}${extension}`;
  cases.push({ name: `${folder}/${part}: ${name}`, file, text, ...(rule ? { rule } : {}) });
}

function refused(folder: string, specifier: string, part = 'src'): void {
  add(folder, `import '${specifier}'`, importing(specifier), 'no-restricted-imports', part);
}

function allowed(folder: string, specifier: string, part = 'src'): void {
  add(folder, `import '${specifier}'`, importing(specifier), undefined, part);
}

function importing(specifier: string): string {
  return `export * from '${specifier}';\n`;
}

// Imports go one way.
const mayImport: Record<string, string[]> = {
  'packages/kernel': [],
  'packages/board': ['kernel'],
  'packages/rulesets/pbi': ['kernel', 'board', 'table'],
  'packages/rulesets/other': ['kernel', 'board', 'table'],
  'packages/rulesets/pbi-boats': ['kernel', 'board', 'table'],
  'packages/players': ['kernel', 'board', 'table', 'pbi', 'other'],
  'packages/lab': ['kernel', 'board', 'table', 'pbi', 'other', 'players'],
  'packages/lessons': ['kernel'],
  'packages/testkit': ['kernel', 'board', 'table', 'pbi', 'other', 'players', 'lab'],
};
const names = ['kernel', 'board', 'table', 'pbi', 'other', 'players', 'lab', 'lessons', 'testkit'];
for (const [folder, list] of Object.entries(mayImport)) {
  for (const name of names) {
    if (list.includes(name)) allowed(folder, `@sandtable/${name}`);
    else refused(folder, `@sandtable/${name}`);
  }
  allowed(folder, './shooting.ts');
  allowed(folder, '../tables.ts');
  refused(folder, 'sandtable');
  refused(folder, '@sandtable/kernel/src/dice.ts');
  refused(folder, '../../kernel/src/dice.ts');
  refused(folder, '../../../apps/cli/src/main.ts');
  refused(folder, 'lodash');
  allowed(folder, 'vitest', 'test');
  allowed(folder, 'node:fs', 'test');
  allowed(folder, '../src/index.ts', 'test');
  allowed(folder, '@sandtable/testkit', 'test');
  refused(folder, '../../kernel/src/dice.ts', 'test');
  refused(folder, 'sandtable', 'test');
  refused(folder, 'lodash', 'test');
  const isTestTooling = folder === 'packages/testkit';
  for (const specifier of ['node:fs', 'vitest']) {
    if (isTestTooling) allowed(folder, specifier);
    else refused(folder, specifier);
  }
  refused(folder, 'fs');
}
refused('packages/rulesets/pbi', '@sandtable/other', 'test');
// An extension is written with what its game has for extensions, and with nothing else of it.
for (const part of ['src', 'test']) {
  allowed('packages/rulesets/pbi-boats', '@sandtable/pbi/extending', part);
  refused('packages/rulesets/pbi-boats', '@sandtable/pbi', part);
  refused('packages/rulesets/pbi-boats', '@sandtable/pbi/src/rules/hits.ts', part);
  refused('packages/rulesets/other', '@sandtable/pbi/extending', part);
}
refused('packages/kernel', '@sandtable/pbi', 'test');
for (const name of names) allowed('apps/cli', `@sandtable/${name}`);
allowed('apps/cli', 'node:fs');
refused('apps/cli', '@sandtable/kernel/src/dice.ts');
refused('apps/cli', '../../../packages/kernel/src/dice.ts');
add(
  'packages/kernel',
  'a type from above',
  `export type { Odds } from '@sandtable/lab';\n`,
  'no-restricted-imports',
);

// No clock, no chance of its own, no input or output.
for (const folder of deterministic) {
  const globals = {
    clock: 'Date.now()',
    'new clock': 'new Date()',
    performance: 'performance.now()',
    timer: 'setTimeout(() => 1, 1)',
    interval: 'setInterval(() => 1, 1)',
    process: 'process.argv',
    fetch: `fetch('x')`,
    crypto: 'crypto.randomUUID()',
    globalThis: 'globalThis.Date',
    collector: 'new WeakRef({})',
    locale: 'new Intl.Collator()',
  };
  for (const [name, expression] of Object.entries(globals)) {
    add(folder, name, `export const it = ${expression};\n`, 'no-restricted-globals');
  }
  add(folder, 'console', `console.log('x');\nexport {};\n`, 'no-console');
  const properties = {
    random: 'Math.random()',
    'random by name': `Math['random']()`,
    locale: `'a'.localeCompare('b')`,
  };
  for (const [name, expression] of Object.entries(properties)) {
    add(folder, name, `export const it = ${expression};\n`, 'no-restricted-properties');
  }
  add(
    folder,
    'random taken apart',
    'export const { random } = Math;\n',
    'no-restricted-properties',
  );
  add(folder, 'square root', 'export const it = Math.sqrt(2) + Math.floor(2.5);\n');
}

// No arithmetic that differs between machines.
const inexact = ['sin', 'cos', 'tan', 'atan2', 'exp', 'log', 'log2', 'pow', 'hypot', 'cbrt'];
for (const folder of pure) {
  for (const name of inexact) {
    add(folder, name, `export const it = Math.${name}(1, 1);\n`, 'no-restricted-properties');
  }
}
add('packages/players', 'log', 'export const it = Math.log(2);\n');

// Slips that types and tests let through.
const suit = `type Suit = 'oak' | 'elm' | 'ash';\n`;
add(
  'packages/kernel',
  'a case forgotten',
  `${suit}export function of(suit: Suit): number {
  switch (suit) {
    case 'oak':
      return 1;
    case 'elm':
      return 2;
  }
  return 3;
}\n`,
  'switch-exhaustiveness-check',
);
add(
  'packages/kernel',
  'a case hidden by default',
  `${suit}export function of(suit: Suit): number {
  switch (suit) {
    case 'oak':
      return 1;
    default:
      return 2;
  }
}\n`,
  'switch-exhaustiveness-check',
);
const floating = `async function wait(): Promise<void> {
  await Promise.resolve();
}
export function go(): void {
  wait();
}\n`;
add('packages/kernel', 'a promise dropped', floating, 'no-floating-promises');
add('packages/kernel', 'a promise dropped', floating, 'no-floating-promises', 'test');
add('apps/cli', 'a promise dropped', floating, 'no-floating-promises');
add('packages/kernel', 'any', 'export const it: any = 1;\n', 'no-explicit-any');
add('packages/kernel', 'unused', 'const it = 1;\nexport {};\n', 'no-unused-vars');
add('packages/kernel', 'default export', 'export default 1;\n', 'no-default-export');
add(
  'packages/kernel',
  'a test left focused',
  `import { test } from 'vitest';\ntest.only('x', () => {});\n`,
  'no-focused-tests',
  'test',
);
const there = cases.length + 1;
add(
  'packages/kernel',
  'a circle',
  `export { there } from './case-${there}.ts';\nexport const here = 1;\n`,
  'no-cycle',
);
add(
  'packages/kernel',
  'a circle, other half',
  `export { here } from './case-${there - 1}.ts';\nexport const there = 1;\n`,
  'no-cycle',
);

const skeleton = /^oxlint\.config\.ts$|(^|[\\/])(package|tsconfig(\.\w+)?)\.json$/;
let folder = '';
const found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-lint-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const part of ['.', 'packages', 'apps']) {
    for (const path of readdirSync(join(root, part), { recursive: part !== '.' })) {
      if (skeleton.test(String(path))) copy(join(part, String(path)));
    }
  }
  for (const { file, text } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const report = JSON.parse(run.stdout) as { diagnostics: { code?: string; filename: string }[] };
  for (const { code = '', filename } of report.diagnostics) {
    const rule = code.replace(/^.*\((.*)\)$/, '$1');
    found.set(filename, [...(found.get(filename) ?? []), rule]);
  }
});

function copy(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path));
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lint refuses', () => {
  test.each(cases.filter(({ rule }) => rule !== undefined))('$name', ({ file, rule }) => {
    expect(found.get(file) ?? []).toContain(rule);
  });
});

describe('lint allows', () => {
  test.each(cases.filter(({ rule }) => rule === undefined))('$name', ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});
