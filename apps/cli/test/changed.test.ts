import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { otherwise } from './duel.ts';
import { fileWith, folder } from './folder.ts';
import { sandtable } from './program.ts';

const TOLD =
  'The rules have changed since this match was played: step 2 now comes out differently, by QS-8.1 (Dice for a shot). Step 2: what happened is not what was recorded.';
const KEPT =
  'The match goes on from where it stands, under today’s rules; what came before stays as it was recorded.';
const CHANGED = {
  step: 2,
  rule: 'QS-8.1',
  title: 'Dice for a shot',
  dropped: 0,
  says: `${TOLD} ${KEPT}`,
};

/** Without what came of its steps, as the formats before had it. */
function bare(file: MatchFile): object {
  const steps = file.steps.map(({ side, move, dice }) => ({ side, move, dice: dice ?? [] }));
  return { ...file, steps };
}

function inOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}

test('verify says which step and which rule differ, and ends with 7 for what is recorded', async () => {
  const file = fileWith(otherwise(1));
  const { code, out, err } = await sandtable(['verify', file]);
  expect({ code, err }).toEqual({ code: 7, err: '' });
  const words = inOneLine(out);
  expect(words).toContain(`${TOLD} ${KEPT}`);
  expect(words).toContain('what was played under earlier rules of pbi is taken as recorded');
  expect(words).not.toContain('every move of its');
  expect(words).toContain('Dice from step 1: recorded under earlier rules.');
  expect(words).toContain('Verdict: recorded.');
  const plain = await sandtable(['verify', file, '--json']);
  expect(plain.code).toBe(7);
  expect(JSON.parse(plain.out)).toMatchObject({ verdict: 'recorded', changed: CHANGED });
  const help = inOneLine((await sandtable(['help', 'verify'])).out);
  expect(help).toContain('7 recorded under earlier rules');
});

test('verify says how many steps of an old file are not kept', async () => {
  // Nobody shoots twice in a row: the last two steps are against the rules.
  const file = otherwise(1);
  const steps = [file.steps[0], file.steps[0], file.steps[1]];
  const { code, out } = await sandtable(['verify', fileWith(bare({ ...file, steps }))]);
  expect(code).toBe(5);
  const words = inOneLine(out);
  expect(words).toContain('step 2 now comes out differently, by QS-');
  expect(words).toContain('The match goes on from before step 2, under today’s rules; 2 steps');
  expect(words).toContain('every move of its one step is legal');
  expect(words).not.toContain('..');
});

test('replay says so beside the match, and tells that as it was recorded', async () => {
  const file = fileWith(otherwise(1));
  const same = await sandtable(['replay', fileWith({ ...otherwise(1), steps: [] })]);
  expect(same.err).toBe('');
  for (const flags of [[], ['--step', '1']]) {
    const { code, err } = await sandtable(['replay', file, ...flags]);
    expect(code).toBe(0);
    expect(inOneLine(err)).toContain(`${TOLD} ${KEPT}`);
  }
  for (const flags of [['--json'], ['--step', '1', '--json']]) {
    const { out, err } = await sandtable(['replay', file, ...flags]);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ changed: CHANGED });
  }
});

test('play says so when a match is taken up, and saves it as it goes on', async () => {
  const saved = join(folder(), 'on.json');
  const { code, out } = await sandtable(
    ['play', '--load', fileWith(otherwise(1)), '--hotseat', '--save', saved],
    'quit\n',
  );
  expect(code).toBe(0);
  expect(inOneLine(out)).toContain(`${TOLD} ${KEPT}`);
  const file = JSON.parse(readFileSync(saved, 'utf8')) as MatchFile;
  expect(file.eras).toMatchObject([{ from: 0, version: 1 }, { from: 2 }]);
  expect(file.steps).toEqual(otherwise(1).steps);
  expect((await sandtable(['verify', saved])).code).toBe(6);
});

test('the engine says so with load and verify, and in words', async () => {
  const requests = ['load', 'verify'].map((request) => ({ request, file: otherwise(1) }));
  const lines = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { out } = await sandtable(['engine'], lines);
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(2);
  for (const answer of answers) {
    expect(JSON.parse(answer)).toMatchObject({ ok: true, verdict: 'recorded', changed: CHANGED });
  }
});
