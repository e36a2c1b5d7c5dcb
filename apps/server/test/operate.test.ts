import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { botOf } from '../src/bots/bots.ts';
import { trail } from '../src/guard/audit.ts';
import { Complaint, type Operated } from '../src/operate/command.ts';
import { beginningIn, operate } from '../src/operate/commands.ts';
import { withUsual } from '../src/settings.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from '@sandtable/testkit/databases';

test('whoever runs a host bars names, ends sessions, resets and deletes accounts', async () => {
  const store = await Store.open(await freshDatabase('SQLite'));
  const settings = withUsual({});
  const accounts = new Accounts(store.db, settings, () => 1000);
  const run = (line: string) => operate({ store, accounts, settings }, line.split(' '));
  const made = await accounts.createWithPassword('Villain', 'seven sad otters');
  expect(made.ok).toBe(true);

  expect(await run('bar-name V1LLAIN')).toMatch(/Whoever was is Player \d{6} now/);
  expect(await accounts.nameProblem('Villain')).toBe('name-barred');
  expect(await run('bar-name Villain')).toBe('Nobody can be called Villain any more.');
  await run('allow-name villain');
  expect(await accounts.nameProblem('Villain')).toBeUndefined();

  const [{ name, id }] = await store.db.selectFrom('account').selectAll().execute();
  await operate({ store, accounts, settings }, ['sign-out', name]);
  const [, ...codes] = (
    await operate({ store, accounts, settings }, ['reset-account', name])
  ).split('\n');
  expect(codes).toHaveLength(10);
  expect(await accounts.signIn({ name, password: 'seven sad otters' }, undefined)).toEqual({
    ok: false,
    problem: 'wrong',
  });
  const signedIn = await accounts.signIn({ name, code: codes[4] }, undefined);
  expect(signedIn).toEqual({ ok: true, value: { id, name } });
  await operate({ store, accounts, settings }, ['delete-account', name]);
  await expect(run('sign-out Villain')).rejects.toThrow('There is no account called Villain.');
  await expect(run('sign-out')).rejects.toThrow(Complaint);
  await expect(run('constructor')).rejects.toThrow('Usage: node apps/server/src/operate.ts');
  // All of it is in the trail, and nothing of whoever was forgotten.
  const lines = await trail(store.db, 20);
  expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual(
    expect.arrayContaining([
      'operator bars a name',
      'operator allows a name',
      'operator deletes an account',
    ]),
  );
  expect(lines.join()).not.toContain(name);
  // Whoever asks what there is has made no mistake.
  expect(await beginningIn(['--help'])?.('')).toMatch(/^Usage: .*\n {2}help /);
  await store.close();
});

test('whoever runs a host makes programs, and takes a token away that is in the wrong hands', async () => {
  const store = await Store.open(await freshDatabase('SQLite'));
  const settings = withUsual({});
  const accounts = new Accounts(store.db, settings, () => 1000);
  const run = (...asked: string[]) => operate({ store, accounts, settings }, asked);
  const tokenIn = (said: string): string => said.split(': ')[1];
  const first = tokenIn(await run('bot', 'Tin General'));
  await expect(run('bot', 'tin general')).rejects.toThrow('Somebody has this name already');
  const second = tokenIn(await run('bot-token', 'TIN General'));
  expect(await botOf(store.db, first)).toBeUndefined();
  expect(await botOf(store.db, second)).toMatchObject({ name: 'Tin General' });
  await expect(run('bot-token', 'Nobody')).rejects.toThrow('There is no program called Nobody.');
  await run('delete-account', 'Tin General');
  expect(await botOf(store.db, second)).toBeUndefined();
  await store.close();
});

test('docs/hosting.md tells of every command, once', async () => {
  const usage = await Promise.resolve()
    .then(() => operate({} as Operated, []))
    .catch((error: unknown) => (error as Complaint).message);
  const commands = usage
    .split('\n')
    .slice(1)
    .map((line) => /^ {2}((?:\S+ )+)/.exec(line)?.[1] ?? '');
  expect(commands.length).toBeGreaterThan(5);
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'hosting.md');
  const docs = readFileSync(file, 'utf8');
  const table = docs.split('\n').filter((line) => line.startsWith('| `'));
  const times = (command: string): number =>
    table.filter((line) => line.split(' | ')[0].match(`\`${command}[ \`]`)).length;
  expect(commands.map((each) => times(each.split(' ')[0]))).toEqual(commands.map(() => 1));
});
