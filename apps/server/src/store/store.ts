import type { Kysely, Selectable } from 'kysely';
import type { Deed, Entry } from '@sandtable/record';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { EntryTable, MatchTable, SeatTable, Tables } from './tables.ts';

export type MatchRow = Selectable<MatchTable>;
export type SeatRow = Selectable<SeatTable>;

interface Waiting {
  readonly row: EntryTable;
  readonly settle: (isAppended: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** So many entries are written at once: a statement has room for no more. */
const MOST_AT_ONCE = 500;

/** Whether it is the address of a PostgreSQL server. */
export function isServer(address: string): boolean {
  return /^postgres(?:ql)?:/.test(address);
}

/** All that a host may not lose. Whatever it gives back as done is on the disk. */
export class Store {
  /** For those who keep other things there than matches. */
  readonly db: Kysely<Tables>;
  #waiting: Waiting[] = [];
  #isWriting = false;

  private constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** @param address Of a PostgreSQL server, or else a file for SQLite. */
  static async open(address: string): Promise<Store> {
    const db = isServer(address) ? openPostgres(address) : openSqlite(address);
    await migrate(db);
    return new Store(db);
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  async addMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('match').values(match).execute();
      await db.insertInto('seat').values(seats).execute();
    });
  }

  match(id: string): Promise<MatchRow | undefined> {
    return this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  }

  seats(match: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('match', '=', match).execute();
  }

  /** Takes the number of whoever sits there, once. */
  async giveNumber(match: string, side: string, number: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('seat')
      .set({ number })
      .where('match', '=', match)
      .where('side', '=', side)
      .where('number', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The log of a match after so many entries. */
  async entries(match: string, after: number): Promise<Entry[]> {
    const rows = await this.db
      .selectFrom('entry')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
    return rows.map(({ number, at, deed, salt, hash }) => ({
      number,
      at,
      deed: JSON.parse(deed) as Deed,
      salt,
      hash,
    }));
  }

  /**
   * Adds to the log of a match. False where somebody else has been quicker: then nothing has changed. What comes
   * while the disk is busy is written together. Of one match only one may be under way.
   */
  append(match: string, { number, at, deed, salt, hash }: Entry): Promise<boolean> {
    const row = { match, number, at, deed: JSON.stringify(deed), salt, hash };
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
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const written = await this.db
          .insertInto('entry')
          .values(batch.map(({ row }) => row))
          .onConflict((conflict) => conflict.columns(['match', 'number']).doNothing())
          .returning(['match', 'number'])
          .execute();
        const done = new Set(written.map((row) => `${row.match} ${row.number}`));
        for (const { row, settle } of batch) settle(done.has(`${row.match} ${row.number}`));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isWriting = false;
  }

  /** What is kept under a name; made now where there is nothing yet, by whoever is first. */
  async setting(name: string, made: () => string): Promise<string> {
    const find = () =>
      this.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    const kept = await find();
    if (kept !== undefined) return kept.value;
    await this.db
      .insertInto('setting')
      .values({ name, value: made() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return ((await find()) as { value: string }).value;
  }
}
