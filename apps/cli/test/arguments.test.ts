import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { usualOpponent } from '@sandtable/players';
import { expect, test } from 'vitest';
import { RULESETS } from '../src/rulesets.ts';
import { sandtable, spawned } from './program.ts';

test.for([
  [['fly'], 'There is no command “fly”'],
  [['scenario', 'fly'], 'There is no command “scenario fly”, only “scenario check”.'],
  [['scenario', 'check'], '“scenario check” needs FILE.'],
  [['schema'], '“schema” needs scenario, match, moves, armies, lesson, examples or run.'],
  [['verify'], '“verify” needs FILE'],
  [['verify', 'a', 'b'], 'does not know what to do with “b”'],
  [['play', 'chess'], 'There are no rules called “chess”'],
  [['play', '--wings'], "Unknown option '--wings'"],
  [['play', '--seed'], "Option '--seed"],
  [['play', '--side', 'purple'], 'There is no side “purple”'],
  [['play', '--opponent', 'nobody'], 'No player called “nobody” plays pbi'],
  [['play', '--scenario', 'moon'], '“moon” is neither a scenario'],
  [['play', '--opponent', 'general@0'], '“general@0”: after “@” comes how many play-outs'],
  [['play', '--opponent', 'general:bold@'], 'a whole number from 1 to 9,999,999'],
  [['play', '--opponent', 'greedy@5'], '“greedy@5”: only those who think ahead can be told'],
  [['play', '--opponent', 'colonel@5'], 'general, general:bold and general:cautious'],
  [['simulate', 'pbi', '--players', 'random,general@1e3'], 'a whole number from 1 to 9,999,999'],
  [['arena', 'pbi', '--players', 'random,general@1@2'], 'a whole number from 1 to 9,999,999'],
  [['play', '--option', 'fly=true'], 'These rules have no option “fly”'],
  [['play', '--option', 'choiceDieHits=maybe'], 'cannot be “maybe”. It can be false or true.'],
  [['play', '--hotseat', '--side', 'attacker'], '--hotseat goes with'],
  [['simulate', 'pbi', '--players', 'random'], '--players needs the names of two'],
  [['simulate', 'pbi', '--players', 'random,random', '--games', '1.5'], '--games must be a whole'],
  [['schema', 'dice'], 'There is no schema “dice”'],
  [['bench', '--seconds', '-1'], '--seconds must be'],
  [
    ['review', 'a', '--play-outs', '-1'],
    '--play-outs must be a whole number from 1 to 256, not “-1”',
  ],
  [['arena', 'pbi', '--time', '-1', '--players', 'random,greedy'], '--time must be a whole'],
  [['play', '--opponent', '-x'], 'If it is meant, write --opponent=-x.'],
  [['play', '--opponent', '--seed', '-1'], '“--seed” begins like another option'],
] as const)('%j ends with 2 and one clear line', async ([args, line]) => {
  const { code, out, err } = await sandtable(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(line);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('help lists every command, and each has its own', async () => {
  const { code, out } = await sandtable(['--help']);
  expect(code).toBe(0);
  for (const other of [['-h'], ['help'], []]) {
    expect(await sandtable(other)).toMatchObject({ code, out });
  }
  const commands = [
    ...out.matchAll(/^ {2}([a-z]+(?: (?:check|list|build|run|report|compare|balance|worker))?)/gm),
  ].map(([, name]) => name);
  expect(commands.join(', ')).toBe(
    'play, learn, rulesets, rules, players, simulate, arena, lab run, lab report, lab compare, lab balance, lab worker, replay, report, review, verify, rerun, scenario check, army list, army build, army check, schema, bench, engine',
  );
  for (const command of ['play', 'scenario check']) {
    const words = command.split(' ');
    const own = await sandtable([...words, '--help']);
    expect(own.code).toBe(0);
    for (const other of [
      [...words, '-h'],
      ['help', ...words],
    ]) {
      expect(await sandtable(other)).toEqual(own);
    }
    expect(own.out).toContain(`Usage: sandtable ${command}`);
    // Every text it uses is in the catalogue.
    expect(own.out).not.toMatch(/flag\.|command\.|about\./);
  }
});

test('the help of play names whom somebody plays against who names nobody', async () => {
  const { out } = await sandtable(['play', '--help']);
  for (const ruleset of RULESETS) {
    expect(out).toContain(`the computer’s ${usualOpponent(ruleset)} the other`);
  }
});

test('a first word alone says what it can do', async () => {
  const { code, out } = await sandtable(['scenario']);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Usage: sandtable scenario COMMAND.*\n\n {2}scenario check FILE\.\.\. {2}Check/,
  );
  for (const other of [
    ['scenario', '--help'],
    ['scenario', '-h'],
    ['help', 'scenario'],
  ]) {
    expect(await sandtable(other)).toMatchObject({ code: 0, out });
  }
});

test('the process ends with the code of the command, and writes to where it belongs', async () => {
  for (const args of [['--help'], ['fly'], ['rulesets', '--json']]) {
    expect(spawned(args)).toEqual(await sandtable(args));
  }
});

test('--version is that of the project', async () => {
  const root = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(root) as { version: string };
  for (const args of [['--version'], ['verify', '--version']]) {
    expect(await sandtable(args)).toMatchObject({ code: 0, out: `${version}\n` });
  }
});

test('no colours where nobody sees them', async () => {
  expect((await sandtable(['rulesets'])).out).not.toContain('\u001B');
});

test.skipIf(process.platform === 'win32')('a reader that has seen enough ends it quietly', () => {
  const command = `"${process.execPath}" apps/cli/src/main.ts schema scenario | head -n 1`;
  const { stderr, stdout } = spawnSync('sh', ['-c', command], {
    cwd: new URL('../../..', import.meta.url),
    encoding: 'utf8',
  });
  expect(stdout).toBe('{\n');
  expect(stderr).toBe('');
});
