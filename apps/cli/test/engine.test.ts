import { expect, test } from 'vitest';
import { DUEL } from './duel.ts';
import { sandtable } from './program.ts';

type Answer = Record<string, unknown> & { error?: { code: string } };

function ask(...lines: (string | object)[]): Answer[] {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { code, out, err } = sandtable(['engine'], input.map((line) => `${line}\n`).join(''));
  expect(err).toBe('');
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

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
  const answers = ask(...bad, { request: 'new', ruleset: 'pbi', as: 'm' });
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
    'illegal illegal illegal side dice side illegal undo side step step step match match',
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
