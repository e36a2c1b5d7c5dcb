import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DUEL } from './duel.ts';
import { folder } from './folder.ts';
import { sandtable, spawned } from './program.ts';

function duel(lines: readonly string[], more: readonly string[] = []) {
  const file = join(folder(), 'duel.json');
  writeFileSync(file, JSON.stringify(DUEL));
  const input = lines.map((line) => `${line}\n`).join('');
  return sandtable(['play', 'pbi', '--scenario', file, '--seed', '1', ...more], input);
}

test('the board shows ground, pieces with side and kind, what they have left, and markers', async () => {
  const { code, out, err } = await duel([]);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(
    '       a        b        c        d        e        f        g        h\n',
  );
  expect(out).toContain(' 2 │        │········│A R     │^^^^^^^^│');
  expect(out).toContain('   │        │········│  2     │^^^^^^^^│');
  expect(out).toContain(' 3 │········│^^^^^^^^│D R     │        │########│');
  expect(out).toContain('   │        │        │woods   │     †D1│        │hedge   │');
  expect(out).toContain('   A attacker · D defender · R rifle group');
  expect(out).toContain('Attacker: What do the groups with action points do? [QS-5.7]');
  expect(out).toContain('Nothing more was typed');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

/** A launch with two groups before a beach that nobody holds. */
const SHORE = {
  format: 1,
  ruleset: 'pbi-boats',
  id: 'shore',
  title: 'A quiet beach',
  turns: 6,
  edge: 'south',
  board: [
    '........',
    '........',
    '...b....',
    '........',
    '________',
    '~~~~~~~~',
    '~~~~~~~~',
    '~~~~~~~~',
  ],
  platoons: [
    { id: 'A', side: 'attacker', groups: { rifle: 2, launch: 1 } },
    { id: 'D', side: 'defender', groups: { rifle: 1 } },
  ],
  groups: [
    { id: 'A-launch1', at: 'd3' },
    { id: 'A-rifle1', at: 'd3', status: 'aboard' },
    { id: 'A-rifle2', at: 'd3', status: 'aboard' },
    { id: 'D-rifle1', at: 'h8' },
  ],
  boats: [{ id: 'A-launch1', facing: 'north' }],
  aboard: [{ boat: 'A-launch1', pieces: ['A-rifle1', 'A-rifle2'] }],
  position: {
    turn: 1,
    side: 'attacker',
    attempts: { A: 3, D: 3 },
    stack: [{ type: 'motivate' }],
  },
};

test('what lies further ahead is played out as often as somebody likes', async () => {
  const file = join(folder(), 'shore.json');
  writeFileSync(file, JSON.stringify(SHORE));
  const { code, out } = await sandtable(
    ['play', 'pbi-boats', '--scenario', file],
    'outlook 4\noutlook 0\noutlook often\nquit\n',
  );
  expect(code).toBe(0);
  expect(out).toMatch(
    /On the way across: 0\.0 of the 2 aboard lost before landing \(95 %: 0\.0 to 1\.0\)\n +0 +100\.0 % +█{40}\n/,
  );
  expect(out).toContain('launch A1: 0.0 of 2 lost (95 %: 0.0 to 1.0), 2.0 landed\n');
  expect(out).toContain('Played out 4 times from what you know');
  expect(out.match(/from 1 to 1000/g)).toHaveLength(2);
});

test('a game without an outlook says so', async () => {
  const { out } = await duel(['outlook', 'o 1', 'help']);
  expect(out).toContain('outlook TIMES');
  expect(out).toContain('There is nothing further ahead to find out here.');
  // Cut short it is still the odds that are meant.
  expect(out).toContain('There are no odds to show for this choice.');
});

test('choices, odds, rules, a look, undo and help', async () => {
  const aim = 8;
  const { code, out } = await duel([
    `odds ${aim}`,
    'odds 1',
    'rule qs-8.5',
    'rule QS-99',
    'look C3',
    'look z9',
    'help',
    'dance',
    '0',
    '99',
    '',
    'undo',
    `${aim}`,
    'undo',
    'quit',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /enemy groups lost: 0\.16 on average\n +0 +84\.0 % +█{40}\n +1 +16\.0 % +█{8}\n/,
  );
  expect(out).toContain('There are no odds to show for this choice.');
  expect(out).toMatch(/QS-8\.5 .*\[source\]\n/);
  expect(out).toContain('There is no rule “QS-99”.');
  expect(out).toContain('c3: open ground\ndefender  rifle group D1  c3\n');
  expect(out).toContain('There is no square “z9”.');
  expect(out).toContain('save FILE');
  expect(out).toContain('“dance” means nothing here.');
  expect(out.match(/Type a number from 1 to 9/g)).toHaveLength(3);
  expect(out).toContain('There is nothing to take back.');
  expect(out).toContain('Who in c2 shoots at c3, and how often?');
  expect(out).toContain('Taken back.');
});

test('what a choice costs, what it risks and whether it stands is said beside it', async () => {
  const { out } = await duel(['odds 8', 'odds 9', '8']);
  expect(out).toContain('1 AP a shot\n');
  expect(out).toContain('loses 2 AP\n');
  expect(out).toMatch(/1\) Rifle group A1: one shot +1 AP\n/);
  expect(out).toMatch(/3\) Everybody fires all they can +2 AP · cannot be taken back\n/);
});

test('a volley is told in words with its rules', async () => {
  const { out } = await duel(['8', '3']);
  expect(out).toMatch(/Rifle group A1 shoots from c2 at c3: \d \d\b.*\n?.*\[QS-8\.3\]/);
});

test('a match can be saved on the way, when asked at the end, and by --save; and loaded', async () => {
  const where = folder();
  const [first, second, third] = ['a.json', 'b.json', 'c.json'].map((name) => join(where, name));
  const { out } = await duel(['8', `save ${first}`, '3', 'quit', second], []);
  expect(out).toContain(`Saved to ${first}.`);
  expect(out).toContain(`Saved to ${second}.`);
  expect((await duel(['8', 'quit'], ['--save', third])).out).toContain(`Saved to ${third}.`);
  for (const file of [first, second, third]) {
    expect((await sandtable(['verify', file])).code).toBe(4);
  }
  expect(readFileSync(third, 'utf8')).toBe(readFileSync(first, 'utf8'));
  const loaded = await sandtable(['play', '--load', first], 'undo\nquit\n');
  expect(loaded.out).toContain('Who in c2 shoots at c3, and how often?');
  expect(loaded.out).toContain('Taken back.');
});

test('a loaded match tells its own seed and seats the person where he saved', async () => {
  const saved = join(folder(), 'saved.json');
  const moved = await duel(['1', `save ${saved}`], ['--side', 'attacker', '--opponent', 'random']);
  expect(moved.out).toContain('The computer (random) plays the defender.\nSeed: 1\n');
  const asked = (await sandtable(['play', '--load', saved])).out;
  expect(asked).toContain('plays the defender.\nSeed: 1\n');
  expect(asked).toContain('Attacker: What do the groups');
  const snap = join(folder(), 'snap.json');
  await duel(['7', `save ${snap}`], ['--hotseat']);
  const other = (await sandtable(['play', '--load', snap])).out;
  expect(other).toContain('plays the attacker.\nSeed: 1\n');
  expect(other).toContain('Defender: The enemy has come to d3.');
  const { out } = await sandtable([
    'play',
    '--load',
    snap,
    '--side',
    'attacker',
    '--opponent',
    'random',
  ]);
  expect(out).toContain('The computer (random) plays the defender.');
  expect(await sandtable(['play', '--load', snap, '--seed', '2'])).toMatchObject({
    code: 2,
    out: '',
  });
});

test('a match whose dice cannot be rolled here goes on with a seed, and says from where', async () => {
  const file = join(folder(), 'scripted.json');
  const requests = [
    { request: 'new', ruleset: 'pbi', position: DUEL, dice: { kind: 'scripted' } },
    { request: 'play', move: { type: 'aim', from: 'c2', to: 'c3' } },
    { request: 'save' },
  ].map((request) => `${JSON.stringify(request)}\n`);
  const saved = (await sandtable(['engine'], requests.join(''))).out.split('\n')[2];
  writeFileSync(file, JSON.stringify((JSON.parse(saved) as { file: object }).file));
  const { out } = await sandtable(['play', '--load', file, '--seed', 's']);
  expect(out).toContain('Seed of the dice from step 2: s\n');
});

test('resign gives up for good, and the match can be saved, loaded, replayed and verified', async () => {
  const file = join(folder(), 'resigned.json');
  const { code, out } = await duel(['re', 'rule resignation', 'help', 'resign', file]);
  expect(code).toBe(0);
  expect(out).toContain('“re” means nothing here.');
  expect(out).toContain('resignation  Giving up [ruling]\n');
  expect(out).toMatch(/^resign {9}give up/m);
  const result = 'The attacker gives up, so the defender wins.';
  expect(out).toContain(`\n${result} [resignation]\n`);
  expect(out).toContain(`Saved to ${file}.`);
  expect((await sandtable(['play', '--load', file])).out).toContain(`${result} [resignation]`);
  expect((await sandtable(['replay', file])).out).toContain(`${result} [resignation]`);
  expect((await sandtable(['replay', file, '--step', '0'])).out).toContain(result);
  const replayed = JSON.parse(
    (await sandtable(['replay', file, '--json', '--step', '0'])).out,
  ) as object;
  expect(replayed).toHaveProperty('pending.outcome.rule', 'resignation');
  const verified = await sandtable(['verify', file]);
  expect(verified.code).toBe(4);
  expect(verified.out).toContain(`\n${result} Only the file says so.\n`);
  const verdict = JSON.parse((await sandtable(['verify', file, '--json'])).out) as object;
  expect(verdict).toMatchObject({
    verified: true,
    over: true,
    ended: { how: 'resigned', side: 'attacker' },
  });
});

test('a match with other dice in which a side gave up is not played on', async () => {
  const file = join(folder(), 'given.json');
  const requests = [
    { request: 'new', ruleset: 'pbi', position: DUEL, dice: { kind: 'scripted' } },
    { request: 'resign', side: 'defender' },
    { request: 'resign', side: 'attacker' },
    { request: 'replay', step: 0 },
    { request: 'save' },
  ].map((request) => `${JSON.stringify(request)}\n`);
  const answers = (await sandtable(['engine'], requests.join(''))).out.split('\n');
  const [, , again, replayed, saved] = answers
    .slice(0, 5)
    .map((line) => JSON.parse(line) as object);
  expect(again).toHaveProperty('error.rule', 'resignation');
  expect(replayed).toHaveProperty('pending.outcome.winner', 'attacker');
  writeFileSync(file, JSON.stringify((saved as { file: object }).file));
  const { out } = await sandtable(['play', '--load', file], '1\n');
  expect(out).toContain('The defender gives up, so the attacker wins. [resignation]');
});

test('a file that cannot be written does not end the game', async () => {
  const missing = join(folder(), 'no', 'such', 'folder.json');
  const { code, out } = await duel([`save ${missing}`, 'board', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('Cannot write');
  expect(existsSync(missing)).toBe(false);
});

test('status tells what each side plays for, how it stands and what it needs, with the rules', async () => {
  const { out } = await duel(['status', 'quit']);
  expect(out).toContain('  Aim: score more than the defender: 2 dice of points');
  expect(out).toContain('  Now: the attacker has lost 19 groups: 38 points [QS-12.2]');
  expect(out).toContain('  Needed: more than the defender’s 38 points [QS-12.3]');
});

test('a whole game against the computer, and one across the keyboard', async () => {
  const numbers = Array.from({ length: 3000 }, (_, i) => `${(i % 7) + 1}\n`).join('');
  for (const more of [['--opponent', 'random'], ['--side', 'defender'], ['--hotseat']]) {
    const save = ['--save', join(folder(), 'game.json')];
    const { code, out, err } = spawned(['play', '--seed', '7', ...save, ...more], numbers);
    expect(err).toBe('');
    expect(code).toBe(0);
    const results = out.match(/^.*(\bwins\b|\bdraw\b|[Aa]ttacker \d+, [Dd]efender \d+).*$/gm);
    expect(results?.filter((line) => !/ at [a-h][1-8]:|more t(urn|ime)|%/.test(line))).toEqual([
      expect.stringMatching(/^(The (at|de)\w+ wins|A draw), \d+ to \d+\. \[QS-12\.3\]$/),
    ]);
  }
});

test('a scenario that is wrong is refused with all its problems', async () => {
  const file = join(folder(), 'bad.json');
  writeFileSync(file, JSON.stringify({ ...DUEL, edge: 'up', turns: 0 }));
  const { code, err } = await sandtable(['play', '--scenario', file]);
  expect(code).toBe(1);
  expect(err).toContain(`${file}: edge: must be one of`);
  expect(err).toContain(`${file}: turns: must be at least 1`);
});

test('auto lets the computer deploy, and stops when something else is asked', async () => {
  const { code, out } = await sandtable(['play', 'pbi', '--seed', '5'], 'auto\nquit\n\n');
  expect(code).toBe(0);
  expect(out.match(/deploys at [a-h]1\. \[QS-2\.5\]/g)).toHaveLength(20);
  expect(out).toContain('Attacker: Which square do you try to motivate? [QS-5.1]');
  expect(out).not.toContain('[QS-5.2]');
});
