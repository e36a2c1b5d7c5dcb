import { sql, type Kysely } from 'kysely';
import type { House } from '../host/house.ts';
import { forgetFormerNames } from '../accounts/formerNames.ts';
import { tellNodes } from '../host/rooms.ts';
import { forgetTalk } from '../host/talk.ts';
import { DueList } from '../store/due.ts';
import type { Tables } from '../store/tables.ts';

const DAY_MS = 86_400_000;
const LOOK_MS = 60_000;
/** So many matches go in one transaction. */
const MOST_AT_ONCE = 100;

/** What is kept for no longer than it is wanted. Once a day, by whichever node comes to it first; of those who were deleted at once. */
export class Retention {
  readonly #house: House;
  readonly #due: DueList;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> | undefined;

  constructor(house: House) {
    this.#house = house;
    this.#due = new DueList(house.store.db);
    this.#timer = setInterval(() => void this.sweep(), LOOK_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** Does it, where it has not been done for a day. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep()
      .catch((error: unknown) => this.#house.log.error({ err: error }, 'nothing was swept'))
      .finally(() => (this.#sweeping = undefined));
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { store, accounts, settings, now, log } = this.#house;
    await tellNodes(store, await accounts.forgetWhatCameLate());
    const today = now();
    if (!(await this.#due.claim('sweep', 'daily', today, today + DAY_MS))) return;
    await forgetTalk(store.db, today - settings.talkDays * DAY_MS);
    await forgetFormerNames(store.db, today);
    if (settings.guestDays === 0) return;
    const matches = await forgetGuestMatches(store.db, today - settings.guestDays * DAY_MS);
    log.info({ matches }, 'matches of guests were deleted');
  }
}

/**
 * Deletes matches that are over, or have never begun, and in which nothing has happened since: those at which nobody sat who
 * has an account, programs aside. Who has one keeps his until he deletes it.
 */
async function forgetGuestMatches(db: Kysely<Tables>, before: number): Promise<number> {
  let count = 0;
  for (;;) {
    // Lists may be behind: what has happened is in the log, and who has yet to come in the seats.
    const { rows: old } = await sql<{ match: string }>`
      select match from progress where updated < ${before}
      and (state = 'over' or exists (
        select 1 from seat where seat.match = progress.match and seat.number is null))
      and not exists (
        select 1 from seat where seat.match = progress.match and seat.account is not null
        and seat.account not in (select account from bot))
      and not exists (
        select 1 from entry where entry.match = progress.match and entry.at >= ${before})
      limit ${MOST_AT_ONCE}`.execute(db);
    if (old.length === 0) return count;
    const ids = old.map(({ match }) => match);
    await db.transaction().execute((inside) => forgetMatches(inside, ids));
    count += ids.length;
  }
}

/** Everything that is about these matches, in whatever table. */
async function forgetMatches(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables();
  const about = tables.filter(({ columns }) => columns.some(({ name }) => name === 'match'));
  for (const { name } of about) {
    await sql`delete from ${sql.table(name)} where ${sql.ref('match')} in (${sql.join(ids)})`.execute(
      db,
    );
  }
  await db.deleteFrom('rematch').where('next', 'in', ids).execute();
  await db.deleteFrom('due').where('subject', 'in', ids).execute();
  await db.deleteFrom('match').where('id', 'in', ids).execute();
}
