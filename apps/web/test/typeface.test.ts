import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'apps', 'web', 'src', 'typeface');
const css = readFileSync(join(folder, 'typeface.css'), 'utf8');

/** Eighths and the signs on keys, which come from the machine: the packages do not have them. */
const FOREIGN = '⅛⅜⅞⌘⏎←→↑↓';

/** Whether the letters of the app have one for it. */
function isThere(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  const list = /unicode-range:([^;]+);/.exec(css)?.[1] ?? '';
  return list.split(',').some((part) => {
    const [from, to = from] = (part.match(/[\dA-F]+/g) ?? []).map((digits) =>
      Number.parseInt(digits, 16),
    );
    return code >= from && code <= to;
  });
}

test('every word and sign of the app and its games can be set in its letters', () => {
  const catalogues = globSync(
    [
      'apps/web/src/**/*.tsx',
      'apps/web/src/**/*.css',
      'apps/web/src/**/*nglish.ts',
      'apps/web/src/words/english/*.ts',
      'packages/**/src/**/*nglish.ts',
      'packages/**/src/english/**/*.ts',
    ],
    { cwd: root, exclude: ['**/node_modules/**'] },
  );
  expect(catalogues.length).toBeGreaterThan(30);
  const missing = catalogues.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const signs = new Set(text.replaceAll(/\s/g, ''));
    return [...signs]
      .filter((sign) => !isThere(sign) && !FOREIGN.includes(sign))
      .map((sign) => `${name}: ${sign}`);
  });
  expect(missing).toEqual([]);
});

test('they weigh no more than they may', () => {
  const files = Array.from(css.matchAll(/url\('\.\/([^']+)'\)/g), ([, name]) => name);
  expect(files).toHaveLength(4);
  const sizes = files.map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});
