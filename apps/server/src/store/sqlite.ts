import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { BUSY_MS, openFile, Prepared } from './sqliteFile.ts';
import type { Tables } from './tables.ts';

/** A database in a file. What it has written survives the process and the machine. */
export function openSqlite(file: string): Kysely<Tables> {
  shut(file);
  const database = new Prepared(openFile(file, 5000));
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/**
 * Nobody else on the machine reads what is kept: the dice of matches that are not over and the host's key are in it. The
 * database gives the files beside it the rights of its own; those that are there already may be of another time.
 */
function shut(file: string): void {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, 0o600);
    } catch {
      // It is not there, or on a disk that knows no rights, or of somebody else: he has to see to it.
    }
  }
}

/** One after the other: what Node has for it goes round for ever where none can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another node that starts at the same time may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * From now on whoever finds the file locked hears of it soon: this waiting holds up everything that the process does.
 * Only nodes that start at once have to wait for each other, and before this.
 */
export async function stopWaiting(db: Kysely<Tables>): Promise<void> {
  await sql`PRAGMA busy_timeout = ${sql.lit(BUSY_MS)}`.execute(db);
}
