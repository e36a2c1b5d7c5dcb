import type { Terms } from '@sandtable/wire';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Deed, Entry } from '@sandtable/record';
import { progressAtFirst } from '../lobby/progress.ts';
import { Appender } from './appender.ts';
import { Beside } from './beside.ts';
import { DueList } from './due.ts';
import { migrate } from './migrations.ts';
import { isServer, openDatabase, Unusable } from './database.ts';
import { stopWaiting } from './sqlite.ts';
import type { MatchTable, SeatTable, Tables } from './tables.ts';

export type MatchRow = Selectable<MatchTable>;
export type SeatRow = Selectable<SeatTable>;

/** So many matches are looked for at once. */
const MOST_PAIRS = 500;

/** After so long the clocks of a match that may not have begun yet are looked at. */
const FIRST_LOOK_MS = 3_600_000;

/** Writes down a match that was founded, together with whatever else belongs to it. */
export async function addMatch(
  db: Transaction<Tables>,
  match: MatchRow,
  seats: readonly SeatRow[],
  isListed = false,
): Promise<void> {
  await db.insertInto('match').values(match).execute();
  await db.insertInto('seat').values(seats).execute();
  await db.insertInto('progress').values(progressAtFirst(match, isListed)).execute();
  // Somebody looks after its clocks, also where nobody comes to begin it.
  const { clock } = JSON.parse(match.terms) as Terms;
  if (clock !== undefined) {
    await new DueList(db).sooner('clock', match.id, match.created + FIRST_LOOK_MS);
  }
}

/** All that a host may not lose. Whatever it gives back as done is on the disk. */
export class Store {
  /** For those who keep other things there than matches. */
  readonly db: Kysely<Tables>;
  readonly #beside: Beside | undefined;
  readonly #appender: Appender;

  private constructor(db: Kysely<Tables>, beside: Beside | undefined) {
    this.db = db;
    this.#beside = beside;
    this.#appender = new Appender(db, beside);
  }

  /** @param address Of a PostgreSQL server, or else a file for SQLite. */
  static async open(address: string): Promise<Store> {
    const db = await openDatabase(address);
    try {
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw new Unusable(address, 'cannot be brought up to date', error);
    }
    return new Store(db, isServer(address) ? undefined : new Beside(address));
  }

  /** Whatever all who start at once have to wait for each other with is done: see `stopWaiting`. */
  async begun(): Promise<void> {
    if (this.#beside !== undefined) await stopWaiting(this.db);
  }

  /** How entries are written, for whoever measures it. */
  get writing(): { readonly waiting: number; readonly batches: number; readonly entries: number } {
    const { waiting, written } = this.#appender;
    return { waiting, ...written };
  }

  async close(): Promise<void> {
    await this.#beside?.close();
    await this.db.destroy();
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
      // Whoever plays has the seat: what has led there is good no longer.
      .set({ number, invitation: null })
      .where('match', '=', match)
      .where('side', '=', side)
      .where('number', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Whether this is the number that whoever sits there has given. */
  async hasNumber(match: string, side: string, number: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('seat')
      .select('number')
      .where('match', '=', match)
      .where('side', '=', side)
      .executeTakeFirst();
    return row?.number === number;
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
   * Adds to the log of a match. False where somebody else has been quicker: then nothing has changed. Where it throws,
   * the log has to be read to know. Of one match only one may be under way.
   *
   * @param ask Who asked for it, and under what name.
   */
  append(match: string, { number, at, deed, salt, hash }: Entry, ask?: string): Promise<boolean> {
    const row = { match, number, at, deed: JSON.stringify(deed), salt, hash, ask: ask ?? null };
    return this.#appender.append(row);
  }

  /** The hash of what was done when somebody asked for it under this name; none where it was not done. */
  async doneFor(match: string, ask: string): Promise<string | undefined> {
    const found = await this.db
      .selectFrom('entry')
      .select('hash')
      .where('match', '=', match)
      .where('ask', '=', ask)
      .executeTakeFirst();
    return found?.hash;
  }

  /** Which of these matches have gone on: for each the number of entries that are known. */
  async grown(
    known: readonly { readonly match: string; readonly number: number }[],
  ): Promise<string[]> {
    const found: string[] = [];
    for (let i = 0; i < known.length; i += MOST_PAIRS) {
      const pairs = known
        .slice(i, i + MOST_PAIRS)
        .map(({ match, number }) => sql`(${match}, ${sql.lit(number + 1)})`);
      const { rows } = await sql<{
        match: string;
      }>`select match from entry where (match, number) in (values ${sql.join(pairs)})`.execute(
        this.db,
      );
      for (const { match } of rows) found.push(match);
    }
    return found;
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
