import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ambush } from '../src/ambush/ambush.ts';
import { refusalProblems } from '../src/refusals.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-refusals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with these sources of a game with these refusals. */
function problems(source: string, told: Readonly<Record<string, string>>): string[] {
  writeFileSync(join(folder, 'rules.ts'), source);
  const kernel = { notAsked: 'Not that.', malformed: 'No move.' };
  const texts = Object.fromEntries(
    Object.entries({ ...kernel, ...told }).map(([key, text]) => [`refusal.${key}`, text]),
  );
  return refusalProblems({ ...ambush, catalogue: { ...ambush.catalogue, texts } }, folder);
}

const FAR = `const REFUSED = { far: refuse('AM-4', 'far') };\n`;

test('a refusal cites a card, the same everywhere, and has a sentence of its own', () => {
  expect(problems(FAR, { far: 'Too far.' })).toEqual([]);
  expect(problems(`refuse('AM-99', 'far')`, { far: 'Too far.' })).toEqual([
    'far cites AM-99, which is no card',
  ]);
  expect(problems(`${FAR}refuse('AM-2', 'far')`, { far: 'Too far.' })).toEqual([
    'far cites AM-4 and AM-2',
  ]);
  expect(problems(FAR, {})).toEqual(['far has no sentence']);
  expect(problems(FAR, { far: '{x} is too far.' })).toEqual(['far has no sentence']);
  expect(problems(FAR, { far: 'Not that.' })).toEqual(['far has the sentence of another']);
});

test('no sentence is left over, and there is something to look at', () => {
  const told = { far: 'Too far.', near: 'Too near.' };
  expect(problems(FAR, told)).toEqual(['refusal.near is used nowhere']);
  expect(problems(`${FAR}refuse(rule, isNear ? 'near' : 'far')`, told)).toEqual([]);
  expect(problems('', {})).toEqual(['no refusal is made']);
});
