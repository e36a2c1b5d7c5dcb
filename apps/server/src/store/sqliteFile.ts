import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** How long somebody waits who finds the file locked. */
export const BUSY_MS = 100;

/** @param timeout How long it waits for others who write there, in milliseconds: everything in its thread does then. */
export function openFile(file: string, timeout: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout });
  // With the log beside it readers wait for nobody; FULL: a commit is on the disk when it returns.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return db;
}

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
