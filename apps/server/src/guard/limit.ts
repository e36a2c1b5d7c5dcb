/** How much may be done: so much at once, and one more after every so many milliseconds. */
interface Rate {
  readonly most: number;
  readonly everyMs: number;
}

/** Somebody in doubt is forgotten: a table of the impatient must not grow without end. */
const MOST_KNOWN = 50_000;

/** Counts how much each of many does. */
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
    return this.wait(who, 1) === 0;
  }

  /**
   * How many milliseconds he has to wait before he may do what costs so much; 0 where he may, and then it counts. What
   * costs more than he may ever do at once he may do when he has everything back.
   */
  wait(who: string, cost: number): number {
    const { most, everyMs } = this.#rate;
    const now = this.#now();
    // When he will have everything back that he may do at once.
    const full = Math.max(this.#full.get(who) ?? now, now);
    const wait = full - now - (most - Math.min(cost, most)) * everyMs;
    if (wait > 0) return Math.ceil(wait);
    this.#full.delete(who);
    this.#full.set(who, full + cost * everyMs);
    if (this.#full.size > MOST_KNOWN) this.#forget(now);
    return 0;
  }

  /** Those who may do everything again, and then whoever was not heard of for the longest. */
  #forget(now: number): void {
    for (const [who, full] of this.#full) {
      if (full <= now || this.#full.size > MOST_KNOWN) this.#full.delete(who);
      else break;
    }
  }
}
