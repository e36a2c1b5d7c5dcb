import { sql, SqliteAdapter, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import * as matches from './migrations/001-matches.ts';
import * as seats from './migrations/002-seats.ts';
import * as dealings from './migrations/003-dealings.ts';
import * as orders from './migrations/004-orders.ts';
import * as accounts from './migrations/005-accounts.ts';
import * as programs from './migrations/007-programs.ts';
import * as lobby from './migrations/006-lobby.ts';
import * as trust from './migrations/008-trust.ts';
import * as declined from './migrations/009-declined.ts';
import * as brought from './migrations/010-brought.ts';
import * as proven from './migrations/011-proven.ts';
import * as presence from './migrations/012-presence.ts';
import * as formerNames from './migrations/013-former-names.ts';
import * as namedDealings from './migrations/014-named-dealings.ts';
import * as foldedNames from './migrations/015-folded-names.ts';

/** How the tables came to be what they are. What has been released is never changed: the next one is added. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': matches,
  '002-seats': seats,
  '003-dealings': dealings,
  '004-orders': orders,
  '005-accounts': accounts,
  '007-programs': programs,
  '006-lobby': lobby,
  '008-trust': trust,
  '009-declined': declined,
  '010-brought': brought,
  '011-proven': proven,
  '012-presence': presence,
  '013-former-names': formerNames,
  '014-named-dealings': namedDealings,
  '015-folded-names': foldedNames,
};

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name);
}

/**
 * Brings the tables up to date, all or nothing. Of two nodes that start at once, the second waits for the first.
 * @param to Only as far as this one: for what was written then.
 */
export async function migrate<T>(db: Kysely<T>, to?: string): Promise<void> {
  const goThere = (inside: Kysely<T>): Promise<void> => migrateTo(inside, to);
  if (db.getExecutor().adapter instanceof SqliteAdapter) await inOneTransaction(db, goThere);
  else await goThere(db);
}

async function migrateTo<T>(db: Kysely<T>, to: string | undefined): Promise<void> {
  const migrations = { ...MIGRATIONS, ...(await newerOnes(db)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined) throw error as Error;
}

/**
 * What a newer version has done to the tables. It has taken away nothing that this one needs, so that this one can go
 * on: beside it while nodes are restarted one after the other, or again after it.
 */
async function newerOnes<T>(db: Kysely<T>): Promise<Readonly<Record<string, Migration>>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`select name
    from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = rows.filter(({ name }) => !isKnownMigration(name));
  return Object.fromEntries(unknown.map(({ name }) => [name, DONE_ELSEWHERE]));
}

const DONE_ELSEWHERE: Migration = { up: async () => undefined };

/** What kysely does for PostgreSQL by itself: on SQLite it takes it that no other process has the file open. */
function inOneTransaction<T>(db: Kysely<T>, act: (db: Kysely<T>) => Promise<void>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await act(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
    await sql`commit`.execute(connection);
  });
}
