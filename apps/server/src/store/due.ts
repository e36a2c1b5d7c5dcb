import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What sort of thing is to be done. */
type DueKind = 'computer' | 'clock' | 'seats' | 'forgotten' | 'sweep' | 'probe';

/**
 * What has to be done, and from when on: in the database, so that any node finds it. Whoever is at it puts it off a
 * little further again and again; when he is gone, it is due again.
 */
export class DueList {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Takes something on, unless somebody else is at it. Nobody else will be before `until`. */
  async claim(kind: DueKind, subject: string, now: number, until: number): Promise<boolean> {
    const claimed = await this.#db
      .insertInto('due')
      .values({ kind, subject, at: until })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subject']).doUpdateSet({ at: until }).where('due.at', '<=', now),
      )
      .returning('subject')
      .execute();
    return claimed.length > 0;
  }

  /** From then on somebody has to look at it, or earlier where that was said before. */
  async sooner(kind: DueKind, subject: string, at: number): Promise<void> {
    await this.#db
      .insertInto('due')
      .values({ kind, subject, at })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subject']).doUpdateSet({ at }).where('due.at', '>', at),
      )
      .execute();
  }

  /** Puts off what one is at. */
  async renew(kind: DueKind, subjects: readonly string[], until: number): Promise<void> {
    await this.#db
      .updateTable('due')
      .set({ at: until })
      .where('kind', '=', kind)
      .where('subject', 'in', subjects)
      .execute();
  }

  async done(kind: DueKind, subject: string): Promise<void> {
    await this.#db
      .deleteFrom('due')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute();
  }

  /** What nobody is at, the oldest first. */
  async overdue(kind: DueKind, now: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('due')
      .select('subject')
      .where('kind', '=', kind)
      .where('at', '<=', now)
      .orderBy('at')
      .limit(most)
      .execute();
    return rows.map(({ subject }) => subject);
  }
}
