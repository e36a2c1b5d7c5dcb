import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** So often a node looks whether its clock still goes with the others'. */
const LOOK_MS = 60_000;
/** Below this nobody notices it, and the way to the database takes as long. */
const TOLERATED_MS = 250;

/**
 * What time it is for all nodes on one database: the clock of each as far from the database's as it was when that was last looked
 * at. A node whose own clock is wrong would play for people who have an hour left.
 */
export class SharedClock {
  readonly #db: Kysely<Tables>;
  readonly #own: () => number;
  readonly #timer: NodeJS.Timeout;
  #ahead = 0;

  private constructor(db: Kysely<Tables>, own: () => number) {
    this.#db = db;
    this.#own = own;
    // What the database does not tell now it tells the next time.
    this.#timer = setInterval(() => void this.#look().catch(() => undefined), LOOK_MS);
    this.#timer.unref();
  }

  static async open(db: Kysely<Tables>, own: () => number = Date.now): Promise<SharedClock> {
    const clock = new SharedClock(db, own);
    await clock.#look();
    return clock;
  }

  readonly now = (): number => this.#own() + this.#ahead;

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const asked = this.#own();
    const { rows } = await sql<{ at: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::double precision as at
    `.execute(this.#db);
    // It was told about halfway.
    const here = (asked + this.#own()) / 2;
    const ahead = Math.round(rows[0].at - here);
    if (Math.abs(ahead - this.#ahead) > TOLERATED_MS) this.#ahead = ahead;
  }
}
