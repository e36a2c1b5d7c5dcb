import { createHash } from 'node:crypto';
import { sql, SqliteAdapter, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { isKnownMigration, migrate } from '../store/migrations.ts';
import { isServer, openDatabase } from '../store/database.ts';
import type { Tables } from '../store/tables.ts';
import { Complaint } from './command.ts';

/** So many rows are read, and written, at once. */
const MOST_ROWS = 300;

interface Head {
  readonly sandtable: 'backup';
  readonly format: 1;
  readonly at: number;
  /** How the tables had come to be what they were. */
  readonly migrations: readonly string[];
}

interface Row {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

interface End {
  /** How many rows there are, and SHA-256 of everything before, so that nobody takes a part for the whole. */
  readonly rows: number;
  readonly hash: string;
}

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/**
 * Everything in a database as it is at one moment, a line of JSON a row, while others go on writing. The same file can be
 * restored into either database. It holds all that the host keeps secret.
 */
export async function* backup(db: Kysely<Tables>, now: number): AsyncGenerator<string> {
  const isSqlite = isSqliteDatabase(db);
  const transaction = await (
    isSqlite
      ? db.startTransaction()
      : db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  ).execute();
  const inside = transaction as unknown as AnyDatabase;
  const hash = createHash('sha256');
  const line = (content: object): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  let rows = 0;
  try {
    const { rows: migrated } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(inside);
    const migrations = migrated.map(({ name }) => name);
    yield line({ sandtable: 'backup', format: 1, at: now, migrations } satisfies Head);
    for (const table of await tablesOf(inside, isSqlite)) {
      for await (const row of isSqlite ? sqliteRows(inside, table) : postgresRows(inside, table)) {
        rows++;
        yield line({ table, row } satisfies Row);
      }
    }
  } finally {
    await transaction.rollback().execute();
  }
  yield `${JSON.stringify({ rows, hash: hash.digest('hex') } satisfies End)}\n`;
}

/**
 * Makes a database anew from such lines, all or nothing. It must not be there yet, or have nothing in it; where they are
 * not whole, it has nothing in it again.
 */
export async function restore(address: string, lines: AsyncIterable<string>): Promise<number> {
  const db = await openDatabase(address);
  const inside = db as unknown as AnyDatabase;
  const tables = (): Promise<string[]> => tablesOf(inside, !isServer(address));
  try {
    if ((await tables()).length > 0) {
      throw new Complaint('There is something in this database already.');
    }
    try {
      return await restoreLines(db, lines);
    } catch (error) {
      for (const each of [...MIGRATION_TABLES, ...(await tables())].toReversed()) {
        await sql`drop table if exists ${sql.table(each)}`.execute(db);
      }
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

/** Where it is written what has been done to the tables. */
const MIGRATION_TABLES = [DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE];

async function restoreLines(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const first = await reader.next();
  const hash = createHash('sha256');
  const read = (text: string): object => {
    try {
      return JSON.parse(text) as object;
    } catch {
      throw new Complaint('This is not a whole backup: a line cannot be read.');
    }
  };
  const head = read(first.done === true ? 'null' : first.value) as Head | null;
  if (head?.sandtable !== 'backup') throw new Complaint('This is not a backup of a host.');
  hash.update(`${first.value}\n`);
  const last = head.migrations.at(-1) ?? '';
  if (!isKnownMigration(last)) {
    throw new Complaint('This backup was made by a newer version than the one that is installed.');
  }
  await migrate(db, last);
  let rows = 0;
  await db.transaction().execute(async (transaction) => {
    const inside = transaction as unknown as AnyDatabase;
    let waiting: Row[] = [];
    const write = async (): Promise<void> => {
      if (waiting.length === 0) return;
      await inside
        .insertInto(waiting[0].table)
        .values(waiting.map(({ row }) => row))
        .execute();
      waiting = [];
    };
    for (;;) {
      const next = await reader.next();
      if (next.done === true) {
        throw new Complaint('This is not a whole backup: its end is missing.');
      }
      const content = read(next.value) as Row | End;
      if ('hash' in content) {
        await write();
        if (content.rows === rows && content.hash === hash.digest('hex')) return;
        throw new Complaint('This backup is not as it was written.');
      }
      hash.update(`${next.value}\n`);
      if (content.table !== waiting[0]?.table || waiting.length === MOST_ROWS) await write();
      waiting.push(content);
      rows++;
    }
  });
  await migrate(db);
  return rows;
}

function isSqliteDatabase(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** In the order in which they were made: a row comes after those that it is about. */
async function tablesOf(db: AnyDatabase, isSqlite: boolean): Promise<string[]> {
  const { rows } = isSqlite
    ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'
        and name not like 'sqlite_%' and name not like 'kysely_%' order by rowid`.execute(db)
    : await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'
        and relnamespace = current_schema()::regnamespace and relname not like 'kysely_%'
        order by oid`.execute(db);
  return rows.map(({ name }) => name);
}

async function* sqliteRows(db: AnyDatabase, table: string): AsyncGenerator<Row['row']> {
  let last = -1;
  for (;;) {
    const { rows } = await sql<Row['row'] & { $row: number }>`select rowid as "$row", *
      from ${sql.table(table)} where rowid > ${last} order by rowid limit ${MOST_ROWS}`.execute(db);
    for (const { $row, ...row } of rows) {
      last = $row;
      yield row;
    }
    if (rows.length < MOST_ROWS) return;
  }
}

async function* postgresRows(db: AnyDatabase, table: string): AsyncGenerator<Row['row']> {
  await sql`declare pages no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row['row']>`fetch ${sql.lit(MOST_ROWS)} from pages`.execute(db);
    yield* rows;
    if (rows.length < MOST_ROWS) break;
  }
  await sql`close pages`.execute(db);
}
