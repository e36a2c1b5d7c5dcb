/** How often something may be done: so many at once, and one more after every so many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly everyMs: number;
}

/** Somebody in doubt is forgotten: a table of the impatient must not grow without end. */
const MOST_KNOWN = 50_000;

/** Counts how often each of many does something. */
export class Limit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #full = new Map<string, number>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether he may do it now; then it counts. */
  take(who: string): boolean {
    const { most, everyMs } = this.#rate;
    const now = this.#now();
    // When he will have everything back that he may do at once.
    const full = Math.max(this.#full.get(who) ?? now, now) + everyMs;
    if (full - now > most * everyMs) return false;
    this.#full.delete(who);
    this.#full.set(who, full);
    if (this.#full.size > MOST_KNOWN) this.#forget(now);
    return true;
  }

  /** Those who may do everything again, and then whoever was not heard of for the longest. */
  #forget(now: number): void {
    for (const [who, full] of this.#full) {
      if (full <= now || this.#full.size > MOST_KNOWN) this.#full.delete(who);
      else break;
    }
  }
}
