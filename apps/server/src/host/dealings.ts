import type { Side } from '@sandtable/kernel';
import type { Offer } from '@sandtable/wire';
import type { Kysely, Selectable } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import type { OfferTable, Tables } from '../store/tables.ts';
import { addMatch, type MatchRow, type SeatRow } from '../store/store.ts';
import type { Pause } from './clock.ts';

export type OfferRow = Selectable<OfferTable>;

const DAY_MS = 86_400_000;
/** An agreed pause ends by itself: whoever has gone for good must not stop the match for ever. */
const LONGEST_PAUSE_MS = 14 * DAY_MS;
/** So long after one side wants to go on an agreed pause is over, whatever the other says. */
const NOTICE_MS = DAY_MS;
/** So much of what a side has done is known by its name: what was not heard to be done is asked for again soon. */
const MOST_KEPT = 1000;

/** What those at one table have offered each other and agreed on, as the database has it. */
export class Dealings {
  readonly #db: Kysely<Tables>;
  readonly #match: string;
  #offers: readonly OfferRow[] = [];
  #pauses: readonly Pause[] = [];
  #muting: ReadonlySet<Side> = new Set();
  #rematch: string | undefined;

  constructor(db: Kysely<Tables>, match: string) {
    this.#db = db;
    this.#match = match;
  }

  get pauses(): readonly Pause[] {
    return this.#pauses;
  }

  /** The sides that do not want to hear what the other says. */
  get muting(): ReadonlySet<Side> {
    return this.#muting;
  }

  /** The match that both agreed to play after this one. */
  get rematch(): string | undefined {
    return this.#rematch;
  }

  async read(): Promise<void> {
    const offers = this.#db.selectFrom('offer').selectAll().where('match', '=', this.#match);
    const pauses = this.#db.selectFrom('pause').selectAll().where('match', '=', this.#match);
    const mutes = this.#db.selectFrom('mute').selectAll().where('match', '=', this.#match);
    const rematch = this.#db.selectFrom('rematch').selectAll().where('match', '=', this.#match);
    this.#offers = await offers.execute();
    this.#pauses = (await pauses.execute()).map(({ side, ...rest }) => ({
      ...rest,
      side: side ?? undefined,
    }));
    this.#muting = new Set((await mutes.execute()).map(({ side }) => side));
    this.#rematch = (await rematch.executeTakeFirst())?.next;
  }

  /** The offers that still stand: those about a position only as long as it is the same. */
  standing(count: number, isOver: boolean): OfferRow[] {
    return this.#asTheyAre(count, isOver).filter((row) => row.declined === 0);
  }

  /** Those that were declined, as long as nothing has happened since that everybody notices. */
  declined(count: number, isOver: boolean): OfferRow[] {
    const rows = this.#asTheyAre(count, isOver);
    return rows.filter((row) => row.declined === 1 && row.count === count);
  }

  #asTheyAre(count: number, isOver: boolean): OfferRow[] {
    return this.#offers.filter((row) => {
      if (row.offer === 'rematch') return isOver && this.#rematch === undefined;
      const isOfPosition = row.offer === 'takeBack' || row.offer === 'draw';
      return !isOver && (!isOfPosition || row.count === count);
    });
  }

  async offer(made: Omit<OfferRow, 'match' | 'declined' | 'id'>): Promise<void> {
    const { side, offer, count, decisions } = made;
    const id = randomBytes(9).toString('base64url');
    const anew = { count, decisions, declined: 0, id };
    await this.#db
      .insertInto('offer')
      .values({ match: this.#match, side, offer, ...anew })
      .onConflict((conflict) => conflict.columns(['match', 'side', 'offer']).doUpdateSet(anew))
      .execute();
    await this.read();
  }

  async decline(offer: Offer, side: Side): Promise<void> {
    await this.#db
      .updateTable('offer')
      .set({ declined: 1 })
      .where('match', '=', this.#match)
      .where('side', '=', side)
      .where('offer', '=', offer)
      .execute();
    await this.read();
  }

  async withdraw(offer: Offer, side: Side): Promise<void> {
    await this.#remove(this.#db, offer, side);
    await this.read();
  }

  /** All clocks stand, since both want it. Both may find at once that they do: one of them sees to it. */
  async agreeToPause(now: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      if (await this.#remove(db, 'pause')) await this.#addPause(db, now);
    });
    await this.read();
  }

  /** They go on, since both want it. */
  async agreeToGoOn(now: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      if (await this.#remove(db, 'resume')) await this.#goOnAt(db, now, now);
    });
    await this.read();
  }

  /** An offer is settled, of both where both had made it. Whether there was any. */
  async #remove(db: Kysely<Tables>, offer: Offer, side?: Side): Promise<boolean> {
    let rows = db.deleteFrom('offer').where('match', '=', this.#match).where('offer', '=', offer);
    if (side !== undefined) rows = rows.where('side', '=', side);
    const { numDeletedRows } = await rows.executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** A side is away from now on, for so many days: its clock stands. */
  async leave(now: number, side: Side, days: number): Promise<void> {
    await this.#addPause(this.#db, now, side, days);
    await this.read();
  }

  /** It is back. */
  async comeBack(now: number, side: Side): Promise<void> {
    await this.#goOnAt(this.#db, now, now, side);
    await this.read();
  }

  /** One side wants to go on. The other has a day to come back. */
  async goOnSoon(now: number): Promise<void> {
    await this.#goOnAt(this.#db, now + NOTICE_MS, now);
    await this.read();
  }

  /** Clocks stand from now on, for so many days; those of all until both agree to go on, where no side is named. */
  async #addPause(db: Kysely<Tables>, now: number, side?: Side, days?: number): Promise<void> {
    const until = now + (days === undefined ? LONGEST_PAUSE_MS : days * DAY_MS);
    await db
      .insertInto('pause')
      .values({ match: this.#match, id: randomUUID(), side: side ?? null, from: now, until })
      .execute();
  }

  async #goOnAt(db: Kysely<Tables>, until: number, now: number, side?: Side): Promise<void> {
    await db
      .updateTable('pause')
      .set({ until })
      .where('match', '=', this.#match)
      .where('side', side === undefined ? 'is' : '=', side ?? null)
      .where('from', '<=', now)
      .where('until', '>', until)
      .execute();
  }

  /** Whether all clocks stand, or that of a side that is away. */
  isPaused(now: number, side?: Side): boolean {
    return this.#pauses.some((pause) => pause.side === side && pause.until > now);
  }

  /**
   * How many days a side has been away, or has said that it will be: a day that was begun counts.
   * @param back When it comes back, if that is before the end of what it said.
   */
  daysAway(side: Side, back = Infinity): number {
    return this.#pauses
      .filter((pause) => pause.side === side)
      .reduce(
        (days, { from, until }) => days + Math.ceil((Math.min(until, back) - from) / DAY_MS),
        0,
      );
  }

  async mute(side: Side, isMuting: boolean): Promise<void> {
    const row = { match: this.#match, side };
    await (isMuting
      ? this.#db
          .insertInto('mute')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : this.#db
          .deleteFrom('mute')
          .where('match', '=', this.#match)
          .where('side', '=', side)
          .execute());
    await this.read();
  }

  /** Whether something was dealt with under this name already. */
  async isDone(ask: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('dealt')
      .select('ask')
      .where('match', '=', this.#match)
      .where('ask', '=', ask)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Of a side so many: whoever deals more often than anybody would is not kept from doing something twice. */
  async keepDone(side: Side, ask: string): Promise<void> {
    const most = await this.#db
      .selectFrom('dealt')
      .select('ask')
      .where('match', '=', this.#match)
      .where('ask', 'like', `${side} %`)
      .limit(1)
      .offset(MOST_KEPT - 1)
      .executeTakeFirst();
    if (most !== undefined) return;
    await this.#db
      .insertInto('dealt')
      .values({ match: this.#match, ask })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Another match follows this one; which, whoever is first says: no other is founded. */
  async goOnWith(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Whoever has changed this row is alone until he is done, on either database.
      await db
        .updateTable('match')
        .set((row) => ({ terms: row.ref('terms') }))
        .where('id', '=', this.#match)
        .execute();
      const rematches = db.selectFrom('rematch').select('next').where('match', '=', this.#match);
      if ((await rematches.executeTakeFirst()) !== undefined) return;
      await addMatch(db, match, seats);
      await db.insertInto('rematch').values({ match: this.#match, next: match.id }).execute();
      await this.#remove(db, 'rematch');
    });
    await this.read();
  }
}
