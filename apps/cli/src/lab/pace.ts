/** How many games make a batch that takes about so long: few of a long game, many of a short one. */
export class Pace {
  readonly #seconds: number;
  readonly #most: number;
  #games = 1;

  constructor(seconds: number, most: number) {
    this.#seconds = seconds;
    this.#most = most;
  }

  get games(): number {
    return this.#games;
  }

  /** So many were played in so many milliseconds. */
  took(games: number, milliseconds: number): void {
    const rate = games / Math.max(milliseconds / 1000, 0.001);
    // No more than four times as many as before: the first of a kind are slow, others may be quick by luck.
    const wanted = Math.min(Math.round(rate * this.#seconds), 4 * this.#games, this.#most);
    this.#games = Math.max(wanted, 1);
  }
}
