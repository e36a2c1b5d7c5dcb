import { LONGEST, type Sound } from './scores.ts';

/** So many are heard at once. */
const MOST = 3;
/** The same one again so soon is not told from the first, only louder. In seconds. */
const APART = 0.12;

/** Keeps a computer that plays as fast as it can from being heard as one long noise. */
export class Gate {
  #heard: { readonly name: Sound; readonly start: number }[] = [];

  /** Whether a sound that would begin then is let through. */
  admits(name: Sound, start: number): boolean {
    this.#heard = this.#heard.filter((each) => each.start > start - LONGEST);
    const again = this.#heard.some(
      (each) => each.name === name && Math.abs(each.start - start) < APART,
    );
    if (again || this.#heard.length >= MOST) return false;
    this.#heard.push({ name, start });
    return true;
  }
}
