import type { Kysely } from 'kysely';
import type { Beside } from './beside.ts';
import type { EntryTable, Tables } from './tables.ts';

interface Waiting {
  readonly row: EntryTable;
  readonly settle: (isAppended: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** So many entries are written at once: a statement has room for no more. */
const MOST_AT_ONCE = 500;
/** As long as this a database that does not answer is asked again; then whoever waits is told. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 50;
/** So few at a time are written here: to hand them to another thread would take longer. */
const FEW = 8;

/** Writes entries into logs. What comes while the disk is busy is written together. */
export class Appender {
  readonly #db: Kysely<Tables>;
  readonly #beside: Beside | undefined;
  #waiting: Waiting[] = [];
  #isWriting = false;
  /** How many statements there have been, and entries in them. */
  readonly written = { batches: 0, entries: 0 };

  /** @param beside Another thread for it, where the database would hold up this one. */
  constructor(db: Kysely<Tables>, beside?: Beside) {
    this.#db = db;
    this.#beside = beside;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  append(row: EntryTable): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ row, settle, fail });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    // What else happens now comes along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#writeAll(this.#waiting.splice(0, MOST_AT_ONCE));
    this.#isWriting = false;
  }

  async #writeAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const isThere = await this.#insist(batch.map(({ row }) => row));
      this.written.batches++;
      this.written.entries += batch.length;
      for (const { row, settle } of batch) settle(isThere(row));
    } catch (error) {
      // One that cannot be written must not take the others with it.
      if (batch.length > 1 && isOfRow(error)) {
        for (const each of batch) await this.#writeAll([each]);
      } else {
        for (const { fail } of batch) fail(error);
      }
    }
  }

  /** Asks again for a while where the database is not there: the same rows, which cannot be there twice. */
  async #insist(rows: readonly EntryTable[]): Promise<(row: EntryTable) => boolean> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#insert(rows);
      } catch (error) {
        if (isOfRow(error) || performance.now() > end) throw error;
        await new Promise((settle) => setTimeout(settle, PAUSE_MS));
      }
    }
  }

  async #insert(rows: readonly EntryTable[]): Promise<(row: EntryTable) => boolean> {
    const insert = this.#db
      .insertInto('entry')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['match', 'number']).doNothing())
      .returning('hash');
    const isBeside = rows.length > FEW && this.#beside?.isReady === true;
    const written = !isBeside
      ? await insert.execute()
      : ((await this.#beside.all(insert.compile())) as readonly Pick<EntryTable, 'hash'>[]);
    const there = new Set(written.map(({ hash }) => hash));
    const others = rows.filter(({ hash }) => !there.has(hash));
    if (others.length > 0) {
      // A number that is taken may have been taken by this very entry, before a connection broke.
      const found = await this.#db
        .selectFrom('entry')
        .select('hash')
        .where((where) => where.or(others.map(({ match, number }) => where.and({ match, number }))))
        .execute();
      for (const { hash } of found) there.add(hash);
    }
    return ({ hash }) => there.has(hash);
  }
}

/** Classes of SQLSTATE that are about what was to be written, not about the database. */
const OF_ROW = /^(?:22|23)/;
/** What SQLite calls a constraint that does not hold. */
const CONSTRAINT = 19;

function isOfRow(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
  // The rest of the number says which constraint.
  return (
    (typeof code === 'string' && code.length === 5 && OF_ROW.test(code)) ||
    (errcode & 0xff) === CONSTRAINT
  );
}
