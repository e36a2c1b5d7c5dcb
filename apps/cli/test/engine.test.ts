import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { DUEL } from './duel.ts';
import { spawned } from './program.ts';

type Answer = Record<string, unknown> & {
  error?: { code: string; problems?: { path: string }[] };
};

/** What an engine answers, line by line. */
function ask(...requests: object[]): Answer[] {
  const engine = new Engine();
  return requests.map((request) => JSON.parse(engine.answer(JSON.stringify(request))) as Answer);
}

/** The same of the program, in a process of its own. */
function askProgram(...lines: string[]): Answer[] {
  const { code, out, err } = spawned(['engine'], lines.map((line) => `${line}\n`).join(''));
  expect(err).toBe('');
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

test('what has nothing in it is no request, and gets no answer', () => {
  const answers = askProgram(
    '',
    '{"request":"pending","id":1}',
    ' \t\r',
    '{"request":"pending","id":2}',
  );
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
});

test('whatever a line holds, it gets one answer and the engine goes on', () => {
  const bad = [
    'x',
    '{',
    'null',
    '[]',
    '7',
    '"new"',
    '{}',
    '{"request":1}',
    '{"request":"__proto__"}',
    '{"request":"new"}',
    '{"request":"new","ruleset":7}',
    '{"request":"new","ruleset":"chess"}',
    '{"request":"new","ruleset":"pbi","scenario":"moon"}',
    '{"request":"new","ruleset":"pbi","position":{}}',
    '{"request":"new","ruleset":"pbi","options":{"fly":true}}',
    '{"request":"new","ruleset":"pbi","dice":{"kind":"loaded"}}',
    '{"request":"new","ruleset":"pbi","dice":{"kind":"committed","secret":"00","numbers":{}}}',
    '{"request":"pending"}',
    '{"request":"moves","match":"__proto__"}',
    '{"request":"load","file":{"steps":[]}}',
    '{"request":"pending","id":{"a":1}}',
    '{"request":"pending","more":1}',
    `{"request":"pending","match":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    'a'.repeat(17 * 1024 * 1024),
  ];
  const answers = askProgram(...bad, '{"request":"new","ruleset":"pbi","as":"m"}');
  expect(answers).toHaveLength(bad.length + 1);
  for (const answer of answers.slice(0, -1)) {
    expect(answer).toMatchObject({ ok: false, error: { message: expect.any(String) as string } });
    expect(answer.error?.code).not.toBe('internal');
  }
  expect(answers[bad.length - 1].error?.code).toBe('long');
  expect(answers.at(-1)).toMatchObject({ ok: true, match: 'm' });
});

test('wrong moves, sides, steps and names change nothing', () => {
  const start = { request: 'new', ruleset: 'pbi', as: 'a', dice: { kind: 'seeded', seed: '1' } };
  const wrong = [
    { request: 'play', move: {} },
    { request: 'play', move: { type: 'deploy', square: 'a1' } },
    { request: 'play', side: 'attacker', move: { type: 'deploy', square: 'a8' } },
    { request: 'play', side: 'nobody', move: { type: 'deploy', square: 'a8' } },
    { request: 'play', move: { type: 'deploy', square: 'a8' }, dice: [1] },
    { request: 'play', move: { type: 'deploy', square: 'a8' }, viewer: 'nobody' },
    { request: 'odds', move: { type: 'fire' } },
    { request: 'undo' },
    { request: 'undo', side: 'nobody' },
    { request: 'view', viewer: 'nobody' },
    { request: 'replay', step: 1 },
    { request: 'position', step: 1 },
    { request: 'fork', step: 1 },
    { ...start },
    { request: 'close', match: 'b' },
  ];
  const answers = ask(start, { request: 'state' }, ...wrong, { request: 'state' });
  const codes = answers.slice(2, -1).map(({ error }) => error?.code);
  expect(codes.join(' ')).toBe(
    'illegal illegal illegal side dice side illegal undo side side step step step match match',
  );
  expect(answers.at(-1)).toEqual(answers[1]);
});

test('scripted dice that do not fit are refused and not kept', () => {
  const fire = { request: 'play', move: { type: 'all' } };
  const answers = ask(
    { request: 'new', ruleset: 'pbi', position: DUEL, dice: { kind: 'scripted' } },
    { request: 'play', move: { type: 'aim', from: 'c2', to: 'c3' } },
    fire,
    { ...fire, dice: [7, 1, 1] },
    { ...fire, dice: [1, 1, 1, 1] },
    { ...fire, dice: [5, 4, 1] },
    { request: 'save' },
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, false, false, true, true]);
  expect(answers.slice(2, 5).map(({ error }) => error)).toEqual([
    { code: 'dice', message: 'The move rolls more dice than were given.' },
    { code: 'dice', message: 'A die of 6 sides cannot show 7.' },
    { code: 'dice', message: 'The move rolls fewer dice than were given: one is left over.' },
  ]);
  expect(answers[5]).toMatchObject({ step: 2, dice: [5, 4, 1] });
});

test('a match saved by the engine is loaded and goes on as it would have', () => {
  const deploy = (square: string) => ({ request: 'play', move: { type: 'deploy', square } });
  const [, , saved] = ask(
    { request: 'new', ruleset: 'pbi', dice: { kind: 'seeded', seed: 'x' } },
    deploy('a8'),
    { request: 'save' },
  );
  const load = { request: 'load', file: saved['file'] };
  const answers = ask(load, deploy('b8'), { request: 'verify', file: saved['file'] });
  expect(answers[0]).toMatchObject({ ok: true, match: 'm1', step: 1, proofs: ['seeded'] });
  expect(answers[1]).toMatchObject({ ok: true, step: 2 });
  expect(answers[2]).toMatchObject({ ok: true, verified: true, proofs: ['seeded'] });
});

test('committed dice need a good number from each side, in a new match and in a fork', () => {
  const secret = '00112233445566778899aabbccddeeff';
  const number = '0102030405060708';
  const wrong: Record<string, string>[] = [
    {},
    { attacker: number },
    { attacker: number, defender: '0a' },
    { attacker: number, defender: number, umpire: number },
  ];
  const start = { request: 'new', ruleset: 'pbi' };
  const dice = wrong.map((numbers) => ({ kind: 'committed', secret, numbers }));
  const answers = ask(
    start,
    ...dice.map((each) => ({ ...start, dice: each })),
    ...dice.map((each) => ({ request: 'fork', dice: each })),
    { ...start, dice: { ...dice[0], numbers: { attacker: number, defender: number } } },
  );
  for (const [i, { error }] of answers.slice(1, -1).entries()) {
    // One that is too short is refused as it stands, without asking which match it is for.
    const short = i % wrong.length === 2;
    const path = short ? 'dice.numbers.defender' : 'dice.numbers';
    expect(error).toMatchObject({ code: short ? 'request' : 'dice', problems: [{ path }] });
  }
  expect(answers.at(-1)).toMatchObject({ ok: true });
});

test('a commitment is made before the other number is known, and holds the host’s', () => {
  const [attacker, defender] = ['0102030405060708', '1112131415161718'];
  const secret = '00112233445566778899aabbccddeeff';
  const own = { kind: 'committed', secret, matchNumber: '7', host: 'attacker' };
  const committing = (dice: object, step = 0) => ({ request: 'commit', step, dice });
  const answers = ask(
    { request: 'new', ruleset: 'pbi', position: DUEL },
    committing({ ...own, numbers: { attacker } }),
    { request: 'fork', step: 0, dice: { ...own, numbers: { attacker, defender } } },
    committing({ ...own, numbers: { attacker, defender } }),
    committing({ ...own, numbers: { attacker: defender } }),
    committing({ ...own, matchNumber: '8', numbers: { attacker } }),
    committing({ ...own, numbers: { defender } }),
    committing({ ...own, host: 'umpire', numbers: { attacker } }),
    { request: 'new', ruleset: 'pbi', dice: { ...own, host: 'umpire', numbers: {} } },
  );
  const { commitment } = answers[1];
  expect(answers[2]).toMatchObject({ ok: true, dice: [{ from: 0, commitment, host: 'attacker' }] });
  expect(answers[3]).toMatchObject({ commitment });
  for (const other of answers.slice(4, 6)) expect(other['commitment']).not.toBe(commitment);
  expect(answers[6].error).toMatchObject({ code: 'dice' });
  expect(answers[7].error).toMatchObject({ code: 'side' });
  expect(answers[8].error).toMatchObject({
    code: 'dice',
    problems: [{ path: 'dice.numbers' }, { path: 'dice.host' }],
  });
});

test('no commitment is made that no dice could have', () => {
  const secret = '00112233445566778899aabbccddeeff';
  const attacker = '0102030405060708';
  const own = { kind: 'committed', secret, matchNumber: 'club-7', host: 'attacker' };
  const long = '00'.repeat(65);
  const [, ...answers] = ask(
    { request: 'new', ruleset: 'pbi' },
    ...[
      { ...own, numbers: { attacker: 'zz' } },
      { ...own, numbers: { attacker: {} } },
      { ...own, numbers: { attacker: long } },
      { ...own, numbers: { attacker, defender: '0a' } },
      { ...own, numbers: { attacker }, matchNumber: 'a b é' },
      { ...own, numbers: { attacker }, matchNumber: '' },
      { ...own, numbers: { attacker }, secret: long },
      { ...own, numbers: { attacker, umpire: attacker } },
    ].map((dice) => ({ request: 'commit', step: 0, dice })),
  );
  const refused = answers.map(({ error }) => [error?.code, error?.problems?.[0]?.path]);
  expect(refused).toEqual([
    ['request', 'dice.numbers.attacker'],
    ['request', 'dice.numbers.attacker'],
    ['request', 'dice.numbers.attacker'],
    ['request', 'dice.numbers.defender'],
    ['request', 'dice.matchNumber'],
    ['request', 'dice.matchNumber'],
    ['request', 'dice.secret'],
    ['side', undefined],
  ]);
});

test('an id is short, so that an answer is', () => {
  const engine = new Engine();
  const good = '\u2028'.repeat(200);
  const named = engine.answer(JSON.stringify({ id: good, request: 'pending' }));
  expect(JSON.parse(named)).toMatchObject({ id: good, error: { code: 'match' } });
  for (const id of [`"${good}x"`, '1e999', '-1e999', 'null', '["a"]']) {
    const answer = engine.answer(`{"id":${id},"request":"rulesets"}`);
    expect(JSON.parse(answer)).toEqual({
      ok: false,
      error: {
        code: 'request',
        message: 'An id is a string of at most 200 characters, or a finite number.',
      },
    });
  }
});

test('a match whose secret is elsewhere cannot roll, and says so', () => {
  const numbers = { attacker: '0102030405060708', defender: '0102030405060708' };
  const secret = '00112233445566778899aabbccddeeff';
  const [, , saved] = ask(
    {
      request: 'new',
      ruleset: 'pbi',
      position: DUEL,
      dice: { kind: 'committed', secret, numbers },
    },
    { request: 'play', move: { type: 'aim', from: 'c2', to: 'c3' } },
    { request: 'save' },
  );
  const [loaded, played] = ask(
    { request: 'load', file: saved['file'] },
    { request: 'play', move: { type: 'all' } },
  );
  expect(loaded).toMatchObject({ verdict: 'sealed', proofs: ['sealed'] });
  const message = 'The secret of these dice is not here, so they cannot be rolled.';
  expect(played.error).toEqual({ code: 'dice', message });
});

test('a guide is asked for by things to point at, each of one sort, by a side that is asked', () => {
  const guide = (picks: unknown, more: object = {}): object => ({
    request: 'guide',
    picks,
    ...more,
  });
  const [, meant, nothing, ...bad] = ask(
    { request: 'new', ruleset: 'pbi', position: DUEL, dice: { kind: 'scripted' } },
    guide([{ square: 'c2' }, { square: 'c3' }]),
    guide([{ button: 'no such', value: 3 }]),
    guide([{}]),
    guide([{ piece: 'A-rifle1', square: 'c2' }]),
    guide([{ square: 'c2', value: 1 }]),
    guide([{ button: 'all', value: [] }]),
    guide([{ piece: null }]),
    guide([{ square: 'c2' }], { side: 'defender' }),
  );
  expect(meant).toMatchObject({ ok: true, means: { type: 'aim' }, refusal: null });
  expect(nothing).toMatchObject({ ok: true, means: null });
  expect(bad.map(({ error }) => error?.code)).toEqual([
    'request',
    'request',
    'request',
    'request',
    'request',
    'side',
  ]);
});

test('a scene is in words', () => {
  const [, { scene }] = ask(
    { request: 'new', ruleset: 'pbi', position: DUEL },
    { request: 'scene', viewer: 'spectator' },
  ) as { scene: Record<string, { label?: unknown }[]> }[];
  for (const part of ['areas', 'pieces', 'markers']) {
    expect(scene[part].length).toBeGreaterThan(0);
    for (const { label } of scene[part]) expect(label).toEqual(expect.any(String));
  }
  expect(scene['status']).toContain('Turn 1 of 4 (attacker)');
});

test('the dice of a lot are told to nobody who may not know what was drawn', () => {
  const start = { request: 'new', ruleset: 'pub-battles', scenario: 'teaching' };
  const seed = { kind: 'seeded', seed: '1' };
  const begin = { request: 'play', move: { type: 'begin' } };
  const [, open, , red] = ask(
    { ...start, as: 'a', dice: seed },
    { ...begin, match: 'a' },
    { ...start, as: 'b', dice: seed },
    { ...begin, match: 'b', viewer: 'red' },
  );
  expect(open['dice']).toHaveLength(1);
  expect(red).not.toHaveProperty('dice');
  expect(JSON.stringify(red)).not.toContain('reveals');
});
