import { pbi } from '@sandtable/pbi';
import { random } from '@sandtable/players';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { gamesCsv } from '../src/csv.ts';
import { playNumber as playOf, readRun, type Run, type RunRecord } from '../src/run.ts';
import { runReport } from '../src/runReport.ts';
import type { RunFile } from '../src/runFile.ts';

const RULESETS = [pbi, squareBashing];
const FILE: RunFile = {
  format: 1,
  ruleset: 'pbi',
  scenarios: [{ id: 'village' }, { id: 'river-line' }],
  players: ['random'],
  games: 3,
  seed: '7',
  detail: true,
};

function runOf(file: object): Run {
  const read = readRun(file, RULESETS, () => ['greedy', 'random']);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function playNumber(run: Run, number: number): RunRecord {
  return playOf(run, [random], number);
}

function problemsOf(file: object): string[][] {
  const read = readRun(file, RULESETS, () => ['greedy', 'random']);
  return read.ok ? [] : read.problems.map(({ path, message }) => [path, message.key]);
}

test('a run has a contest for each scenario, way to play and pairing', () => {
  const { contests, games } = runOf({ ...FILE, players: ['random', 'greedy'] });
  expect(games).toBe(6);
  expect(contests.map(({ name, players }) => [name, ...players])).toEqual([
    ['village', 'random', 'greedy'],
    ['river-line', 'random', 'greedy'],
  ]);
});

test('one player alone plays himself, and pairings say who plays whom', () => {
  expect(runOf(FILE).contests.map(({ players }) => players)).toEqual([
    ['random', 'random'],
    ['random', 'random'],
  ]);
  const pairings = [
    ['greedy', 'greedy'],
    ['random', 'greedy'],
  ];
  const { contests } = runOf({ ...FILE, scenarios: [{ id: 'village' }], pairings });
  expect(contests.map(({ players }) => players)).toEqual(pairings);
});

test('a game follows from the run and its number alone, and not from what else is in the run', () => {
  const [run, again] = [runOf(FILE), runOf(FILE)];
  const game = playNumber(run, 4);
  playNumber(again, 0);
  expect(playNumber(again, 4)).toEqual(game);
  const alone = playNumber(runOf({ ...FILE, scenarios: [{ id: 'village' }] }), 2);
  expect({ ...alone, number: 4 }).toEqual(game);
});

test('players change sides, or keep them where a run says so', () => {
  const sides = (file: RunFile) => [0, 2].map((number) => playNumber(runOf(file), number).sides[0]);
  expect(sides(FILE)).toEqual(['attacker', 'defender']);
  expect(sides({ ...FILE, keepSides: true })).toEqual(['attacker', 'attacker']);
});

test('all that is wrong with a run is listed, with where it is', () => {
  expect(problemsOf({ format: 2, seed: '', games: 0, ruleset: 'pbi' })).toEqual([
    ['scenarios', 'problem.missing'],
    ['format', 'problem.const'],
    ['seed', 'problem.short'],
    ['games', 'problem.minimum'],
  ]);
  const wrong = {
    ...FILE,
    scenarios: [
      { id: 'nowhere' },
      {},
      { scenario: { format: 1, ruleset: 'pbi', id: 'x', turns: 0 } },
      { id: 'village', knobs: { guns: 1 } },
    ],
    options: [{ luck: true }],
    players: ['random', 'nobody'],
  };
  expect(problemsOf(wrong)).toEqual([
    ['scenarios[0].id', 'problem.runReady'],
    ['scenarios[1]', 'problem.runScenario'],
    ['scenarios[2].scenario.turns', 'problem.minimum'],
    ['scenarios[3].knobs.guns', 'problem.knob'],
    ['options[0].luck', 'problem.unknown'],
    ['players[1]', 'problem.runPlayer'],
  ]);
  expect(problemsOf({ ...FILE, ruleset: 'chess' })).toEqual([['ruleset', 'problem.ruleset']]);
  expect(problemsOf({ ...FILE, players: undefined })).toEqual([['players', 'problem.type']]);
  const pairings = Array.from({ length: 6 }, () => ['random', 'greedy']);
  const many = { ...FILE, games: 10_000_000, pairings };
  expect(problemsOf(many).map(([path]) => path)).toContain('games');
  const twice = [{ id: 'village' }, { id: 'village' }];
  expect(problemsOf({ ...FILE, scenarios: twice })).toEqual([['scenarios', 'problem.runTwice']]);
});

test('a number of play-outs that is none, or nobody could heed, is told, and not that nobody is called that', () => {
  const players = ['general@1000', 'general@0', 'general', 'greedy@5', 'colonel@5', 'major@5'];
  const read = readRun({ ...FILE, players }, RULESETS, () => ['general', 'colonel', 'greedy']);
  expect(!read.ok && read.problems.map(({ path, message }) => [path, message.key])).toEqual([
    ['players[1]', 'problem.runPlayOuts'],
    ['players[3]', 'problem.runThoughtless'],
    ['players[4]', 'problem.runThoughtless'],
    ['players[5]', 'problem.runPlayer'],
  ]);
});

test('a knob that is turned makes another scenario, by another name and with other games', () => {
  const knobs = [{ name: 'turns', path: 'turns', values: [2, 10] }];
  const scenario = { ...pbi.scenarios[0], knobs };
  const turned = [2, 10].map((turns) => ({ scenario, knobs: { turns } }));
  const run = runOf({ ...FILE, scenarios: turned });
  expect(run.contests.map(({ name }) => name)).toEqual([
    `${scenario.id}, turns 2`,
    `${scenario.id}, turns 10`,
  ]);
  const lasted = [0, 1].map((number) => playNumber(run, number).detail?.turns.length ?? 0);
  expect(lasted[0]).toBeLessThan(lasted[1]);
});

test('the digest tells apart whatever gives other figures', () => {
  const digest = (file: object) => runOf(file).digest;
  expect(digest({ ...FILE })).toBe(digest(FILE));
  const others = [{ seed: '8' }, { games: 4 }, { keepSides: true }, { players: ['greedy'] }];
  const all = others.map((other) => digest({ ...FILE, ...other }));
  expect(new Set([...all, digest(FILE)]).size).toBe(others.length + 1);
});

test('a report is the same whatever the order in which games came in', () => {
  const run = runOf(FILE);
  const records = Array.from({ length: run.games }, (_, number) => playNumber(run, number));
  const report = runReport(run, records);
  expect(runReport(run, records.toReversed())).toEqual(report);
  // What was written to a file and read again is the same, too.
  expect(runReport(run, JSON.parse(JSON.stringify(records)) as typeof records)).toEqual(report);
  expect([report.games, report.of]).toEqual([6, 6]);
  const [{ summary, course, losses }] = report.contests;
  expect(summary.games).toBe(3);
  const lost = course?.lost['attacker'] ?? [];
  expect(lost).toEqual(lost.toSorted((a, b) => a - b));
  const total = (losses?.cells['attacker'] ?? []).reduce((sum, count) => sum + count, 0);
  expect(total).toBeCloseTo(lost.at(-1) ?? 0);
  expect(losses?.grid).toMatchObject({ columns: 8, rows: 8 });
});

test('games are written as a table, with what would break it in quotes', () => {
  const run = runOf({ ...FILE, scenarios: [{ id: 'village', name: '=a, "b"' }], games: 1 });
  const [heading, row, rest] = gamesCsv(run, [playNumber(run, 0)]).split('\r\n');
  expect(heading.split(',').slice(0, 4)).toEqual([
    'game',
    'scenario',
    'options',
    'player attacker',
  ]);
  expect(row).toMatch(/^0,"'=a, ""b""",,random,random,/);
  expect(rest).toBe('');
});
