/**
 * Where chance comes from. Every method says what the roll will be looked at for, so that exact odds
 * run over what matters (how many hits) and not over every face.
 */
export interface Dice {
  /** Rolls D6 and says how many score `atLeast` or more; `most` where more make no difference. */
  successes(count: number, atLeast: number, most?: number): number;
  /** Rolls D6 and says whether every one of them scores `atLeast` or more. */
  all(count: number, atLeast: number): boolean;
  /** Rolls D6 and says their sum. */
  total(count: number): number;
  /** Rolls D6 and shows them highest first: which die is which does not matter. */
  sorted(count: number): readonly number[];
  /** Rolls one die; a D6 unless it says otherwise. Also draws lots: `die(n)` is one of n, from 1. */
  die(sides?: number): number;
  /** The last roll face by face, for reports. Empty where only the result was worked out. */
  readonly faces: readonly number[];
}

/** One of some things, each as likely as the others. */
export function oneOf<T>(things: readonly T[], dice: Dice): T {
  return things[dice.die(things.length) - 1];
}

/** Gives the next die of so many sides, from 1. */
export type Draw = (sides: number) => number;

/** A source of faces that can be taken up again where it was left. */
export interface Stream {
  readonly draw: Draw;
  /** How far it has come, in a measure of its own. */
  drawn(): number;
  /** Goes on as if it had come so much farther. */
  skip(far: number): void;
}

/** Dice that fall one by one, from any source of faces. Keeps what was rolled for the log. */
export class RolledDice implements Dice {
  /** Everything rolled since it was last emptied, where it is kept. */
  readonly kept: number[] | undefined;
  readonly #draw: Draw;
  /** The last roll, and whatever longer rolls before it have left: its memory is used again. */
  readonly #faces: number[] = [];
  #count = 0;

  constructor(draw: Draw, keep = false) {
    this.#draw = draw;
    this.kept = keep ? [] : undefined;
  }

  get faces(): readonly number[] {
    return this.#faces.slice(0, this.#count);
  }

  successes(count: number, atLeast: number, most = count): number {
    this.#roll(count, 6);
    let hits = 0;
    for (let i = 0; i < count; i++) if (this.#faces[i] >= atLeast) hits++;
    return Math.min(hits, most);
  }

  all(count: number, atLeast: number): boolean {
    return this.successes(count, atLeast) === count;
  }

  total(count: number): number {
    this.#roll(count, 6);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#faces[i];
    return sum;
  }

  sorted(count: number): readonly number[] {
    this.#roll(count, 6);
    return this.faces.toSorted((a, b) => b - a);
  }

  die(sides = 6): number {
    // What is rolled most often, so without the loop.
    const face = this.#draw(sides);
    this.#count = 1;
    this.#faces[0] = face;
    this.kept?.push(face);
    return face;
  }

  #roll(count: number, sides: number): void {
    this.#count = count;
    for (let i = 0; i < count; i++) {
      const face = this.#draw(sides);
      this.#faces[i] = face;
      this.kept?.push(face);
    }
  }
}
