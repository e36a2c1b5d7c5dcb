import { expect, test } from 'vitest';
import { join } from 'node:path';
import { trail } from '../src/guard/audit.ts';
import { Store } from '../src/store/store.ts';
import { post } from '../torture/people.ts';
import { folder, onEnd, start } from './host.ts';

const DAY = 24 * 60 * 60 * 1000;

test('what is none of the play is written down, without anybody’s address, and not for long', async () => {
  let now = Date.UTC(2026, 0, 1, 12);
  const database = join(folder(), 'matches.db');
  const { url } = await start({ database, now: () => now });
  const store = await Store.open(database);
  onEnd(() => store.close());
  const lines = (): Promise<string[]> => trail(store.db, 10);
  const { match, invitations } = (await post(`${url}api/matches`, { ruleset: 'pbi' })) as {
    match: string;
    invitations: Record<string, string>;
  };
  const take = `${url}api/matches/${match}/take`;
  const [invitation] = Object.values(invitations);
  await post(take, { invitation });
  await post(take, { invitation });
  await expect.poll(lines).toHaveLength(3);
  const today = await lines();
  expect(today.join('\n')).not.toContain('127.0.0.1');
  expect(today.filter((line) => line.includes('founds a match'))).toHaveLength(1);
  expect(today.filter((line) => line.includes(`takes a seat at ${match}`))).toHaveLength(2);
  expect(today.filter((line) => line.includes('refused'))).toHaveLength(1);
  const [address] = new Set(today.map((line) => line.split(' ')[1]));
  expect(today.every((line) => line.includes(address))).toBe(true);

  // The next day nobody can tell that it was the same one.
  now += DAY;
  await post(`${url}api/matches`, { ruleset: 'pbi' });
  await expect.poll(lines).toHaveLength(4);
  expect((await lines())[0]).not.toContain(address);

  now += 91 * DAY;
  await post(`${url}api/matches`, { ruleset: 'pbi' });
  await expect.poll(lines).toHaveLength(1);
  const salts = store.db.selectFrom('setting').select('name').where('name', 'like', 'audit-salt %');
  await expect.poll(async () => (await salts.execute()).length).toBe(1);
});
