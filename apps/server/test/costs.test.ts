import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCS, measured } from '../bench/figures.ts';
import { filledIn } from '../bench/record.ts';

test('the papers on figures and on costs have the tables that what was measured comes to', () => {
  // However wide the columns are.
  const cells = (text: string): string => text.replaceAll(/[ -]+/g, ' ');
  for (const [name, tables] of [
    ['measurements.md', 1],
    ['costs.md', 2],
  ] as const) {
    const page = readFileSync(new URL(name, DOCS), 'utf8');
    expect(page.split('<!-- end -->')).toHaveLength(tables + 1);
    expect(cells(filledIn(page, measured()))).toBe(cells(page));
  }
});
