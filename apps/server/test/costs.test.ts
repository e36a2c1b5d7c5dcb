import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costTable, INPUTS, inputTable } from '../bench/costs.ts';

test('the paper on costs has the tables that its inputs come to', () => {
  const paper = readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');
  const cells = (text: string): string[] =>
    text.split('\n').map((line) => line.replaceAll(/[ -]+/g, ' '));
  for (const table of [inputTable(INPUTS), costTable(INPUTS)]) {
    expect(cells(paper)).toEqual(expect.arrayContaining(cells(table)));
  }
});
