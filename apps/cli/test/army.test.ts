import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Armies } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { fileWith, folder } from './folder.ts';
import { json, sandtable } from './program.ts';

/** The usual armies with something ordered, as the program gives them. */
async function built(...orders: string[]): Promise<Armies> {
  const { out } = await sandtable([
    'army',
    'build',
    'square-bashing',
    '--json',
    ...orders.flatMap((order) => ['--set', order]),
  ]);
  return JSON.parse(out) as Armies;
}

describe('army list', () => {
  test('tells what there is to choose from, with points, limits and rules', async () => {
    const { code, out } = await sandtable(['army', 'list', 'square-bashing']);
    expect(code).toBe(0);
    expect(out).toContain('bef-1914  British Expeditionary Force, 1914, 540 points');
    expect(out).toMatch(/Machine guns +25 points each +usually 4, at most 6/);
    expect(out).toContain('At least 6 units of infantry and cavalry [SB-11.1]');
    expect(out).toContain('Higher command tries 3 orders a turn [SB-9.2]');
  });

  test('gives the lists of all games to other programs', async () => {
    const lists = (await json(['army', 'list'])) as { id: string; ruleset: string }[];
    expect(lists).toHaveLength(8);
    expect(lists[0]).toMatchObject({
      ruleset: 'square-bashing',
      id: 'bef-1914',
      usual: { budget: 540 },
    });
  });

  test('knows in which games armies are chosen', async () => {
    const { code, err } = await sandtable(['army', 'list', 'pbi']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'pbi has no armies to choose. These have: square-bashing and pbi-boats.\n',
    });
  });
});

describe('army build', () => {
  test('begins with the usual armies and changes what is ordered', async () => {
    const armies = await built(
      'attacker list french-1914',
      'attacker budget 500',
      'attacker gun 4',
      'defender Professional Infantry 6',
      'ground cambrai',
      'seed A farm',
    );
    expect(armies).toMatchObject({
      ground: 'cambrai',
      seed: 'A farm',
      armies: {
        attacker: { list: 'french-1914', budget: 500, counts: { infantry: 11, gun: 4 } },
        defender: { list: 'bef-1914', budget: 540, counts: { 'professional infantry': 6 } },
      },
    });
  });

  test.each([
    ['nobody mg 1', 'There is no side “nobody”. The sides are attacker and defender.'],
    ['attacker elephants 1', 'There is no “elephants” in this list.'],
    ['attacker list bef', 'There is no army list “bef”. The lists are bef-1914'],
    ['attacker mg many', 'That must be a whole number up to 99, not “many”.'],
    ['attacker', 'Say what attacker is to have: “attacker ENTRY COUNT”, or “help”.'],
    ['ground moon', 'There is no ground “moon”. The grounds are'],
  ])('says what is wrong with the order “%s”', async (order, words) => {
    const { code, err } = await sandtable(['army', 'build', '--set', order, '--json']);
    expect(code).toBe(1);
    expect(err).toContain(words);
  });

  test('asks at the prompt, names what an army goes against, and saves what can be played', async () => {
    const file = join(folder(), 'armies.json');
    const { code, out } = await sandtable(
      ['army', 'build'],
      `attacker 5 9\nsave ${file}\nattacker 5 3\nnonsense\nlists\ngrounds\nhelp\nsave ${file}\nquit\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('Machine guns: 9 chosen, but there are at most 5 [SB-11.1]');
    expect(out).toContain('Not saved: the armies break a limit.');
    expect(out).toContain('There is no side “nonsense”.');
    expect(out).toContain('german-1917  German army');
    expect(out).toContain('cambrai    Cambrai');
    expect(out).toContain('SIDE budget POINTS');
    expect(out).toContain(`Saved to ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await built('attacker mg 3'));
  });

  test('goes on with a file, without a question', async () => {
    const from = fileWith(await built('attacker gun 3'));
    const file = join(folder(), 'armies.json');
    const ran = await sandtable(['army', 'build', '--from', from, '--save', file]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Attacker: German army, 1914, 660 of 685 points');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await built('attacker gun 3'));
    const refused = await sandtable(['army', 'build', '--set', 'attacker gun 9', '--save', file]);
    expect(refused.code).toBe(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await built('attacker gun 3'));
  });
});

describe('army check', () => {
  test('finds nothing wrong with armies that can be played', async () => {
    const file = fileWith(await built());
    expect(await sandtable(['army', 'check', file])).toMatchObject({
      code: 0,
      out: `${file}: good\n`,
    });
  });

  test('names all that they go against, with where it is and the rule', async () => {
    const file = fileWith(await built('attacker gun 9', 'defender budget 100'));
    const { code, err } = await sandtable(['army', 'check', file]);
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      `${file}: armies.attacker.counts.gun: Guns: 9 chosen, but there are at most 6 [SB-11.1]`,
      `${file}: armies.attacker: 810 points, 125 more than the 685 the army may cost [SB-11.1]`,
      `${file}: armies.defender: 540 points, 440 more than the 100 the army may cost [SB-11.1]`,
      '',
    ]);
    const { out } = await sandtable(['army', 'check', file, '--json']);
    expect(JSON.parse(out)).toMatchObject([
      { file, problems: [{ path: 'armies.attacker.counts.gun', rule: 'SB-11.1' }, {}, {}] },
    ]);
  });

  test.each([
    [{ sandtable: 'armies', ruleset: 'pbi' }, 'ruleset: pbi has no armies to choose.'],
    [{ ruleset: 'square-bashing' }, 'armies: is missing'],
    ['{', 'is not JSON'],
    [[], 'must be of type object'],
  ])('says of %j what is wrong with its form', async (content, words) => {
    const { code, err } = await sandtable(['army', 'check', fileWith(content)]);
    expect(code).toBe(1);
    expect(err).toContain(words);
  });
});

test('armies are played wherever a scenario is', async () => {
  const file = fileWith(await built());
  const play = ['play', 'square-bashing', '--scenario', file, '--hotseat', '--seed', '1'];
  const { code, out } = await sandtable(play, '1\n');
  expect(code).toBe(0);
  expect(out).toContain('A battle of chosen armies');
  const broken = fileWith(await built('attacker gun 9'));
  const refused = await sandtable(['play', 'square-bashing', '--scenario', broken]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Guns: 9 chosen');
});

test('an engine takes armies for a position, and gives their schema', async () => {
  const position = await built();
  const requests = [
    { request: 'new', ruleset: 'square-bashing', position },
    { request: 'new', ruleset: 'square-bashing', position: await built('attacker gun 9') },
    { request: 'schema', of: 'armies', ruleset: 'square-bashing' },
    { request: 'schema', of: 'armies', ruleset: 'pbi' },
  ];
  const input = requests.map((request) => JSON.stringify(request)).join('\n');
  const { out } = await sandtable(['engine'], `${input}\n`);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(answers).toMatchObject([
    { ok: true },
    {
      ok: false,
      error: { code: 'scenario', problems: [{ path: 'armies.attacker.counts.gun' }, {}] },
    },
    { ok: true, schema: { title: 'The armies of a battle' } },
    { ok: false, error: { code: 'request' } },
  ]);
  expect(await json(['schema', 'armies', 'square-bashing'])).toMatchObject({
    title: 'The armies of a battle',
  });
  expect((await sandtable(['schema', 'armies', 'pbi'])).code).toBe(2);
});
