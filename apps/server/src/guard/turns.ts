/** After so long everybody else is heard first. */
const SLICE_MS = 8;
const MOST_AT_ONCE = 64;

/**
 * Lets in those who want something done, in the order in which they come. As long as there is little to do nobody waits. When
 * much is asked at once, some of it is done, then whoever has said something meanwhile is heard, and so on: whatever one may
 * spend is spent in small pieces.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  /** When what is done now was begun. */
  #began: number | undefined;
  /** So many are let in together: more where those before took little time, fewer where they took long. */
  #together = 1;

  /** Nothing where one may go on at once. */
  enter(): Promise<void> | undefined {
    const now = performance.now();
    if (this.#began === undefined) {
      this.#began = now;
      setImmediate(() => this.#goOn());
    }
    if (this.#waiting.length === 0 && now - this.#began < SLICE_MS) return undefined;
    return new Promise((settle) => this.#waiting.push(settle));
  }

  /** Others have been heard. */
  #goOn(): void {
    const took = performance.now() - (this.#began ?? 0);
    this.#together =
      took < SLICE_MS
        ? Math.min(MOST_AT_ONCE, this.#together * 2)
        : Math.max(1, Math.floor(this.#together / 2));
    this.#began = undefined;
    if (this.#waiting.length === 0) return;
    this.#began = performance.now();
    setImmediate(() => this.#goOn());
    for (const settle of this.#waiting.splice(0, this.#together)) settle();
  }
}
