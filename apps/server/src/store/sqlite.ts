import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Tables } from './tables.ts';

/** A database in a file. What it has written survives the process and the machine. */
export function openSqlite(file: string): Kysely<Tables> {
  shut(file);
  const database = new Prepared(openFile(file, 5000));
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** @param timeout How long it waits for others who write there, in milliseconds: everything in its thread does then. */
export function openFile(file: string, timeout: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout });
  // With the log beside it readers wait for nobody; FULL: a commit is on the disk when it returns.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return db;
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

export const BUSY_MS = 100;

/** Node's own database in the words that kysely has for such ones. What it has prepared it does not prepare again. */
export class Prepared implements SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(query: string): SqliteStatement {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
      // Another process may write between what is read and what is written for it.
      const prepared = this.#db.prepare(query === 'begin' ? 'begin immediate' : query);
      this.#statements.set(query, (statement = statementOf(prepared)));
    }
    return statement;
  }

  close(): void {
    this.#db.close();
  }
}

const MOST_STATEMENTS = 200;

function statementOf(statement: StatementSync): SqliteStatement {
  const given = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...given(parameters)),
    run: (parameters) => statement.run(...given(parameters)),
    iterate: (parameters) => statement.iterate(...given(parameters)),
  };
}
