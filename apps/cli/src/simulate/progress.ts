import { text } from '../words.ts';

const WIDTH = 30;

/** A bar that fills on standard error, where somebody may be watching it. */
export class Progress {
  readonly #of: number;
  readonly #watched = process.stderr.isTTY;
  #percent = -1;

  constructor(of: number) {
    this.#of = of;
  }

  show(done: number): void {
    const percent = Math.floor((done / this.#of) * 100);
    if (!this.#watched || percent === this.#percent) return;
    this.#percent = percent;
    const full = Math.round((done / this.#of) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r${text('progress', { bar, percent, done, of: this.#of })}`);
  }

  /** Takes the bar off the screen. */
  clear(): void {
    if (this.#watched) process.stderr.write('\r\u001B[K');
  }
}
