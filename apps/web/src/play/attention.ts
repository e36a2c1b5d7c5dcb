import type { Move, Pick } from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';
import type { Picker } from './picker.ts';

/** Something that is looked at without being chosen: an answer of the list, or what is under the pointer. */
export interface Regarded {
  /** It holds only as long as nothing else has been chosen. */
  readonly since: Picker | undefined;
  /** All that would be pointed at with it. */
  readonly picks: readonly Pick[];
  /** The move that it would make. */
  readonly move: Move | undefined;
}

/**
 * What somebody looks at, in the list or on the board: each shows what is looked at in the other. It is kept outside of
 * React, so that a pointer which moves over the board draws only what has to do with it.
 */
export class Attention {
  readonly #listeners = new Set<() => void>();
  #listed: Regarded | undefined;
  #pointed: Regarded | undefined;
  #advised: Regarded | undefined;
  #isDrawn = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The answer of the list that is looked at; or else the one that is advised, if it is to be drawn. */
  readonly listed = (): Regarded | undefined =>
    this.#listed ?? (this.#isDrawn ? this.#advised : undefined);

  /** What is advised, if it is to be drawn. */
  readonly advised = (): Regarded | undefined => (this.#isDrawn ? this.#advised : undefined);

  /** What is looked at on the board. */
  readonly pointed = (): Regarded | undefined => this.#pointed;

  /** Whether the same thing is looked at on the board. */
  isAt(regarded: Regarded | undefined): boolean {
    const [one, other] = [regarded?.picks, this.#pointed?.picks].map(lastOnBoard);
    return one !== undefined && one === other && regarded?.since === this.#pointed?.since;
  }

  /** Whether it is what is advised, or leads to it. */
  isAdvised(regarded: Regarded | undefined): boolean {
    const advised = this.#advised;
    if (regarded === undefined || advised?.since !== regarded.since) return false;
    // What goes to a place is not what is done from there, though it begins alike.
    const isWhole = regarded.move !== undefined;
    if (isWhole && regarded.picks.length !== advised?.picks.length) return false;
    return regarded.picks.every((pick, i) => {
      const other = advised?.picks.at(i);
      return other !== undefined && keyOf(other) === keyOf(pick);
    });
  }

  /**
   * Whoever is advised looks at that, wherever his pointer happens to be.
   * @param isDrawn What is pointed at meanwhile is not drawn then.
   */
  advise(regarded: Regarded | undefined, isDrawn = true): void {
    this.#advised = regarded;
    this.#listed = undefined;
    this.#isDrawn = isDrawn;
    this.#tell();
  }

  list(regarded: Regarded | undefined): void {
    if (this.#listed === regarded) return;
    this.#listed = regarded;
    this.#tell();
  }

  point(regarded: Regarded | undefined): void {
    this.#pointed = regarded;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function lastOnBoard(picks: readonly Pick[] | undefined): string | undefined {
  const last = picks?.findLast((pick) => !('button' in pick) && !('facing' in pick));
  return last && keyOf(last);
}
