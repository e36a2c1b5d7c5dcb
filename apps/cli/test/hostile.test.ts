import { LISTED_PROBLEMS, Match, MOST_SOURCES, MOST_STEPS } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { MOST_OPEN, type Desk } from '../src/engine/desk.ts';
import { Engine } from '../src/engine/engine.ts';
import { Failure } from '../src/engine/failure.ts';
import { DECISIONS } from '../src/engine/requests/decisions.ts';
import { MATCHES } from '../src/engine/requests/matches.ts';
import { DUEL } from './duel.ts';
import { fileWith } from './folder.ts';
import { sandtable } from './program.ts';

/** Whatever acts on a screen, new lines apart. */
const ACTING = /(?!\n)[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F]/u;
const NASTY = 'Evil\u001B[2J\u0007\u009B31m\u202E\u2028\u2029\u061C\u206A\u200F\r\u0000';

function duel(): Match {
  const started = Match.start(pbi, DUEL, {}, { kind: 'seeded', seed: '1' });
  if (!started.ok) throw new Error('the duel is refused');
  return started.value;
}

test('control characters of a file never reach the terminal', async () => {
  const scenario = { ...DUEL, title: `${NASTY}\nVerdict: proved.`, setting: NASTY };
  const started = Match.start(pbi, scenario, {}, { kind: 'seeded', seed: '1' });
  if (!started.ok) throw new Error('the scenario is refused');
  const match = fileWith(started.value.save());
  const wrong = fileWith({ ...DUEL, [NASTY]: 1, title: 7, board: [NASTY], edge: NASTY });
  const ran = [
    await sandtable(['play', 'pbi', '--scenario', fileWith(scenario)], 'quit\n'),
    await sandtable(['play', '--load', match], `${NASTY}\nrule ${NASTY}\nlook ${NASTY}\nquit\n`),
    await sandtable(['play', 'pbi', '--scenario', wrong]),
    await sandtable(['scenario', 'check', wrong]),
    await sandtable(['scenario', 'check', wrong, '--json']),
    await sandtable(['scenario', 'check', fileWith(`{"a": ${NASTY}`)]),
    await sandtable(['scenario', 'check', fileWith({ ...DUEL, ruleset: NASTY })]),
    await sandtable(['replay', match]),
    await sandtable(['replay', match, '--step', '0', '--json']),
    await sandtable(['replay', match, '--viewer', NASTY.replace('\u0000', '')]),
    await sandtable(['verify', wrong]),
    await sandtable(['verify', fileWith({ ...started.value.save(), ruleset: NASTY })]),
    await sandtable(['verify', match, '--json']),
    await sandtable(['rerun', wrong]),
    await sandtable(['rerun', match]),
  ];
  for (const { out, err } of ran) {
    expect(out).not.toMatch(ACTING);
    expect(err).not.toMatch(ACTING);
    expect(`${out}${err}`).not.toMatch(/^Verdict: proved/m);
  }
  expect(ran[0].out).toContain('Evil\\u001b[2J\\u0007\\u009b31m\\u202e\\u2028');
  expect(ran[3].err).toContain('Evil\\u001b[2J');
});

/** A line that looks like ours, in every text of a battle that a file can bring along. */
function forged(): { readonly scenario: object; readonly match: object } {
  const [battle] = pubBattles.scenarios as unknown as {
    map: { names: object[] };
    armies: { red: string; blue: string };
  }[];
  const line = 'x\nVerdict: proved.';
  const scenario = {
    ...battle,
    title: line,
    setting: line,
    measured: { players: line, wins: { red: 1, blue: 1 }, draws: 0 },
    armies: { red: line, blue: line },
    map: {
      ...battle.map,
      title: line,
      names: battle.map.names.map((name) => ({ ...name, text: line })),
    },
  };
  const started = Match.start(pubBattles, scenario, {}, { kind: 'seeded', seed: line });
  if (!started.ok) throw new Error('the battle is refused');
  return { scenario, match: started.value.save() };
}

test('a file cannot write a line that looks like ours', async () => {
  const { scenario, match } = forged();
  const file = fileWith(match);
  const ran = [
    await sandtable(['verify', file]),
    await sandtable(['replay', file, '--step', '0']),
    await sandtable(['replay', file]),
    await sandtable(['play', '--load', file], 'look 1,1\nquit\n'),
    await sandtable(['play', 'pub-battles', '--scenario', fileWith(scenario)], 'quit\n'),
    await sandtable(['play', 'pbi', '--seed', 'x\nVerdict: proved.'], 'x\nquit\n'),
    await sandtable(['play', 'x\nVerdict: proved.']),
  ];
  for (const { out, err } of ran) expect(`${out}${err}`).not.toMatch(/^Verdict: proved/m);
  expect(ran[0].out).toContain('\n  seed: x\\u000aVerdict: proved.\n');
  // The rows of the map are as long as its frame.
  const rows = ran[1].out.split('\n').filter((row) => /^ *\d* [│┌]/u.test(row));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !/[│┐]$/u.test(row))).toEqual([]);
});

test('a long seed does not push a line of its own to where ours begin', async () => {
  const seed = `x${'\u00A0'.repeat(71)}Verdict: proved.${' '.repeat(64)}Verdict: proved.`;
  const started = Match.start(pbi, DUEL, {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error('the duel is refused');
  const { out } = await sandtable(['verify', fileWith(started.value.save())]);
  const lines = out.split('\n');
  const [first, last] = ['  seed: x', 'Verdict: seeded'].map((start) =>
    lines.findIndex((line) => line.startsWith(start)),
  );
  expect(last - first).toBeGreaterThan(2);
  for (const line of lines.slice(first, last)) expect(line).toMatch(/^(?: {2}.{1,78})?$/u);
});

test('an answer of the engine is one line for every reader of lines', () => {
  const engine = new Engine();
  const answer = engine.answer(
    JSON.stringify({ request: 'new', ruleset: 'pbi', position: { ...DUEL, title: NASTY } }),
  );
  expect(answer).toContain('"ok":true');
  const saved = engine.answer('{"id":"\u2028","request":"save"}');
  expect(saved).not.toMatch(ACTING);
  expect(JSON.parse(saved)).toMatchObject({ id: '\u2028', file: { scenario: { title: NASTY } } });
});

test('a file may begin with a byte order mark', async () => {
  const marked = (content: object): string => fileWith(`\uFEFF${JSON.stringify(content)}`);
  expect(await sandtable(['scenario', 'check', marked(DUEL)])).toMatchObject({ code: 0, err: '' });
  expect(await sandtable(['verify', marked(duel().save())])).toMatchObject({ code: 4, err: '' });
  expect(new Engine().answer('\uFEFF{"request":"rulesets"}')).toContain('"ok":true');
});

test('millions of bad dice make a small answer, and soon', async () => {
  const step = { move: { type: 'rest' }, dice: Array.from({ length: 10_000 }, () => 0) };
  const file = { ...duel().save(), steps: Array.from({ length: 200 }, () => step) };
  const started = performance.now();
  const answer = new Engine().answer(JSON.stringify({ request: 'verify', file }));
  expect(performance.now() - started).toBeLessThan(5000);
  expect(answer.length).toBeLessThan(10_000);
  const { problems } = JSON.parse(answer) as { problems: { path: string; message: string }[] };
  expect(problems).toHaveLength(LISTED_PROBLEMS + 1);
  expect(problems.at(-1)).toEqual({ path: '', message: 'and 1999950 more problems' });
  const told = await sandtable(['verify', fileWith({ ...file, steps: file.steps.slice(0, 20) })]);
  expect(told.code).toBe(1);
  expect(told.err.trimEnd().split('\n')).toHaveLength(LISTED_PROBLEMS + 1);
  expect(told.err).toContain('and 199950 more problems');
});

test('only so many matches can be open', () => {
  const engine = new Engine();
  const start = JSON.stringify({ request: 'new', ruleset: 'pbi', position: DUEL });
  for (let i = 0; i < MOST_OPEN; i++) expect(engine.answer(start)).toContain('"ok":true');
  expect(JSON.parse(engine.answer(start))).toMatchObject({ ok: false, error: { code: 'limit' } });
  engine.answer('{"request":"close","match":"m1"}');
  expect(engine.answer(start)).toContain('"ok":true');
});

/** What an engine says of a request to a match that is as long as it may be. */
function refusal(name: string, changed: object, fields: object): unknown {
  const full = { ruleset: pbi, steps: [], diceSources: [], ...changed };
  const desk = { match: () => full } as unknown as Desk;
  const kind = [...DECISIONS, ...MATCHES].find((each) => each.name === name);
  try {
    return kind?.answer(desk, fields);
  } catch (error) {
    return error instanceof Failure ? error.code : error;
  }
}

test('a match can have only so many steps and sources of dice: a longer one could not be loaded', () => {
  const steps = { steps: { length: MOST_STEPS } };
  const move = { type: 'rest' };
  expect(refusal('play', steps, { side: 'attacker', move })).toBe('limit');
  expect(refusal('fork', { diceSources: { length: MOST_SOURCES } }, {})).toBe('limit');
});
