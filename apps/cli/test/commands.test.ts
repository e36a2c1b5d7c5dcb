import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { fileWith, folder } from './folder.ts';
import { json, sandtable, spawned } from './program.ts';

let saved: string | undefined;

/** A whole game, saved. It is played once for all tests. */
async function savedGame(): Promise<string> {
  if (saved !== undefined) return fileWith(saved);
  const file = join(folder(), 'game.json');
  const numbers = Array.from({ length: 3000 }, (_, i) => `${(i % 5) + 1}\n`).join('');
  const { code } = await sandtable(
    ['play', 'pbi', '--hotseat', '--seed', '3', '--save', file],
    numbers,
  );
  expect(code).toBe(0);
  saved = readFileSync(file, 'utf8');
  return file;
}

test('rulesets', async () => {
  const sides = ['attacker', 'defender'];
  expect(await json(['rulesets'])).toMatchObject([
    { id: 'pbi', sides },
    { id: 'browning', sides },
    { id: 'pub-battles', sides: ['red', 'blue'] },
    { id: 'square-bashing', sides },
    { id: 'pbi-boats', sides },
  ]);
  expect((await sandtable(['rulesets'])).out).toContain('scenario village: The Crossroads');
});

test('rules --json is an array of rules with their tests', async () => {
  const rules = (await json(['rules', 'pbi'])) as Record<string, unknown>[];
  expect(rules.length).toBeGreaterThan(40);
  for (const rule of rules) {
    expect(Object.keys(rule)).toEqual(['id', 'ruleset', 'kind', 'title', 'text', 'tests']);
    expect(rule['ruleset']).toBe('pbi');
  }
});

test('simulate gives the same games whatever the number of workers', async () => {
  const simulate = async (...more: string[]) => {
    const args = ['simulate', 'pbi', '--players', 'random,random', '--games', '12', '--seed', 's'];
    const { seconds, ...result } = (await json([...args, ...more], spawned)) as Record<
      string,
      unknown
    >;
    expect(seconds).toBeGreaterThan(0);
    return result;
  };
  const one = await simulate('--jobs', '1');
  expect(one).toMatchObject({ games: 12, players: ['random', 'random'] });
  const [a, b] = one['wins'] as [number, number];
  expect(a + b + (one['draws'] as number)).toBe(12);
  expect(await simulate('--jobs', '3')).toEqual(one);
  expect(await simulate('--jobs', '3', '--scenario', 'river-line')).not.toEqual(one);
});

test('replay tells a match and draws any step of it', async () => {
  const file = await savedGame();
  const told = await sandtable(['replay', file]);
  expect(told.code).toBe(0);
  expect(told.out).toContain('   1  Commander D deploys at');
  expect(told.out).toMatch(/\[QS-12\.\d\]\n$/);
  expect((await sandtable(['replay', file, '--step', '0'])).out).toContain('Setting up');
  expect((await sandtable(['replay', file, '--step', '30', '--viewer', 'attacker'])).out).toContain(
    '│B R',
  );
  const second = await json(['replay', file, '--step', '2']);
  expect(second).toMatchObject({ step: 2, viewer: 'spectator', events: [{ type: 'deployed' }] });
  expect(second).toHaveProperty('scene.areas.49.label', 'hedges and walls');
  expect(await json(['replay', file])).toMatchObject({ ruleset: 'pbi', scenario: 'village' });
  expect((await sandtable(['replay', file, '--step', '99999'])).code).toBe(2);
  expect((await sandtable(['replay', file, '--viewer', 'nobody'])).code).toBe(2);
});

test('no step of a replay is silent', async () => {
  const file = await savedGame();
  const { steps } = (await json(['replay', file])) as {
    steps: { step: number; decision?: string; events: object[] }[];
  };
  for (const { step, decision, events } of steps) {
    expect(decision !== undefined, `step ${step}`).toBe(events.length === 0);
  }
  const { step, decision } = steps.find(({ events }) => events.length === 0) ?? { step: 0 };
  expect(decision).toMatch(/^(Attacker|Defender): \w+/);
  expect((await sandtable(['replay', file])).out).toContain(`${step}  ${decision}\n`);
  expect((await sandtable(['replay', file, '--step', `${step}`])).out).toContain(
    `${step}  ${decision}\n`,
  );
  const told = (await sandtable(['replay', file, '--step', '1'])).out;
  expect(told).toContain('   1  Commander D deploys at');
});

test('a file that is no match is answered in JSON where that is asked for', async () => {
  const missing = join(folder(), 'missing.json');
  for (const [file, problem] of [
    [fileWith('{'), 'is not JSON'],
    [missing, 'cannot be read: there is no such file or folder'],
    [fileWith({}), 'ruleset: is missing'],
  ]) {
    const problems = expect.arrayContaining([expect.stringContaining(problem)]) as string[];
    const verified = await sandtable(['verify', file, '--json']);
    expect(verified).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(verified.out)).toEqual({ verified: false, problems });
    const replayed = await sandtable(['replay', file, '--json']);
    expect(replayed).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(replayed.out)).toEqual({ file, problems });
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await sandtable([command, file]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`${file}: ${problem}`);
    }
  }
  const checked = await sandtable(['scenario', 'check', missing, '--json']);
  expect(checked).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(checked.out)).toMatchObject([{ file: missing }]);
});

test('report looks back at a match that is over, and at no other', async () => {
  const file = await savedGame();
  const { code, out } = await sandtable(['report', file]);
  expect(code).toBe(0);
  for (const part of [
    /^The Crossroads\nThe (attacker|defender) wins, \d+ to \d+\. (Turn \d|The \w+ has no group)[^.]+\.\n/,
    /\nHow the score went\n.*\nTurn 1 \(attacker\)\./,
    /\nTurning points\nStep \d+: good for the (attacker|defender)\.\n/,
    /\nAttacker: -?\d\.\d, (better|worse) than in \d+ of 100 battles with the same \d+ rolls/,
    /\nHits by fire +\d+ \/ \d+\.\d/,
    /\nThe luckiest rolls:\n {2}Step \d+, (Attacker|Defender): /,
  ]) {
    expect(out).toMatch(part);
  }
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  const { outcome, luck } = (await json(['report', file])) as {
    outcome: { winner: string };
    luck: { side: string; rank: number }[];
  };
  expect(out).toContain(`${outcome.winner} wins`.slice(1));
  expect(luck.map(({ side }) => side)).toEqual(['attacker', 'defender']);
  const match = JSON.parse(readFileSync(file, 'utf8')) as { steps: object[] };
  const early = await sandtable(['report', fileWith({ ...match, steps: match.steps.slice(0, 9) })]);
  expect(early).toMatchObject({ code: 1, out: '' });
  expect(early.err).toContain('The match is not over.');
  expect((await sandtable(['report', fileWith('{'), '--json'])).code).toBe(1);
});

test('verify accepts a match, and refuses a forged one with the step that differs', async () => {
  const file = await savedGame();
  const good = await sandtable(['verify', file]);
  expect(good.code).toBe(4);
  expect(good.out).toMatch(/\nVerdict: seeded\. /);
  const match = JSON.parse(readFileSync(file, 'utf8')) as { steps: { dice?: number[] }[] };
  const index = match.steps.findIndex(({ dice = [] }) => dice.length === 1);
  const { dice = [] } = match.steps[index];
  match.steps[index] = { ...match.steps[index], dice: [(dice[0] % 6) + 1] };
  const forged = fileWith(match);
  const bad = await sandtable(['verify', forged]);
  expect(bad.code).toBe(1);
  expect(bad.err).toContain(`${forged}: steps[${index}]: step ${index + 1}:`);
  const { code, out } = await sandtable(['verify', forged, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ verified: false });
  expect((await sandtable(['verify', fileWith('{')])).code).toBe(1);
});

test('scenario check lists every problem with its path', async () => {
  const { scenario } = JSON.parse(readFileSync(await savedGame(), 'utf8')) as { scenario: object };
  const good = fileWith(scenario);
  const bad = fileWith({ ...scenario, turns: 'many', colour: 'red' });
  const foreign = fileWith({ ruleset: 'chess' });
  expect(await sandtable(['scenario', 'check', good])).toMatchObject({
    code: 0,
    out: `${good}: good\n`,
  });
  const { code, out, err } = await sandtable([
    'scenario',
    'check',
    good,
    bad,
    foreign,
    fileWith('{'),
  ]);
  expect(code).toBe(1);
  expect(out).toBe(`${good}: good\n`);
  expect(err).toContain(`${bad}: turns: must be of type integer; it is "many"`);
  expect(err).toContain(`${bad}: colour: is not a known field`);
  expect(err).toContain(`${foreign}: ruleset: names the rules "chess"`);
  expect(err).toContain('is not JSON');
});

test('schema prints JSON Schemas', async () => {
  for (const name of ['scenario', 'match', 'moves']) {
    expect(await json(['schema', name, 'pbi'])).toHaveProperty('title');
  }
  expect(await json(['schema', 'scenario', 'browning'])).toHaveProperty('title');
  expect(await json(['schema', 'moves', 'browning'])).toHaveProperty('oneOf');
});

test('what the benchmark compares with is no part of the workspace, and pinned by its hash', () => {
  type Packages = Record<string, { integrity?: string }>;
  const packages = (path: string) => {
    const file = new URL(`../../../${path}package-lock.json`, import.meta.url);
    const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
    return Object.entries(lock.packages).filter(([name]) => name !== '');
  };
  const names = packages('').map(([name]) => name);
  for (const name of ['boardgame.io', 'koa', 'svelte']) {
    expect(names).not.toContain(`node_modules/${name}`);
  }
  for (const [name, { integrity }] of packages('scripts/fetched/boardgame.io/')) {
    expect(integrity, name).toMatch(/^sha512-/);
  }
});

test('bench measures a ruleset and what it compares it with', async () => {
  // One of them: all are measured in the same way, and the largest takes seconds for a single play-out of each battle.
  const args = ['bench', 'pbi', '--engine', '--seconds', '0.02'];
  const figures = (await json(args, spawned)) as Record<string, Record<string, object>>;
  expect(Object.keys(figures['rulesets'])).toEqual(['pbi']);
  const number = expect.any(Number) as number;
  expect(figures['rulesets']['pbi']).toMatchObject({
    stepsPerSecond: number,
    gamesPerSecond: number,
    movesListedPerSecond: number,
    stateBytes: number,
    cloneMicroseconds: number,
  });
  const { scenarios, stepsPerSecond } = figures['rulesets']['pbi'] as {
    scenarios: Record<string, object>;
    stepsPerSecond: number;
  };
  expect(Object.keys(scenarios)).toEqual(pbi.scenarios.map(({ id }) => id));
  for (const speed of Object.values(scenarios)) {
    expect(speed).toEqual({
      stepsPerSecond: number,
      movesListedPerSecond: number,
      drawnStepsPerSecond: number,
    });
  }
  expect(scenarios[pbi.scenarios[0].id]).toMatchObject({ stepsPerSecond });
  expect(Object.keys(figures['peers'])).toEqual(['bare JavaScript']);
  for (const peer of Object.values(figures['peers'])) {
    expect(peer).toMatchObject({ stepsPerSecond: number });
  }
});

test('a rule is told with its ruling and its option, each labelled', async () => {
  const rules = (await json(['rules', 'pbi'])) as { id: string; text: string }[];
  const textOf = (id: string) => rules.find((rule) => rule.id === id)?.text;
  expect(textOf('QS-8.3')).toContain('\nOption choiceDieHits (false unless set): ');
  expect(textOf('QS-4.4')).toContain('\nRuling: ');
  expect(textOf('QS-7.4')).not.toContain('\n');
});
