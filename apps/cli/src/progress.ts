import { text } from './words.ts';

const WIDTH = 30;

/** A bar that fills on standard error, where somebody may be watching it. */
export class Progress {
  readonly #of: number;
  readonly #from: number;
  readonly #watched = process.stderr.isTTY;
  #percent = -1;

  /** @param after So many milliseconds pass before it is shown: what is quick needs none. */
  constructor(of: number, after = 0) {
    this.#of = of;
    this.#from = performance.now() + after;
  }

  show(done: number): void {
    const percent = Math.floor((done / this.#of) * 100);
    if (!this.#watched || percent === this.#percent || performance.now() < this.#from) return;
    this.#percent = percent;
    const full = Math.round((done / this.#of) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r${text('progress', { bar, percent, done, of: this.#of })}`);
  }

  /** Takes the bar off the screen. */
  clear(): void {
    if (this.#watched && this.#percent >= 0) process.stderr.write('\r\u001B[K');
  }
}
