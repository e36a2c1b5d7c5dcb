import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pbi } from '@sandtable/pbi';
import { expect, onTestFinished, test } from 'vitest';
import { Pace } from '../src/lab/pace.ts';
import { fileWith, folder } from './folder.ts';
import { json, sandtable } from './program.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const RUN = {
  format: 1,
  ruleset: 'pbi',
  scenarios: [{ id: 'village' }],
  players: ['random'],
  games: 12,
  seed: 'lab',
  detail: true,
};
const KNOBS = [{ name: 'turns', path: 'turns', values: [1, 8] }];

test('a run gives the same figures on one thread and on several', async () => {
  const file = fileWith(RUN);
  const one = await json(['lab', 'run', file, '--jobs', '1']);
  expect(await json(['lab', 'run', file, '--jobs', '2'])).toEqual(one);
  expect(one).toMatchObject({ games: 12, of: 12, contests: [{ scenario: 'village' }] });
});

test('a run that was interrupted goes on from what is in its folder', async () => {
  const [file, out] = [fileWith({ ...RUN, games: 160 }), join(folder(), 'out')];
  const games = join(out, 'games.jsonl');
  const child = spawn(process.execPath, [MAIN, 'lab', 'run', file, '--out', out, '--jobs', '1']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = () => (existsSync(games) ? readFileSync(games, 'utf8').split('\n').length - 1 : 0);
  await expect.poll(lines, { interval: 5, timeout: 60_000 }).toBeGreaterThan(1);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  const kept = (await json(['lab', 'report', out])) as { games: number; of: number };
  expect(kept.games).toBeGreaterThan(0);
  expect(kept.games).toBeLessThan(kept.of);
  // Half of a line is what a machine leaves that lost its power.
  appendFileSync(games, '[{"number":159,"ga');
  const whole = await json(['lab', 'run', file, '--out', out, '--jobs', '1']);
  expect(whole).toMatchObject({ games: 160 });
  expect(await json(['lab', 'report', out])).toEqual(whole);
  expect(await json(['lab', 'run', file, '--jobs', '1'])).toEqual(whole);
});

test('a folder is of one run only', async () => {
  const out = join(folder(), 'out');
  await json(['lab', 'run', fileWith(RUN), '--out', out, '--jobs', '1']);
  const other = await sandtable(['lab', 'run', fileWith({ ...RUN, seed: '2' }), '--out', out]);
  expect(other).toMatchObject({
    code: 1,
    err: `${out} has the games of another run. Name another folder.\n`,
  });
  appendFileSync(join(out, 'games.jsonl'), 'nothing\n');
  const broken = await sandtable(['lab', 'report', out]);
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/games\.jsonl: line \d+ is no batch of games/);
});

test('a report has tables, turns and maps, and the games as a table', async () => {
  const csv = join(folder(), 'games.csv');
  const { code, out } = await sandtable(['lab', 'run', fileWith(RUN), '--csv', csv, '--jobs', '1']);
  expect(code).toBe(0);
  expect(out).toContain('village · random against random, 12 games');
  expect(out).toMatch(/turn {2}games {2}attacker lost {2}score {2}defender lost {2}score/);
  expect(out).toContain('Where something was lost');
  expect(out).toMatch(/██ is \d\.\d\d, the most/);
  expect(readFileSync(csv, 'utf8').split('\r\n')).toHaveLength(14);
});

test('everything that is wrong with a run is listed with its place', async () => {
  const file = fileWith({ ...RUN, scenarios: [{ id: 'x' }], players: ['me'], games: 3 });
  const { code, err } = await sandtable(['lab', 'run', file]);
  expect(code).toBe(1);
  expect(err.split('\n').map((line) => line.slice(file.length, file.length + 22))).toEqual([
    ': scenarios[0].id: is ',
    ': players[0]: is nobod',
    '',
  ]);
});

test('a comparison stops as soon as it is settled, on however many threads', async () => {
  const scenario = fileWith({ ...pbi.scenarios[0], knobs: KNOBS });
  const asked = ['lab', 'compare', 'pbi', '--players', 'random,random', '--most', '200'];
  const sides = ['--a', `${scenario}?turns=1`, '--b', `${scenario}?turns=8`, '--difference', '50'];
  const one = await json([...asked, ...sides, '--jobs', '1']);
  expect(await json([...asked, ...sides, '--jobs', '2'])).toEqual(one);
  expect(one).toMatchObject({ error: 0.05, difference: 0.5, verdict: 'first' });
  expect((one as { games: number }).games).toBeLessThan(100);
  const open = await sandtable([...asked, ...sides, '--most', '4', '--json']);
  expect([open.code, JSON.parse(open.out)]).toMatchObject([1, { verdict: 'open' }]);
  const { code, err } = await sandtable([...asked, '--a', `${scenario}?turns`, '--b', 'village']);
  expect([code, err]).toEqual([2, '“turns” sets no knob. Write it like “turns=7”.\n']);
});

test('a scenario is balanced by its knobs, and it says what that cost', async () => {
  const scenario = fileWith({ ...pbi.scenarios[0], knobs: KNOBS });
  const flags = ['--players', 'random,random', '--round', '8', '--most', '16', '--jobs', '1'];
  const { code, out } = await sandtable(['lab', 'balance', 'pbi', scenario, ...flags]);
  expect(code).toBe(1);
  expect(out).toContain('turns 1');
  expect(out).toMatch(/\d+ games were played/);
  const loose = ['--bounds', '0-100', '--json'];
  const found = await sandtable(['lab', 'balance', 'pbi', scenario, ...flags, ...loose]);
  expect([found.code, JSON.parse(found.out)]).toMatchObject([0, { settled: true, games: 24 }]);
});

test('what cannot be balanced is said', async () => {
  const plain = fileWith({ ...pbi.scenarios[0], knobs: undefined });
  const flags = ['--players', 'random,random'];
  const none = await sandtable(['lab', 'balance', 'pbi', plain, ...flags]);
  expect(none.err).toContain('has no knobs to turn');
  const wrong = fileWith({ ...pbi.scenarios[0], knobs: [{ ...KNOBS[0], values: [0, 8] }] });
  const bad = await sandtable(['lab', 'balance', 'pbi', wrong, ...flags]);
  expect(bad.err).toContain('knobs[0].values[0]: turns: must be at least 1');
  expect((await sandtable(['scenario', 'check', wrong])).err).toBe(bad.err);
  const bounds = await sandtable(['lab', 'balance', 'pbi', plain, ...flags, '--bounds', '60-40']);
  expect(bounds.code).toBeGreaterThan(0);
});

test('a batch takes about as long as is wanted, but grows by no more than four times', () => {
  const pace = new Pace(2, 100);
  const sizes = [10, 40, 160, 320].map((milliseconds) => {
    pace.took(pace.games, milliseconds);
    return pace.games;
  });
  expect(sizes).toEqual([4, 16, 64, 100]);
  pace.took(10, 60_000);
  expect(pace.games).toBe(1);
});
