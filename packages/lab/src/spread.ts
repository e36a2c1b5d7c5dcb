import { leastCommonMultiple } from './fraction.ts';

/** Numbers that tell what came of a move, such as `{ killed: 2 }`. They are whole. */
export type Measures = Readonly<Record<string, number>>;

/** Something that can come about, and how likely: `ways` out of the `of` of its spread. */
export interface Likely<T> {
  readonly value: T;
  ways: bigint;
}

/** What can come about, over one denominator. Whatever has the same key is one thing. */
export class Spread<T> {
  readonly #found = new Map<string, Likely<T>>();
  #of = 1n;

  get of(): bigint {
    return this.#of;
  }

  add(key: string, value: T, ways: bigint, of: bigint): void {
    if (this.#of !== of && this.#of % of !== 0n) this.#over(leastCommonMultiple(this.#of, of));
    const more = this.#of === of ? ways : ways * (this.#of / of);
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, { value, ways: more });
    else known.ways += more;
  }

  #over(of: bigint): void {
    const factor = of / this.#of;
    for (const likely of this.#found.values()) likely.ways *= factor;
    this.#of = of;
  }

  /** In the order in which they were first found. */
  values(): IterableIterator<Likely<T>> {
    return this.#found.values();
  }
}
