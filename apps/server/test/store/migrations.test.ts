import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations.ts';
import { Store } from '../../src/store/store.ts';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';

/** Opens the store in a thread of its own, as another process would; gives the setting that it finds or makes. */
function openElsewhere(address: string): Promise<unknown> {
  const thread = new Worker(join(import.meta.dirname, 'opener.ts'), { workerData: address });
  return new Promise((settle, fail) => thread.once('message', settle).once('error', fail));
}

test.each(DATABASES)('nodes that start at once on a new %s all find it ready', async (database) => {
  const address = await freshDatabase(database);
  const found = await Promise.all(Array.from({ length: 3 }, () => openElsewhere(address)));
  expect(new Set(found).size).toBe(1);
});

test.each(DATABASES)('a %s that a newer version has been at is one still', async (database) => {
  const address = await freshDatabase(database);
  const newer = await Store.open(address);
  await sql`insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00Z')`.execute(
    newer.db,
  );
  await newer.close();
  const older = await Store.open(address);
  expect(await older.match('none')).toBeUndefined();
  await older.close();
});

test.each(DATABASES)(
  'a name is found by what it looks like now in a %s of before',
  async (database) => {
    const db = await openDatabase(await freshDatabase(database));
    await migrate(db, '014-named-dealings');
    const add = (id: string, name: string, folded: string) =>
      db.insertInto('account').values({ id, name, folded, password: null, created: 0 }).execute();
    await add('a', 'Ħanna', 'ħanna');
    await add('b', 'Ŧom', 'ŧom');
    await add('c', 'Tom', 'tom');
    await migrate(db);
    const rows = await db.selectFrom('account').select(['id', 'folded']).orderBy('id').execute();
    expect(rows.map(({ folded }) => folded)).toEqual(['hanna', 'ŧom', 'tom']);
    await db.destroy();
  },
);

test('whoever gives a database that cannot be used is told which and why, without its password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const file = join(folder, 'matches.db');
  writeFileSync(file, 'This is no database, however long one looks at it.\n'.repeat(100));
  await expect(Store.open(file)).rejects.toThrow(
    `The database ${file} cannot be opened: file is not a database.`,
  );
  rmSync(folder, { recursive: true });
  await expect(Store.open('/proc/nowhere/matches.db')).rejects.toThrow(
    /^The database \/proc\/nowhere\/matches.db cannot be opened: ENOENT/,
  );
  await expect(Store.open('postgres://sand:secret@127.0.0.1:1/club')).rejects.toThrow(
    /^The database club at 127.0.0.1:1 cannot be opened: connect ECONNREFUSED 127.0.0.1:1.$/,
  );
});
