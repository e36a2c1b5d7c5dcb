import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Appender } from '../../src/store/appender.ts';
import { Beside } from '../../src/store/beside.ts';
import { openFile } from '../../src/store/sqliteFile.ts';
import { Store } from '../../src/store/store.ts';
import { entryOf, matchRow } from './rows.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-beside-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('another thread says what came of it, or why nothing did, and a new one takes its place', async () => {
  const file = join(folder, 'any.db');
  const beside = new Beside(file);
  await beside.all({ sql: 'create table kept (name text primary key)', parameters: [] });
  const insert = { sql: 'insert into kept values (?) returning name', parameters: ['a'] };
  expect(await beside.all(insert)).toEqual([{ name: 'a' }]);
  const constraint = 1555;
  await expect(beside.all(insert)).rejects.toMatchObject({ errcode: constraint });
  // It waits for somebody else when it is ended.
  const other = openFile(file, 100);
  other.exec('begin immediate');
  const lost = expect(beside.all(insert)).rejects.toThrow(/has ended/);
  await beside.close();
  await lost;
  other.close();
  expect(await beside.all({ sql: 'select * from kept', parameters: [] })).toEqual([{ name: 'a' }]);
  await beside.close();
});

test('many entries that come together wait for somebody who has the file, and nothing else does', async () => {
  const file = join(folder, 'locked.db');
  const store = await Store.open(file);
  const ids = Array.from({ length: 20 }, (_, i) => `match${i}`);
  await store.db.insertInto('match').values(ids.map(matchRow)).execute();
  const beside = new Beside(file);
  const appender = new Appender(store.db, beside);
  await expect.poll(() => beside.isReady, { timeout: 20_000 }).toBe(true);
  const other = openFile(file, 100);
  other.exec('begin immediate');
  const appended = Promise.all(
    ids.map((match) => {
      const { deed, ...entry } = entryOf(1);
      return appender.append({ match, ...entry, deed: JSON.stringify(deed), ask: null });
    }),
  );
  await new Promise((settle) => setTimeout(settle, 50));
  expect(await store.entries(ids[0], 0)).toEqual([]);
  other.exec('commit');
  expect(await appended).toEqual(ids.map(() => true));
  for (const id of ids) expect(await store.entries(id, 0)).toHaveLength(1);
  other.close();
  await beside.close();
  await store.close();
});
