import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/arena/entry.ts';
import type { ArenaReport } from '../src/arena/report.ts';
import type { ArenaRecord } from '../src/arena/roundRobin.ts';
import { fileWith, folder, scriptWith } from './folder.ts';
import { json, sandtable } from './program.ts';

type Whole = ArenaReport & { readonly records: readonly ArenaRecord[] };

/** From setting up to the score, in one turn instead of eight. */
const SHORT = { ...pbi.scenarios[0], turns: 1 };

/** A bot that does something with each thing it is told; `say` writes a line. */
function bot(does: string): string {
  const script = scriptWith(`
    const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const told = JSON.parse(line);
      ${does}
    });`);
  return `"${process.execPath}" ${script}`;
}

const FIRST = `if (told.request === 'choose') say({ id: told.id, move: told.moves[0] });`;

async function arena(players: string, ...more: string[]): Promise<Whole> {
  const args = [
    'arena',
    'pbi',
    '--players',
    players,
    '--scenario',
    fileWith(SHORT),
    '--games',
    '2',
    ...(more.includes('--seed') ? [] : ['--seed', '1']),
    ...more,
  ];
  return (await json(args)) as Whole;
}

test('everybody plays everybody, with either side, and is rated', async () => {
  const { records, table, anchor } = await arena(`greedy,random,first=${bot(FIRST)}`);
  expect(records.map(({ players }) => players.join('-'))).toEqual([
    'greedy-random',
    'greedy-random',
    'greedy-first',
    'greedy-first',
    'random-first',
    'random-first',
  ]);
  expect(records.map(({ sides: [a] }) => a)).toEqual([
    'attacker',
    'defender',
    'attacker',
    'defender',
    'attacker',
    'defender',
  ]);
  expect(records.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(records.filter(({ forfeit }) => forfeit)).toEqual([]);
  expect(anchor).toBe('random');
  expect(table.map(({ player }) => player).toSorted()).toEqual(['first', 'greedy', 'random']);
  for (const { against, games } of table) {
    expect(games).toBe(4);
    expect(against).toHaveLength(2);
  }
});

test('the same seed gives the same games, and another one others', async () => {
  const players = `random,first=${bot(FIRST)}`;
  const once = await arena(players, '--seed', 'x');
  expect(await arena(players, '--seed', 'x')).toEqual(once);
  expect((await arena(players, '--seed', 'y')).records).not.toEqual(once.records);
});

test('a program is told its own side’s view, what happened, and nothing of the dice', async () => {
  const heard = join(folder(), 'heard');
  const listening = bot(`require('node:fs').appendFileSync('${heard}', line + '\\n'); ${FIRST}`);
  await arena(`random,ears=${listening}`, '--seed', 'a-seed-nobody-guesses');
  const written = readFileSync(heard, 'utf8');
  expect(written).not.toContain('a-seed-nobody-guesses');
  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const news = lines.filter(({ request }) => request === 'new');
  expect(news.map(({ side, game }) => [side, game])).toEqual([
    ['defender', 1],
    ['attacker', 2],
  ]);
  expect(news[0]).toMatchObject({ ruleset: 'pbi', seconds: 10, sides: ['attacker', 'defender'] });
  expect(news[0]['seed']).not.toBe(news[1]['seed']);
  const first = lines.find(({ request }) => request === 'choose') ?? {};
  expect(first).toMatchObject({ side: 'defender', decision: { kind: 'deploy' }, events: [] });
  expect(first['moves']).toHaveLength((first['labels'] as string[]).length);
  const told = lines.flatMap(({ events }) => (events as { type: string }[] | undefined) ?? []);
  expect(told.some(({ type }) => type === 'deployed')).toBe(true);
  const ends = lines.filter(({ request }) => request === 'end');
  expect(ends).toHaveLength(2);
  expect(ends[0]).toHaveProperty('outcome.rule');
});

test.each([
  ['crash', 'ends without a word', `process.exit(3)`, 'The program ended (3).'],
  ['crash', 'breaks down', `throw new Error('no idea')`, 'The program ended (1)'],
  ['silence', 'never answers', ``, 'No answer within a second.'],
  ['json', 'answers no JSON', `process.stdout.write('e4\\n')`, 'The answer is not JSON: e4'],
  ['answer', 'answers something else', `say({ id: 'x', move: 1 })`, 'with the id 1 and a move: '],
  ['answer', 'answers a list', `say([1])`, 'an object with the id 1 and a move: [1]'],
  ['long', 'writes without end', `process.stdout.write('x'.repeat(3e6))`, 'More than 1048576'],
] as const)('a program loses its game by %s when it %s', async (fault, _, does, says) => {
  // A machine that is busy may take a second to start it.
  const time = fault === 'silence' ? '1' : '30';
  const { records, table } = await arena(`random,bad=${bot(does)}`, '--time', time);
  expect(records).toHaveLength(2);
  for (const { forfeit, winner, scores } of records) {
    expect(forfeit).toMatchObject({ player: 'bad', fault });
    expect(winner).toBe(0);
    expect(scores).toBeNull();
  }
  expect(records[0].forfeit?.says).toContain(says);
  expect(table.find(({ player }) => player === 'bad')?.forfeits).toBe(2);
});

test('a program that closes its output has lost, though it lives on', async () => {
  const { records } = await arena(`random,mute=sh -c 'exec 1>&-; sleep 30'`);
  expect(records.map(({ forfeit }) => forfeit?.fault)).toEqual(['closed', 'closed']);
});

test('a move against the rules loses the game, and the rule is named', async () => {
  const cheating = bot(`if (told.request === 'choose') {
    const isDeploying = told.decision.kind === 'deploy' && told.side === 'defender';
    say({ id: told.id, move: isDeploying ? { type: 'deploy', square: 'a1' } : 7 });
  }`);
  const { records } = await arena(`random,cheat=${cheating}`);
  expect(records[0].forfeit).toMatchObject({ fault: 'illegal', rule: 'QS-2.4' });
  expect(records[0].forfeit?.says).toContain('may not start in the two rows');
  expect(records[1].forfeit).toMatchObject({ fault: 'illegal' });
});

test('whoever has forfeited begins anew, and can win the next game', async () => {
  // Forfeits as the defender; the second game, as the attacker, is played by a new process.
  const moody = bot(
    `if (told.request === 'new' && told.side === 'defender') process.exit(1); ${FIRST}`,
  );
  const { records } = await arena(`random,moody=${moody}`);
  expect(records.map(({ forfeit }) => forfeit?.fault)).toEqual(['crash', undefined]);
});

test('a program that cannot be started is told so, and the exit code says it too', async () => {
  const { out, code } = await sandtable([
    'arena',
    'pbi',
    '--players',
    'random,/no/such/program',
    '--scenario',
    fileWith(SHORT),
    '--games',
    '1',
  ]);
  expect(code).toBe(1);
  expect(out).toContain('could not be started');
});

test('nothing that a program has started stays behind', async () => {
  const file = join(folder(), 'pid');
  const parent = bot(`if (told.request === 'new') {
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    require('node:fs').writeFileSync('${file}', String(child.pid));
  } ${FIRST}`);
  await arena(`random,parent=${parent}`);
  const pid = Number(readFileSync(file, 'utf8'));
  const isThere = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let tries = 0; isThere() && tries < 100; tries++) await pause(50);
  expect(isThere()).toBe(false);
});

test.each([
  [['--players', 'greedy'], 'at least two players'],
  [[], 'at least two players'],
  [['--players', 'greedy,gredy'], '“gredy” is neither a player of pbi ('],
  [['--players', 'random,random'], 'Two players are called “random”'],
  [['--players', 'random,'], 'neither a player'],
  [['--players', "random,'unclosed"], "In “'unclosed” a quote is open."],
  [['--players', 'random,mine="python3" "bot.py'], 'a quote is open'],
  [['--players', `random,sh -c 'bot a,b'`], 'parted at every comma'],
  [['--players', 'random,greedy', '--scenario', 'nowhere'], 'nowhere'],
  [['--players', 'random,greedy', '--time', '0'], '--time'],
] as const)('what cannot be played is refused: %s', async (args, says) => {
  const { code, err } = await sandtable(['arena', 'pbi', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});

test('a command line is split at its gaps, outside quotes', () => {
  expect(wordsIn(`python3 "my bot.py" --as='a b' c`)).toEqual([
    'python3',
    'my bot.py',
    '--as=a b',
    'c',
  ]);
  expect(wordsIn('  ')).toEqual([]);
});

test('the report is a table of ratings and forfeits, and a file where one is named', async () => {
  const file = join(folder(), 'report.json');
  const players = `random,bad=${bot('process.exit(3)')}`;
  const { out } = await sandtable([
    'arena',
    'pbi',
    '--players',
    players,
    '--scenario',
    fileWith(SHORT),
    '--games',
    '2',
    '--out',
    file,
  ]);
  expect(out).toMatch(/1 {2}random +0 +2 of 2 +- +100\.0 %/);
  expect(out).toContain('2 games were lost by something else than the game:');
  expect(out).toContain('Game 1, bad (crash): The program ended (3).');
  const whole = JSON.parse(readFileSync(file, 'utf8')) as Whole;
  expect(whole.records).toHaveLength(2);
});

const PYTHON = spawnSync('python3', ['-c', 'import json, subprocess']).status === 0;
const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
const EXAMPLE = join(import.meta.dirname, '..', '..', '..', 'examples', 'bot', 'bot.py');

test.skipIf(!PYTHON)(
  `the example bot plays a game${PYTHON ? '' : ' (skipped: there is no python3 here)'}`,
  async () => {
    const engine = process.env['SANDTABLE'];
    process.env['SANDTABLE'] = `${process.execPath} ${MAIN}`;
    try {
      const { records } = await arena(
        `random,example=python3 ${EXAMPLE}`,
        '--time',
        '60',
        '--games',
        '1',
      );
      expect(records).toHaveLength(1);
      expect(records[0].forfeit).toBeUndefined();
      expect(records[0].winner).toBe(1);
    } finally {
      if (engine === undefined) delete process.env['SANDTABLE'];
      else process.env['SANDTABLE'] = engine;
    }
  },
  120_000,
);
